import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { aSandbox } from '../../testing/test-sandbox.ts'
import { ACCOUNTS, InsufficientFunds, type Balances } from './ledger.ts'

const nothing: Balances = { real: 0, bonus: 0, wagering: 0, winback: 0, compoints: 0 }
const amounts = fc.record(
  {
    real: fc.integer({ min: -5000, max: 5000 }),
    bonus: fc.integer({ min: -500, max: 500 }),
    wagering: fc.integer({ min: -500, max: 500 }),
  },
  { requiredKeys: [] },
)

describe('ledger', () => {
  const sandbox = aSandbox()
  let playerId: number
  beforeEach(() => {
    const { players } = sandbox.platform
    playerId = players.create({
      email: 'a@croupier.test',
      phone: null,
      password: 'a-password',
      nickname: 'a',
      currency: 'EUR',
      country: 'it',
      birthday: null,
    }).id
  })

  it('keeps every account the sum of its entries and never below zero', () => {
    const { ledger } = sandbox.platform
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 12 }), (postings) => {
        for (const posting of postings) {
          const before = ledger.balances(playerId)
          const expected = Object.fromEntries(
            ACCOUNTS.map((account) => [account, before[account] + ((posting as Partial<Balances>)[account] ?? 0)]),
          ) as Balances
          const fits = ACCOUNTS.every((account) => expected[account] >= 0)
          if (fits) expect(ledger.post(playerId, { amounts: posting, reason: 'test' })).toEqual(expected)
          else expect(() => ledger.post(playerId, { amounts: posting, reason: 'test' })).toThrow(InsufficientFunds)
          expect(ledger.balances(playerId)).toEqual(fits ? expected : before)
        }
        const sums = { ...nothing }
        for (const entry of ledger.entries(playerId)) sums[entry.account] += entry.amount
        expect(ledger.balances(playerId)).toEqual(sums)
      }),
      { numRuns: 60 },
    )
  })

  it('writes nothing if one account would fall below zero', () => {
    const { ledger } = sandbox.platform
    ledger.post(playerId, { amounts: { real: 1000 }, reason: 'deposit' })
    expect(() => ledger.post(playerId, { amounts: { real: 500, bonus: -1 }, reason: 'test' })).toThrow(
      InsufficientFunds,
    )
    expect(ledger.entries(playerId)).toHaveLength(1)
  })

  it('refuses fractions of a minor unit', () => {
    expect(() => sandbox.platform.ledger.post(playerId, { amounts: { real: 0.5 }, reason: 'test' })).toThrow(TypeError)
  })

  it('dates each change later than the one before, even if the clock goes back', () => {
    const { ledger, clock } = sandbox.platform
    const dates = [0, 0, -3_600_000, 0].map((advance) => {
      clock.advance(advance)
      ledger.post(playerId, { amounts: { real: 100 }, reason: 'test' })
      return ledger.changedAt(playerId)
    })
    expect(new Set(dates).size).toBe(4)
    expect(dates.toSorted((one, other) => one - other)).toEqual(dates)
  })

  it('announces no money that was rolled back', () => {
    const { database } = sandbox.platform
    const told: string[] = []
    expect(() =>
      database.transaction(() => {
        database.afterCommit(() => told.push('lost'))
        throw new Error('no')
      }),
    ).toThrow('no')
    database.transaction(() => database.afterCommit(() => told.push('kept')))
    expect(told).toEqual(['kept'])
  })
})
