import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../ground/values/seeded-random.ts'
import { LINES, REELS, ROWS } from './lines.ts'
import { STRIPS, evaluate, lineReturn, openingGrid, playSpin, readLine, scatterReturn, spinReels } from './machine.ts'
import { stakesOf, usualStake } from '../../ground/values/stakes.ts'
import { SCATTER, SYMBOL_COUNT, WILD } from './symbols.ts'

const symbol = fc.nat(SYMBOL_COUNT - 1)
const line = fc.array(symbol, { minLength: REELS, maxLength: REELS })
const grid = fc.array(fc.array(symbol, { minLength: ROWS, maxLength: ROWS }), { minLength: REELS, maxLength: REELS })
const lines = fc.integer({ min: 1, max: LINES.length })
const lineBet = fc.integer({ min: 1, max: 1_000_000 })

describe('a line', () => {
  it.each([
    ['three of a kind from the left', [5, 5, 5, 2, 3], 5, 3],
    ['a gap ends it', [5, 5, 2, 5, 5], 5, 2],
    ['a wild stands for any', [WILD, 4, WILD, 4, 9], 4, 4],
    ['wilds before a scatter count as themselves', [WILD, WILD, WILD, SCATTER, 4], WILD, 3],
    ['three wilds are worth more than four cheap ones', [WILD, WILD, WILD, 9, 2], WILD, 3],
    ['five of a kind', [2, 2, 2, 2, 2], 2, 5],
  ])('%s', (_name, symbols, first, count) => {
    expect(readLine(symbols)).toMatchObject({ symbol: first, count })
  })

  it('pays nothing for fewer than three', () => {
    expect(readLine([5, 5, 2, 5, 5]).pays).toBe(0)
  })

  it('never pays less when a wild takes the place of another symbol', () => {
    fc.assert(
      fc.property(line, fc.nat(REELS - 1), (symbols, place) => {
        const helped = symbols.map((one, index) => (index === place ? WILD : one))
        expect(readLine(helped).pays).toBeGreaterThanOrEqual(readLine(symbols).pays)
      }),
    )
  })

  it('pays for equal symbols from the left, whatever follows', () => {
    fc.assert(
      fc.property(line, symbol, (symbols, last) => {
        const before = symbols.slice(0, -1)
        const ends = new Set(before.filter((one) => one !== WILD)).size > 1
        if (ends) expect(readLine([...before, last]).pays).toBe(readLine(symbols).pays)
      }),
    )
  })
})

describe('a spin', () => {
  it('pays whole minor units, the sum of the shown wins', () => {
    fc.assert(
      fc.property(grid, lines, lineBet, (field, count, bet) => {
        const { win, detail } = evaluate(field, { bet: bet * count, lines: count })
        const shown = [...detail.lineWins, ...(detail.scatterWin ? [detail.scatterWin] : [])]
        expect(win).toBe(shown.reduce((sum, { amount }) => sum + amount, 0))
        expect(Number.isSafeInteger(win) && win >= 0).toBe(true)
        expect(detail.lineWins.every((one) => one.line < count)).toBe(true)
      }),
    )
  })

  it('pays in proportion to the bet', () => {
    fc.assert(
      fc.property(grid, lines, lineBet, (field, count, bet) => {
        const one = evaluate(field, { bet: count, lines: count }).win
        expect(evaluate(field, { bet: bet * count, lines: count }).win).toBe(one * bet)
      }),
    )
  })

  it('pays the scatters anywhere', () => {
    const field = [
      [2, SCATTER, 3],
      [4, 5, SCATTER],
      [6, 7, 8],
      [SCATTER, 9, 2],
      [3, 4, 5],
    ]
    expect(evaluate(field, { bet: 100, lines: 10 })).toMatchObject({
      win: 500,
      detail: { lineWins: [], scatterWin: { count: 3, amount: 500 } },
    })
  })

  it('is the same for the same chance', () => {
    expect(playSpin(seededRandom('a'), { bet: 20, lines: 20 })).toEqual(
      playSpin(seededRandom('a'), { bet: 20, lines: 20 }),
    )
  })

  it('opens on a field without a win', () => {
    fc.assert(
      fc.property(fc.string(), lines, (seed, count) => {
        expect(evaluate(openingGrid(seededRandom(seed), count), { bet: count, lines: count }).win).toBe(0)
      }),
      { numRuns: 50 },
    )
  })
})

describe('fairness', () => {
  it('returns 95 % exactly, within half a per cent', () => {
    expect(lineReturn() + scatterReturn()).toBeCloseTo(0.95, 2)
  })

  it('shows at most one scatter on each reel', () => {
    for (const strip of STRIPS) {
      strip.forEach((_symbol, stop) => {
        const seen = Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length])
        expect(seen.filter((one) => one === SCATTER).length).toBeLessThan(2)
      })
    }
  })

  it('returns about 95 % over 200,000 spins, and wins now and then', () => {
    const random = seededRandom('fair play')
    const stake = { bet: 20, lines: 20 }
    let [returned, wins] = [0, 0]
    for (let spin = 0; spin < 200_000; spin += 1) {
      const { win } = evaluate(spinReels(random), stake)
      returned += win
      if (win > 0) wins += 1
    }
    expect(returned / (200_000 * stake.bet)).toBeGreaterThan(0.92)
    expect(returned / (200_000 * stake.bet)).toBeLessThan(0.98)
    expect(wins / 200_000).toBeGreaterThan(0.2)
    expect(wins / 200_000).toBeLessThan(0.5)
  }, 60_000)
})

describe('lines and stakes', () => {
  it('has fifty different lines that cross every reel', () => {
    expect(new Set(LINES.map((pattern) => pattern.join(''))).size).toBe(50)
    expect(LINES.every((pattern) => pattern.length === REELS && pattern.every((row) => row >= 0 && row < ROWS))).toBe(
      true,
    )
  })

  it('offers bets that split evenly over the lines, in every currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('RUB', 'EUR', 'USD', 'UAH', 'KZT', 'CAD', 'BRL', 'XXX', 'constructor'),
        lines,
        (currency, count) => {
          const stakes = stakesOf(currency, count)
          expect(stakes.every((stake) => Number.isSafeInteger(stake) && stake > 0 && stake % count === 0)).toBe(true)
          expect(stakes).toEqual(stakes.toSorted((one, other) => one - other))
          expect(stakes).toContain(usualStake(stakes))
        },
      ),
    )
  })
})
