/** Hours of the day in the player's time zone, 0 to 23: quiet from `from` until `to`, over midnight where `to` is smaller. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** The hours that are quiet until the player chooses others. */
export const NIGHT: QuietHours = { from: 22, to: 8 }

export function isHour(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 23
}

/** The same hour twice is no quiet time. */
export function isQuietHour({ from, to }: QuietHours, hour: number): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}

/** The hour of the day there; UTC where the zone is unknown. */
export function hourIn(timeZone: string, at: number): number {
  const format = (zone: string) => new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: zone })
  try {
    return Number(format(timeZone).format(at))
  } catch {
    return Number(format('UTC').format(at))
  }
}

/** Whether notifications are held back at this time, milliseconds. Null: never. */
export function isQuietAt(quiet: QuietHours | null, timeZone: string, at: number): boolean {
  return quiet !== null && isQuietHour(quiet, hourIn(timeZone, at))
}
