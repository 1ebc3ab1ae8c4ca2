import { useSyncExternalStore } from 'react'
import { useTexts } from './tab.tsx'
import { formatMoment } from '../texts/format-time.ts'

export interface LocalTimeProps {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly className?: string
}

const never = () => () => undefined

/** The zone of times: the reader's, undefined. On the server and in the first render UTC, so that hydration matches. */
export function useZone(): 'UTC' | undefined {
  return useSyncExternalStore(
    never,
    () => undefined,
    () => 'UTC',
  )
}

/** Date and time in the reader's zone. */
export function LocalTime({ at, className }: LocalTimeProps) {
  const t = useTexts()
  const zone = useZone()
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {formatMoment(t, at, zone)}
    </time>
  )
}
