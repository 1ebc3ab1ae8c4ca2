import { type Clock, type DomainError, type Locks, type Random, type Timers } from '../../core/index.ts'
import type { AttemptLog } from './attempt-log.ts'
import { isOver, type Transaction } from '../history/transaction.ts'

/** How far an attempt has come. Only `rejected` and `missing` mean that no money moves. */
export type AttemptState<Details, Answer> =
  | { readonly status: 'idle' }
  /** `asked`: the answer that wants the proof which is on its way. */
  | { readonly status: 'submitting'; readonly details: Details; readonly asked: Answer | null }
  /** Sent, and no answer: the platform is asked what became of it. `error`: why the last question got none. */
  | { readonly status: 'checking'; readonly details: Details | null; readonly error: DomainError | null }
  /** It never arrived, and never will: its key is closed. Without a details it is only unknown. */
  | { readonly status: 'missing'; readonly details: Details | null }
  | { readonly status: 'rejected'; readonly error: DomainError }
  /** The platform wants the player's code first. `error`: why the last one was not taken, or never arrived. */
  | { readonly status: 'asked'; readonly details: Details; readonly answer: Answer; readonly error: DomainError | null }
  /** The platform has it: what it answered, and what it says of it since. */
  | { readonly status: 'accepted'; readonly answer: Answer | null; readonly transaction: Transaction | null }

export interface AttemptPorts<Request, Details extends object, Answer, Proof> {
  readonly attemptLog: AttemptLog<Details>
  /** Name of the lock under which tabs begin one attempt at a time. */
  readonly lock: string
  readonly detailsOf: (request: Request) => Details
  readonly send: (request: Request, key: string, proof: Proof | null) => Promise<Answer>
  /** Whether this answer says that it was made; else a proof is wanted. */
  readonly isMade: (answer: Answer) => boolean
  readonly find: (key: string, signal: AbortSignal) => Promise<Transaction | null>
  /** Has the platform end an attempt of which nothing was made; null: nothing will be. */
  readonly close: (key: string, signal: AbortSignal) => Promise<Transaction | null>
  /** Whether it is followed until it is over, or done with once it is made. */
  readonly isFollowed: boolean
  readonly createId: () => string
  readonly locks: Locks
  readonly clock: Pick<Clock, 'now'>
  readonly timers: Timers
  readonly random: Random
}

/** The platform's own no. A line that gave up waiting (408) or is overtaken (425) says nothing of what happened. */
export function isRefusal({ kind, status }: DomainError): boolean {
  const isNo = kind === 'rejected' || kind === 'unauthorized' || kind === 'forbidden' || kind === 'not-found'
  return isNo && status !== 408 && status !== 425
}

/**
 * Whether this is the answer of who would have done it, so that nothing was: a refusal that gives its reasons. Whoever
 * counts requests (429) may stand behind the work as well as before it.
 */
export function isAnswered(error: DomainError): boolean {
  return isRefusal(error) && error.status !== 429 && error.codes.length > 0
}

/** Whether nothing more will come of it. */
export function isOutcome<Details, Answer>(state: AttemptState<Details, Answer>, isFollowed: boolean): boolean {
  if (state.status === 'rejected') return true
  return state.status === 'accepted' && (!isFollowed || (state.transaction !== null && isOver(state.transaction)))
}

/** The form says something else now, and a refusal was said of what stood there. What is still asked about stays. */
export function forgetRefusal(attempts: { readonly state: { readonly status: string }; dismiss(): void }): void {
  if (attempts.state.status === 'rejected') attempts.dismiss()
}
