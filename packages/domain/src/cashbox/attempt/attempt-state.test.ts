import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../../core/index.ts'
import { type Course, isLastQuestion, judge, judgeFailure } from './attempt-state.ts'
import { isOver, type Transaction, TRANSACTION_STATUSES } from '../history/transaction.ts'

interface Memo {
  readonly amount: number
}

const failures = [
  new DomainError('network'),
  new DomainError('timeout'),
  new DomainError('unavailable', { status: 500 }),
  new DomainError('invalid-response'),
  new DomainError('rejected', { status: 408, codes: ['timeout'] }),
  new DomainError('rejected', { status: 429, codes: ['too_many_requests'] }),
  new DomainError('forbidden', { status: 403 }),
  new DomainError('rejected', { status: 422, codes: ['invalid_code'] }),
]
const answeredFailure = failures.at(-1)!

const anyPhase = fc.constantFrom('sent', 'asked', 'proved', 'accepted', undefined)
const anyCourse = fc
  .record({
    phase: anyPhase,
    isOfAddress: fc.boolean(),
    asked: fc.constantFrom('code wanted', null),
    answer: fc.constantFrom('made', null),
    failure: fc.constantFrom(...failures, null),
    isPutAside: fc.boolean(),
    misses: fc.nat(3),
  })
  .map(({ isOfAddress, phase, ...rest }): Course<Memo, string> => {
    const key = 'id-of-16-letters-1'
    return isOfAddress || phase === undefined
      ? { key, ...rest }
      : { key, ...rest, phase, memo: { amount: 500 }, startedAt: 1 }
  })
const anyTransaction = fc.constantFrom(...TRANSACTION_STATUSES).map((status): Transaction => ({
  id: '1',
  type: 'deposit',
  intent: 'id-of-16-letters-1',
  system: { key: 88, name: 'Card', image: null },
  amount: 500,
  currency: 'EUR',
  status,
  reason: null,
  title: null,
  payUrl: null,
  isCancellable: false,
  createdAt: 0,
  updatedAt: 0,
}))

describe('whatever an intent has come through', () => {
  it('what the platform has of it is shown, unless the player is done with it and it is still open', () => {
    fc.assert(
      fc.property(anyCourse, anyTransaction, fc.boolean(), (course, transaction, isFollowed) => {
        const verdict = judge(course, transaction, isFollowed)
        const isLetGo = course.isPutAside && isFollowed && !isOver(transaction)
        expect(verdict).toMatchObject({ state: isLetGo ? { status: 'idle' } : { status: 'accepted', transaction } })
      }),
    )
  })

  it('the platform is believed only the second time that it knows of nothing', () => {
    fc.assert(
      fc.property(anyCourse, fc.boolean(), (course, isFollowed) => {
        fc.pre(!course.isPutAside)
        expect(judge({ ...course, misses: 1 }, null, isFollowed)).toEqual({ is: 'unknown' })
        expect(judge({ ...course, misses: 2 }, null, isFollowed).is).not.toBe('unknown')
      }),
    )
  })

  it('while a code may still be on its way, the device keeps its key', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        fc.pre(!course.isPutAside && course.memo !== undefined && course.asked !== null)
        expect(judge({ ...course, misses: 2 }, null, false)).toMatchObject({ is: 'open', state: { status: 'asked' } })
      }),
    )
  })

  it('a call without an answer of the platform itself proves nothing', () => {
    fc.assert(
      fc.property(anyCourse, fc.constantFrom(...failures.slice(0, -1)), fc.boolean(), (course, failure, wasSent) => {
        expect(judgeFailure({ ...course, failure }, wasSent)).toEqual({ is: 'unknown' })
      }),
    )
  })

  it('nor does a refusal where the same was sent before', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        expect(judgeFailure({ ...course, failure: answeredFailure }, true)).toEqual({ is: 'unknown' })
        expect(judgeFailure({ ...course, failure: answeredFailure }, false).is).not.toBe('unknown')
      }),
    )
  })

  it('nothing is said to be missing whose key was not closed by the question before', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        const verdict = judge({ ...course, misses: 2 }, null, true)
        const isMissing = verdict.is === 'over' && verdict.state.status === 'missing'
        // Who only has the key of an address says that it is unknown, not that nothing will come.
        if (isMissing && course.memo !== undefined) expect(isLastQuestion({ ...course, misses: 1 })).toBe(true)
      }),
    )
  })
})
