import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACCOUNTS, InsufficientFunds, type Balances } from '../ground/ledger/ledger.ts'
import { betSteps, playable } from './bet.ts'

const money = fc.integer({ min: 0, max: 100_000 })
const balances = fc.record({
  real: money,
  bonus: money,
  wagering: money,
  winback: fc.constant(0),
  compoints: fc.constant(0),
})
const bet = fc.integer({ min: 1, max: 5000 })
const share = fc.constantFrom(0, 10, 20, 100)
const win = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50_000 }))

const apply = (before: Balances, steps: ReturnType<typeof betSteps>): Balances => {
  const after = { ...before }
  for (const step of [steps.bet, steps.win, steps.settlement?.amounts ?? {}])
    for (const account of ACCOUNTS) after[account] += step[account] ?? 0
  return after
}

describe('a bet', () => {
  it('moves exactly the bet and the win, and leaves no account below zero', () => {
    fc.assert(
      fc.property(balances, bet, win, fc.boolean(), share, (before, stake, won, allowsBonus, counts) => {
        fc.pre(stake <= playable(before, allowsBonus))
        const after = apply(before, betSteps(before, { bet: stake, win: won, allowsBonus, share: counts }))
        expect(after.real + after.bonus).toBe(before.real + before.bonus - stake + won)
        for (const account of ACCOUNTS) expect(after[account]).toBeGreaterThanOrEqual(0)
        expect(after.wagering).toBeLessThanOrEqual(before.wagering)
      }),
    )
  })

  it('never stakes more than there is, nor bonus money where the game does not take it', () => {
    fc.assert(
      fc.property(balances, bet, fc.boolean(), (before, stake, allowsBonus) => {
        fc.pre(stake > playable(before, allowsBonus))
        expect(() => betSteps(before, { bet: stake, win: 0, allowsBonus, share: 100 })).toThrow(InsufficientFunds)
      }),
    )
  })

  const wallet: Balances = { real: 100, bonus: 500, wagering: 250, winback: 0, compoints: 0 }

  it('takes real money first and returns what bonus money won to the bonus', () => {
    const steps = betSteps(wallet, { bet: 150, win: 80, allowsBonus: true, share: 100 })
    expect(steps.bet).toEqual({ real: -100, bonus: -50, wagering: -150 })
    expect(steps.win).toEqual({ bonus: 80 })
    expect(steps.settlement).toBeNull()
  })

  it.each([
    [100, -150],
    [10, -15],
    [1, -1],
    [0, -0],
  ])('counts %s percent for wagering, in whole minor units', (percent, wagering) => {
    const steps = betSteps(wallet, { bet: 150, win: 0, allowsBonus: true, share: percent })
    expect(steps.bet.wagering).toBe(wagering)
  })

  it('turns the bonus into real money when it is wagered out', () => {
    const steps = betSteps(wallet, { bet: 300, win: 0, allowsBonus: true, share: 100 })
    expect(steps.settlement).toEqual({ reason: 'bonus_released', amounts: { real: 300, bonus: -300 } })
  })

  it('leaves nothing to wager when the bonus is lost', () => {
    const steps = betSteps({ ...wallet, wagering: 5000 }, { bet: 600, win: 0, allowsBonus: true, share: 100 })
    expect(steps.settlement).toEqual({ reason: 'bonus_lost', amounts: { wagering: -4400 } })
  })
})
