import type { DomainError } from '../../core/index.ts'
import { type IntentState, isAnswered, isRefusal } from './attempt.ts'
import { type Attempt, isInDoubt } from './attempt-log.ts'
import { isOver, type Transaction } from '../history/transaction.ts'

/** A call may still be on its way when its line is cut: only asked twice in a row, nothing was made of it. */
const MISSES_TO_BELIEVE = 2

/** An intent as this tab has lived through it. Made elsewhere (its key came in an address), it has nothing but the key. */
export type Course<Memo, Answer> = Pick<Attempt<Memo>, 'key'> &
  Partial<Attempt<Memo>> & {
    /** The answer that wants the player's code. */
    readonly asked: Answer | null
    /** The answer that it is made. */
    readonly answer: Answer | null
    /** Why the last call was not answered as it should be. What that proves, the platform is asked first. */
    readonly failure: DomainError | null
    /** The player is done with it, here or in another tab: it is let go unless the platform has brought it to its end. */
    readonly isPutAside: boolean
    /** How often in a row the platform knew of nothing. */
    readonly misses: number
  }

/** What is to be believed, and what the device keeps of it. */
export type Verdict<Memo, Answer> =
  /** Nothing is known for good: it is asked again. */
  | { readonly is: 'unknown' }
  /** It goes on, with what the device keeps of it. */
  | {
      readonly is: 'open'
      readonly phase: Attempt<Memo>['phase'] | undefined
      readonly state: IntentState<Memo, Answer>
    }
  /** It is over: the device forgets it, and the same wish again is a new intent. */
  | { readonly is: 'over'; readonly state: IntentState<Memo, Answer> }

/**
 * After the platform was asked what became of it.
 * @param transaction null: the platform knows of nothing
 * @param isFollowed whether it goes on until the transaction is over
 */
export function judge<Memo, Answer>(
  course: Course<Memo, Answer>,
  transaction: Transaction | null,
  isFollowed: boolean,
): Verdict<Memo, Answer> {
  const isOpen = transaction !== null && isFollowed && !isOver(transaction)
  if (course.isPutAside && (transaction === null || isOpen)) return { is: 'over', state: { status: 'idle' } }
  if (transaction !== null) {
    const state = { status: 'accepted', answer: course.answer, transaction } as const
    return isOpen ? { is: 'open', phase: 'accepted', state } : { is: 'over', state }
  }
  return course.misses < MISSES_TO_BELIEVE ? { is: 'unknown' } : judgeNothingMade(course)
}

/**
 * After a call for it that was not answered as it should be.
 * @param wasSentBefore by this tab or another: a refusal of this call says nothing of that one
 */
export function judgeFailure<Memo, Answer>(
  course: Course<Memo, Answer> & { readonly failure: DomainError },
  wasSentBefore: boolean,
): Verdict<Memo, Answer> {
  const { failure } = course
  // Another tab has had it closed.
  if (failure.codes.includes('intent_closed')) return { is: 'over', state: missing(course) }
  return isAnswered(failure) && !wasSentBefore ? judgeNothingMade(course) : { is: 'unknown' }
}

function judgeNothingMade<Memo, Answer>(course: Course<Memo, Answer>): Verdict<Memo, Answer> {
  const { memo, phase, asked, failure } = course
  if (asked !== null && memo !== undefined) {
    // Unless the platform has answered the code, it may still arrive: after a reload too.
    const isCodeAnswered = failure !== null && isAnswered(failure)
    return {
      is: 'open',
      phase: isCodeAnswered ? 'asked' : phase,
      state: { status: 'asked', memo, answer: asked, error: failure },
    }
  }
  if (failure !== null && isRefusal(failure)) return { is: 'over', state: { status: 'rejected', error: failure } }
  // The code may be wanted in another tab; the same wish goes on under its key.
  if (phase === 'asked') return { is: 'open', phase, state: { status: 'idle' } }
  return { is: 'over', state: phase === 'accepted' ? { status: 'idle' } : missing(course) }
}

/** It never arrived, and never will. */
const missing = <Memo>({ memo }: Partial<Pick<Attempt<Memo>, 'memo'>>): IntentState<Memo, never> => ({
  status: 'missing',
  memo: memo ?? null,
})

/**
 * Whether the next question is to have it closed, so that "nothing was made" stays true. But under the key of one that
 * wants a code, the code is typed again.
 */
export function isLastQuestion({ isPutAside, misses, phase, asked }: Course<unknown, unknown>): boolean {
  return isPutAside || (misses > 0 && isInDoubt(phase) && asked === null)
}

/** Whether the platform could say more of it than is known. */
export function isWorthAsking<Memo, Answer>(
  state: IntentState<Memo, Answer>,
  { isPutAside }: Pick<Course<Memo, Answer>, 'isPutAside'>,
  isFollowed: boolean,
): boolean {
  switch (state.status) {
    case 'checking':
      return true
    case 'accepted':
      return isFollowed && !(state.transaction !== null && isOver(state.transaction))
    // A code that got no answer may have made it yet.
    case 'asked':
      return isPutAside || state.error !== null
    default:
      return false
  }
}
