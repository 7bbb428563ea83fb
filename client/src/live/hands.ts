export interface Hand {
  seat: string
  token: string
}

/** The seat that is to take the device now; empty while whoever has it goes on, or somebody elsewhere is asked. */
export function nextHand(hands: string[], now: string, asked: string[]): string {
  if (asked.includes(now)) return ''
  return asked.find((seat) => hands.includes(seat)) ?? ''
}
