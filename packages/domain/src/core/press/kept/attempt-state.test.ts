import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTransaction } from '@croupier/platform-fixtures'
import { DomainError } from '../../value/errors.ts'
import { type TrackedAttempt, mustClose, afterStatus, afterFailure, MAX_CALL_MS } from './attempt-state.ts'
import { isOver, TRANSACTION_STATUSES } from './made.ts'

interface Details {
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

const SENT_AT = 1000
const anyPhase = fc.constantFrom('sent', 'asked', 'proved', 'accepted', undefined)
const anyAttempt = fc
  .record({
    phase: anyPhase,
    isOfAddress: fc.boolean(),
    asked: fc.constantFrom('code wanted', null),
    answer: fc.constantFrom('made', null),
    failure: fc.constantFrom(...failures, null),
    isDismissed: fc.boolean(),
    misses: fc.nat(3),
    isOwnCall: fc.boolean(),
  })
  .map(({ isOfAddress, phase, isOwnCall, ...rest }): TrackedAttempt<Details, string> => {
    const key = 'id-of-16-letters-1'
    return isOfAddress || phase === undefined
      ? { key, ownSentAt: null, ...rest }
      : {
          key,
          ownSentAt: isOwnCall ? SENT_AT : null,
          ...rest,
          phase,
          details: { amount: 500 },
          startedAt: 1,
          sentAt: SENT_AT,
        }
  })
const anyTime = fc.integer({ min: SENT_AT, max: SENT_AT + 2 * MAX_CALL_MS })
const unknown = (isClosed: boolean) => ({ transaction: null, isClosed })
const anyTransaction = fc
  .constantFrom(...TRANSACTION_STATUSES)
  .map((status) => aTransaction({ attemptKey: 'id-of-16-letters-1', status }))

describe('in every state of an attempt', () => {
  it("the platform's transaction is shown, unless the player dismissed it while it is open", () => {
    fc.assert(
      fc.property(anyAttempt, anyTransaction, fc.boolean(), (attempt, transaction, isFollowed) => {
        const update = afterStatus(attempt, { transaction, isClosed: false }, isFollowed)
        const isLetGo = attempt.isDismissed && isFollowed && !isOver(transaction)
        expect(update).toMatchObject({
          state: isLetGo ? { status: 'idle' } : { status: 'done', value: { transaction } },
        })
      }),
    )
  })

  it('"not found" counts only the second time in a row', () => {
    fc.assert(
      fc.property(anyAttempt, fc.boolean(), (attempt, isFollowed) => {
        fc.pre(!attempt.isDismissed)
        expect(afterStatus({ ...attempt, misses: 1 }, unknown(false), isFollowed)).toEqual({ kind: 'unknown' })
        expect(afterStatus({ ...attempt, misses: 2 }, unknown(true), isFollowed).kind).not.toBe('unknown')
      }),
    )
  })

  it('the key is kept while a code may still be on its way', () => {
    fc.assert(
      fc.property(anyAttempt, (attempt) => {
        fc.pre(!attempt.isDismissed && attempt.details !== undefined && attempt.asked !== null)
        expect(afterStatus({ ...attempt, misses: 2 }, unknown(false), false)).toMatchObject({
          kind: 'open',
          state: { status: 'asked' },
        })
      }),
    )
  })

  it('a failed call without an answer of the platform leaves the outcome unknown', () => {
    fc.assert(
      fc.property(anyAttempt, fc.constantFrom(...failures.slice(0, -1)), fc.boolean(), (attempt, failure, wasSent) => {
        expect(afterFailure({ ...attempt, failure }, wasSent)).toEqual({ kind: 'unknown' })
      }),
    )
  })

  it('a refusal leaves the outcome unknown if the same attempt was sent before', () => {
    fc.assert(
      fc.property(anyAttempt, (attempt) => {
        expect(afterFailure({ ...attempt, failure: answeredFailure }, true)).toEqual({ kind: 'unknown' })
        expect(afterFailure({ ...attempt, failure: answeredFailure }, false).kind).not.toBe('unknown')
      }),
    )
  })

  it('an attempt is missing only after its key was closed', () => {
    fc.assert(
      fc.property(anyAttempt, fc.nat(9), (attempt, misses) => {
        const update = afterStatus({ ...attempt, misses }, unknown(false), true)
        const isMissing = update.kind === 'over' && update.state.status === 'missing'
        // Who only has the key of an address says that it is unknown, not that nothing will come.
        if (isMissing) expect(attempt.details).toBeUndefined()
      }),
    )
  })

  it('its key is closed only by the tab that sent it, after the longest call, or once it is dismissed', () => {
    fc.assert(
      fc.property(anyAttempt, anyTime, (attempt, now) => {
        fc.pre(mustClose(attempt, now) && !attempt.isDismissed)
        expect(attempt.ownSentAt === SENT_AT || now >= SENT_AT + MAX_CALL_MS).toBe(true)
      }),
    )
  })

  it('its key is closed at last unless it waits for a code', () => {
    fc.assert(
      fc.property(anyAttempt, fc.constantFrom('sent', 'proved'), (attempt, phase) => {
        const inDoubt = { ...attempt, phase, asked: null, misses: 1, sentAt: SENT_AT }
        expect(mustClose(inDoubt, SENT_AT + MAX_CALL_MS)).toBe(true)
      }),
    )
  })
})
