import { dateTag } from '@croupier/domain/core'
import { useSyncExternalStore } from 'react'
import { useTexts } from '../site/tab.tsx'

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
  const format = new Intl.DateTimeFormat(dateTag(t.locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(!isAtReader && { timeZone: 'UTC' }),
  })
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {format.format(at)}
    </time>
  )
}
