import type { DomainError } from '../../value/errors.ts'
import type { Means } from '../../lifetime/means.ts'
import type { Attempt, AttemptLog } from './attempt-log.ts'
import { isOver, type Made } from './made.ts'
import type { PressState } from '../press.ts'

/** What the platform has made. `answer`: to the call; `transaction`: the latest status. */
export interface KeptOutcome<Answer, T extends Made = Made> {
  readonly answer: Answer | null
  readonly transaction: T | null
}

/**
 * The state of a kept press on screen. The request is what the device keeps of it; null: its key came from an address.
 * `checking`: being polled; its error is why the last poll failed. `asked`: the platform waits for the player's code; its error
 * is why the last code failed. `unclear` is never shown: it is polled until it is known.
 */
export type KeptState<Details, Answer, T extends Made = Made> =
  | PressState<Details | null, KeptOutcome<Answer, T>>
  | {
      readonly status: 'asked'
      readonly request: Details
      readonly answer: Answer
      readonly error: DomainError | null
    }

/** One call for an attempt. */
export interface AttemptCall<Request, Proof = never> {
  readonly request: Request
  readonly key: string
  readonly proof: Proof | null
  readonly signal: AbortSignal
}

/** What the step needs that asks for the player's code. A reload of the tab brings it back; nothing else does. */
export interface AskedLog<Request, Answer> {
  read(key: string): { readonly request: Request; readonly answer: Answer } | null
  write(key: string, asked: { readonly request: Request; readonly answer: Answer }): void
  clear(): void
}

/** What the player's data tell of an attempt whose answer never came. */
export interface DataProof<T> {
  /** What was made, as the data show it; null: they show nothing. */
  readonly made: T | null
  /** What it counts as once no call can be on its way any more; null: nothing was made. */
  readonly atLast: T | null
}

/** What kept presses need of the site and the device. */
export type KeptPressMeans = Pick<
  Means,
  'live' | 'clock' | 'timers' | 'random' | 'onStart' | 'locks' | 'storage' | 'createId' | 'deviceSignals'
>

export interface KeptPressOptions<Request, Details extends object, Answer, Proof, T extends Made = Made> extends Omit<
  KeptPressMeans,
  'storage'
> {
  readonly attemptLog: AttemptLog<Details>
  /** Left out: there is no such step, or a reload loses it. */
  readonly askedLog?: AskedLog<Request, Answer>
  readonly lock: string
  readonly detailsOf: (request: Request) => Details
  readonly send: (call: AttemptCall<Request, Proof>) => Promise<Answer>
  /** Whether the answer says that it was made; otherwise a code is needed. Left out: each does. */
  readonly isMade?: (answer: Answer) => boolean
  /** The platform's status of a key; null: it has none, or no such call. */
  readonly find: (key: string, signal: AbortSignal) => Promise<T | null>
  /** Closes the key at the platform; null: nothing was made, and nothing will be. Fails as `not-found` where it has no such call. */
  readonly close: (key: string, signal: AbortSignal) => Promise<T | null>
  /** Where the platform has no calls to look up a lost answer. Left out: only the platform's status counts. */
  readonly proveByData?: (attempt: Attempt<Details>) => Promise<DataProof<T>>
  /** Whether what was made is followed until it is final. Default false. */
  readonly isFollowed?: boolean
  /** It is made: by the answer, found out after a lost one, or by another tab. */
  readonly onDone?: () => void
}

export function isOutcome<Details, Answer>(state: KeptState<Details, Answer>, isFollowed: boolean): boolean {
  if (state.status === 'refused') return true
  if (state.status !== 'done') return false
  const { transaction } = state.value
  return !isFollowed || (transaction !== null && isOver(transaction))
}
