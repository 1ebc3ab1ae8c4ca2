import type { DomainError } from '../../core/index.ts'
import { type AttemptState, isAnswered, isRefusal } from './attempt.ts'
import { type Attempt, isInDoubt } from './attempt-log.ts'
import { isOver, type Transaction } from '../history/transaction.ts'

/** A call may still be on its way when its line is cut: only asked twice in a row, nothing was made of it. */
const MISSES_REQUIRED = 2

/** An attempt as this tab has lived through it. Made elsewhere (its key came in an address), it has nothing but the key. */
export type TrackedAttempt<Details, Answer> = Pick<Attempt<Details>, 'key'> &
  Partial<Attempt<Details>> & {
    /** The answer that wants the player's code. */
    readonly asked: Answer | null
    /** The answer that it is made. */
    readonly answer: Answer | null
    /** Why the last call was not answered as it should be. What that proves, the platform is asked first. */
    readonly failure: DomainError | null
    /** The player is done with it, here or in another tab: it is let go unless the platform has brought it to its end. */
    readonly isDismissed: boolean
    /** How often in a row the platform knew of nothing. */
    readonly misses: number
  }

/** What is to be believed, and what the device keeps of it. */
export type AttemptUpdate<Details, Answer> =
  /** Nothing is known for good: it is asked again. */
  | { readonly kind: 'unknown' }
  /** It goes on, with what the device keeps of it. */
  | {
      readonly kind: 'open'
      readonly phase: Attempt<Details>['phase'] | undefined
      readonly state: AttemptState<Details, Answer>
    }
  /** It is over: the device forgets it, and the same wish again is a new attempt. */
  | { readonly kind: 'over'; readonly state: AttemptState<Details, Answer> }

/**
 * After the platform was asked what became of it.
 * @param transaction null: the platform knows of nothing
 * @param isFollowed whether it goes on until the transaction is over
 */
export function afterStatus<Details, Answer>(
  attempt: TrackedAttempt<Details, Answer>,
  transaction: Transaction | null,
  isFollowed: boolean,
): AttemptUpdate<Details, Answer> {
  const isOpen = transaction !== null && isFollowed && !isOver(transaction)
  if (attempt.isDismissed && (transaction === null || isOpen)) return { kind: 'over', state: { status: 'idle' } }
  if (transaction !== null) {
    const state = { status: 'accepted', answer: attempt.answer, transaction } as const
    return isOpen ? { kind: 'open', phase: 'accepted', state } : { kind: 'over', state }
  }
  return attempt.misses < MISSES_REQUIRED ? { kind: 'unknown' } : afterNothingMade(attempt)
}

/**
 * After a call for it that was not answered as it should be.
 * @param wasSentBefore by this tab or another: a refusal of this call says nothing of that one
 */
export function afterFailure<Details, Answer>(
  attempt: TrackedAttempt<Details, Answer> & { readonly failure: DomainError },
  wasSentBefore: boolean,
): AttemptUpdate<Details, Answer> {
  const { failure } = attempt
  // Another tab has had it closed.
  if (failure.codes.includes('intent_closed')) return { kind: 'over', state: missing(attempt) }
  return isAnswered(failure) && !wasSentBefore ? afterNothingMade(attempt) : { kind: 'unknown' }
}

function afterNothingMade<Details, Answer>(attempt: TrackedAttempt<Details, Answer>): AttemptUpdate<Details, Answer> {
  const { details, phase, asked, failure } = attempt
  if (asked !== null && details !== undefined) {
    // Unless the platform has answered the code, it may still arrive: after a reload too.
    const isCodeAnswered = failure !== null && isAnswered(failure)
    return {
      kind: 'open',
      phase: isCodeAnswered ? 'asked' : phase,
      state: { status: 'asked', details, answer: asked, error: failure },
    }
  }
  if (failure !== null && isRefusal(failure)) return { kind: 'over', state: { status: 'rejected', error: failure } }
  // The code may be wanted in another tab; the same wish goes on under its key.
  if (phase === 'asked') return { kind: 'open', phase, state: { status: 'idle' } }
  return { kind: 'over', state: phase === 'accepted' ? { status: 'idle' } : missing(attempt) }
}

/** It never arrived, and never will. */
const missing = <Details>({ details }: Partial<Pick<Attempt<Details>, 'details'>>): AttemptState<Details, never> => ({
  status: 'missing',
  details: details ?? null,
})

/**
 * Whether the next question is to have it closed, so that "nothing was made" stays true. But under the key of one that
 * wants a code, the code is typed again.
 */
export function mustClose({ isDismissed, misses, phase, asked }: TrackedAttempt<unknown, unknown>): boolean {
  return isDismissed || (misses > 0 && isInDoubt(phase) && asked === null)
}

/** Whether the platform could say more of it than is known. */
export function needsPolling<Details, Answer>(
  state: AttemptState<Details, Answer>,
  { isDismissed }: Pick<TrackedAttempt<Details, Answer>, 'isDismissed'>,
  isFollowed: boolean,
): boolean {
  switch (state.status) {
    case 'checking':
      return true
    case 'accepted':
      return isFollowed && !(state.transaction !== null && isOver(state.transaction))
    // A code that got no answer may have made it yet.
    case 'asked':
      return isDismissed || state.error !== null
    default:
      return false
  }
}
