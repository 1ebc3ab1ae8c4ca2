import { Countdown, type TimeUnit } from '@croupier/design-system'
import { useTexts } from './tab.tsx'
import { formatTimeUnit } from '../texts/format-time.ts'

export interface TimeToProps {
  /** Milliseconds since 1970, in the server's time. */
  readonly at: number
  /** What happens then. */
  readonly label: string
  /** Only the largest unit; the label is then the tooltip. Default false. */
  readonly isShort?: boolean
}

/** The time left until a moment. */
export function TimeTo({ at, label, isShort = false }: TimeToProps) {
  const t = useTexts()
  const unitText = (unit: TimeUnit, value: number) => formatTimeUnit(t, unit, value)
  return (
    <time dateTime={new Date(at).toISOString()} title={isShort ? label : undefined}>
      <Countdown until={at} label={label} unitText={unitText} most={isShort ? 1 : undefined} className="text-body" />
    </time>
  )
}
