export interface HotseatPlayer {
  seat: string
  token: string
}

/** The seat to hand the device to; empty if the current player goes on, or nobody on this device is asked. */
export function nextHotseat(players: string[], now: string, asked: string[]): string {
  if (asked.includes(now)) return ''
  return asked.find((seat) => players.includes(seat)) ?? ''
}
