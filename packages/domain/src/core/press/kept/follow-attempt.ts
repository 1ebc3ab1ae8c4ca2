import type { DeviceSignals, Live } from '../../live/live-connection.ts'
import type { Clock } from '../../value/clock.ts'
import type { Timers } from '../../value/timers.ts'
import { type KeptState, isOutcome } from './attempt.ts'
import { type AttemptLog, isInDoubt } from './attempt-log.ts'

/** Wait before another tab's attempt is shown as having an unknown outcome, ms: most calls are answered by then. */
const OTHER_TABS_CALL_MS = 500

interface Followed {
  readonly key: string
  readonly state: KeptState<unknown, unknown>
  resume(): void
  check(): void
  reset(): void
  dispose(): void
}

export interface FollowMeans {
  readonly live: Pick<Live, 'on' | 'onReconnect'>
  readonly deviceSignals: DeviceSignals
  readonly attemptLog: Pick<AttemptLog<object>, 'read' | 'onChange'>
  readonly timers: Timers
  readonly clock: Pick<Clock, 'now'>
  /** Whether what was made is followed until it is final. Default false. */
  readonly isFollowed?: boolean
}

/** Keeps an attempt up to date by live events, the device and other tabs. Returns its stop. */
export function followAttempt(store: Followed, means: FollowMeans): () => void {
  const { live, deviceSignals: signals, attemptLog, timers, clock, isFollowed = false } = means
  const check = (): void => store.check()
  const resume = (): void => store.resume()
  const onTransaction = ({ intent }: { intent?: string | null | undefined }): void => {
    if (intent === store.key) check()
  }
  let cancelWait = (): void => undefined
  const onOtherTab = (): void => {
    cancelWait()
    const kept = attemptLog.read(clock.now())
    if (kept && isInDoubt(kept.phase) && kept.key !== store.key) cancelWait = timers.after(OTHER_TABS_CALL_MS, resume)
    else resume()
  }
  resume()
  const stops = [
    live.on('treasury-transaction-updated', onTransaction),
    live.on('treasury-transaction-confirmed', onTransaction),
    live.onReconnect(check),
    signals.onOnline(check),
    signals.onVisible(resume),
    attemptLog.onChange(onOtherTab),
    () => cancelWait(),
    () => store.dispose(),
    // A final outcome was shown: the next visit of the page starts with the form.
    () => isOutcome(store.state, isFollowed) && store.reset(),
  ]
  return () => stops.forEach((stop) => stop())
}
