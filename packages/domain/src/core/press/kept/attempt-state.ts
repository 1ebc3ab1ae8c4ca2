import type { DomainError } from '../../value/errors.ts'
import type { KeptState } from './attempt.ts'
import { type Attempt, isInDoubt } from './attempt-log.ts'
import { asksToWait, certainty, missingError } from '../certainty.ts'
import { isOver, type Made } from './made.ts'

/** After one "not found" the call may still be on its way, so the platform must say it twice in a row. */
const MISSES_REQUIRED = 2

/** Longest time that a call for an attempt takes, a token refresh included, ms. */
export const MAX_CALL_MS = 40_000

/** An attempt as this tab knows it. Only the key is set when it came from an address. */
export type TrackedAttempt<Details, Answer> = Pick<Attempt<Details>, 'key'> &
  Partial<Attempt<Details>> & {
    /** The answer that asks for the player's code. */
    readonly asked: Answer | null
    /** `sentAt` of the call of this tab, if no tab had sent the attempt before. */
    readonly ownSentAt: number | null
    readonly answer: Answer | null
    readonly failure: DomainError | null
    /** The player dismissed it, here or in another tab. It is dropped unless the platform has finished it. */
    readonly isDismissed: boolean
    /** The player asks for it by the address of a result page. */
    readonly isOfAddress?: boolean
    /** How often in a row the platform did not know the key. */
    readonly misses: number
  }

/** The platform's status of a key. */
export interface AttemptStatus<T extends Made = Made> {
  /** Null: the platform does not know the key. */
  readonly transaction: T | null
  /** The status call also closed the key: without a transaction there will never be one. */
  readonly isClosed: boolean
}

/** What an answer changes: the state on screen, and the phase stored on the device. */
export type AttemptUpdate<Details, Answer, T extends Made = Made> =
  /** The outcome is unknown: poll again. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'open'
      readonly phase: Attempt<Details>['phase'] | undefined
      readonly state: KeptState<Details, Answer, T>
    }
  /** Remove it from the device; the same request again is a new attempt. */
  | { readonly kind: 'over'; readonly state: KeptState<Details, Answer, T> }

/** It is made: the state on screen. */
export const doneState = <Details, Answer, T extends Made>(
  { details = null, answer }: Pick<TrackedAttempt<Details, Answer>, 'answer'> & { readonly details?: Details | null },
  transaction: T | null,
) => ({ status: 'done', request: details, value: { answer, transaction } }) as const

/** `isFollowed`: follow the transaction until it is final. */
export function afterStatus<Details, Answer, T extends Made>(
  attempt: TrackedAttempt<Details, Answer>,
  { transaction, isClosed }: AttemptStatus<T>,
  isFollowed: boolean,
): AttemptUpdate<Details, Answer, T> {
  const isOpen = transaction !== null && isFollowed && !isOver(transaction)
  if (attempt.isDismissed && (transaction === null || isOpen)) return { kind: 'over', state: { status: 'idle' } }
  if (transaction !== null) {
    const state = doneState(attempt, transaction)
    return isOpen ? { kind: 'open', phase: 'accepted', state } : { kind: 'over', state }
  }
  const isNothingMade = isClosed || !needsClosing(attempt)
  return attempt.misses >= MISSES_REQUIRED && isNothingMade ? afterNothingMade(attempt) : { kind: 'unknown' }
}

/** `wasSentBefore`, by this tab or another: a refusal of this call does not cover the earlier one. */
export function afterFailure<Details, Answer>(
  attempt: TrackedAttempt<Details, Answer> & { readonly failure: DomainError },
  wasSentBefore: boolean,
): AttemptUpdate<Details, Answer, never> {
  const { failure } = attempt
  // Another tab had it closed.
  if (failure.codes.includes('intent_closed')) return { kind: 'over', state: missing(attempt) }
  return certainty(failure) === 'refused' && !wasSentBefore ? afterNothingMade(attempt) : { kind: 'unknown' }
}

function afterNothingMade<Details, Answer>(
  attempt: TrackedAttempt<Details, Answer>,
): AttemptUpdate<Details, Answer, never> {
  const { details, phase, asked, failure, isOfAddress = false } = attempt
  if (asked !== null && details !== undefined) {
    // Unless the platform answered the code, the code may still arrive.
    const isCodeAnswered = failure !== null && certainty(failure) === 'refused'
    return {
      kind: 'open',
      phase: isCodeAnswered ? 'asked' : phase,
      state: { status: 'asked', request: details, answer: asked, error: failure },
    }
  }
  if (failure !== null && (certainty(failure) === 'refused' || asksToWait(failure)))
    return { kind: 'over', state: { status: 'refused', request: details ?? null, error: failure } }
  // Another tab may be asking for the code; the same request continues under this key.
  if (phase === 'asked') return { kind: 'open', phase, state: { status: 'idle' } }
  return { kind: 'over', state: phase === 'accepted' && !isOfAddress ? { status: 'idle' } : missing(attempt) }
}

const missing = <Details>({
  details,
}: Partial<Pick<Attempt<Details>, 'details'>>): KeptState<Details, never, never> => ({
  status: 'missing',
  request: details ?? null,
  error: missingError(),
})

/** Whether only closing the key proves that nothing was made. A key that waits for a code stays open for that code. */
const needsClosing = ({ phase, asked }: TrackedAttempt<unknown, unknown>): boolean => isInDoubt(phase) && asked === null

/** Whether the next status request also closes the key: never while a call of another tab may be on its way. */
export function mustClose(attempt: TrackedAttempt<unknown, unknown>, now: number): boolean {
  if (attempt.isDismissed) return true
  return attempt.misses > 0 && needsClosing(attempt) && callEndsIn(attempt, now) === 0
}

/** Milliseconds until no call for the attempt can be on its way. A tab polls only after the end of its own call. */
function callEndsIn({ sentAt, ownSentAt }: TrackedAttempt<unknown, unknown>, now: number): number {
  return sentAt === undefined || sentAt === ownSentAt ? 0 : Math.max(0, sentAt + MAX_CALL_MS - now)
}

/** Milliseconds until the outcome can be told without the platform's status of the key; Infinity: unknown, or now. */
export function decidedIn({ sentAt }: TrackedAttempt<unknown, unknown>, now: number): number {
  const left = sentAt === undefined ? 0 : sentAt + MAX_CALL_MS - now
  return left > 0 ? left : Infinity
}

/** Whether the platform may know more than this state shows. */
export function needsPolling<Details, Answer>(
  state: KeptState<Details, Answer>,
  { isDismissed }: Pick<TrackedAttempt<Details, Answer>, 'isDismissed'>,
  isFollowed: boolean,
): boolean {
  switch (state.status) {
    case 'checking':
      return true
    case 'done':
      return isFollowed && !(state.value.transaction !== null && isOver(state.value.transaction))
    // A code without an answer may still take effect.
    case 'asked':
      return isDismissed || state.error !== null
    default:
      return false
  }
}

/** Whether a code was sent whose answer never came: it may still take effect. */
export const isProofInDoubt = (state: KeptState<unknown, unknown>): boolean =>
  state.status === 'asked' && state.error !== null && certainty(state.error) !== 'refused'
