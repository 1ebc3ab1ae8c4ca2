import type { DomainError } from '../value/errors.ts'
import type { Means } from '../lifetime/means.ts'
import type { AttemptLog } from './attempt-log.ts'
import { isOver, type Made } from './made.ts'

/** The state of an attempt on screen. Only `refused` and `missing` mean that no money moves. */
export type AttemptState<Details, Answer, T extends Made = Made> =
  | { readonly status: 'idle' }
  /** `asked`: the answer that asked for the code now being sent. */
  | { readonly status: 'sending'; readonly details: Details; readonly asked: Answer | null }
  /** Sent, outcome unknown, being polled. `error`: why the last poll failed. */
  | { readonly status: 'checking'; readonly details: Details | null; readonly error: DomainError | null }
  /** Never arrived, and its key is closed. `details` null: the key came from an address, so it is only unknown. */
  | { readonly status: 'missing'; readonly details: Details | null }
  | { readonly status: 'refused'; readonly error: DomainError }
  /** The platform waits for the player's code. `error`: why the last code failed. */
  | { readonly status: 'asked'; readonly details: Details; readonly answer: Answer; readonly error: DomainError | null }
  /** The platform has it. `answer`: to the call; `transaction`: the latest status. */
  | { readonly status: 'accepted'; readonly answer: Answer | null; readonly transaction: T | null }

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

export interface AttemptStoreMeans<Request, Details extends object, Answer, Proof, T extends Made = Made> extends Pick<
  Means,
  'clock' | 'timers' | 'random' | 'locks' | 'createId'
> {
  readonly attemptLog: AttemptLog<Details>
  /** Left out: there is no such step, or a reload loses it. */
  readonly askedLog?: AskedLog<Request, Answer>
  readonly lock: string
  readonly detailsOf: (request: Request) => Details
  readonly send: (call: AttemptCall<Request, Proof>) => Promise<Answer>
  /** Whether the answer says that it was made; otherwise a code is needed. */
  readonly isMade: (answer: Answer) => boolean
  readonly find: (key: string, signal: AbortSignal) => Promise<T | null>
  /** Closes the key at the platform; null: nothing was made, and nothing will be. */
  readonly close: (key: string, signal: AbortSignal) => Promise<T | null>
  readonly isFollowed: boolean
}

export function isOutcome<Details, Answer>(state: AttemptState<Details, Answer>, isFollowed: boolean): boolean {
  if (state.status === 'refused') return true
  return state.status === 'accepted' && (!isFollowed || (state.transaction !== null && isOver(state.transaction)))
}
