export interface HotseatPlayer {
  seat: string
  token: string
}

/** The seat that is to take the device now; empty while whoever has it goes on, or somebody elsewhere is asked. */
export function nextHotseat(players: string[], now: string, asked: string[]): string {
  if (asked.includes(now)) return ''
  return asked.find((seat) => players.includes(seat)) ?? ''
}
