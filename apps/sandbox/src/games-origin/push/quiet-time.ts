const QUARTER = 15 * 60_000
const DAY_OF_QUARTERS = 4 * 24

/** The first time from then on outside the quiet hours there. Zones differ by quarters of an hour. */
export function afterQuiet(
  { from, to }: { from: number | null; to: number | null },
  timeZone: string,
  at: number,
): number {
  if (from === null || to === null) return at
  const isQuiet = (time: number) => {
    const hour = hourIn(timeZone, time)
    return from <= to ? hour >= from && hour < to : hour >= from || hour < to
  }
  if (!isQuiet(at)) return at
  const start = Math.ceil(at / QUARTER) * QUARTER
  for (let quarters = 0; quarters <= DAY_OF_QUARTERS; quarters += 1)
    if (!isQuiet(start + quarters * QUARTER)) return start + quarters * QUARTER
  return at
}

function hourIn(timeZone: string, at: number): number {
  const format = (zone: string) => new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: zone })
  try {
    return Number(format(timeZone).format(at))
  } catch {
    return Number(format('UTC').format(at))
  }
}
