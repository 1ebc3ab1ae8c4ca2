import { useSyncExternalStore } from 'react'
import { useTexts } from './tab.tsx'
import { formatMoment } from '../texts/format-time.ts'

export interface LocalTimeProps {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly className?: string
}

const never = () => () => undefined

/** Date and time in the reader's zone. The server and the first render use UTC, so that hydration matches. */
export function LocalTime({ at, className }: LocalTimeProps) {
  const t = useTexts()
  const isAtReader = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {formatMoment(t, at, isAtReader ? undefined : 'UTC')}
    </time>
  )
}
