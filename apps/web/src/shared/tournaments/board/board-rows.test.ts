import type { Standing } from '@croupier/domain/tournaments'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BLOCK, boardRows, drawnRows, FIRST_ROWS, rowWindow } from './board-rows.ts'

const standing = (position: number, changes: Partial<Standing> = {}): Standing => ({
  id: String(position),
  position,
  username: `player-${position}`,
  score: 1000 - position,
  gift: null,
  ...changes,
})
const board = (leaders: readonly Standing[], changes = {}) => ({ leaders, opponents: [], ownPlace: null, ...changes })
const me = { userId: '2', username: 'me' }

describe('rows of a board', () => {
  test('the own row is found by id, never by name', () => {
    const { rows, own } = boardRows(board([standing(1, { username: 'me' }), standing(2)]), me)
    expect(own).toBe(1)
    expect(rows.map(({ isOwn }) => isOwn)).toEqual([false, true])
  })

  test('a place that is not on the board comes last, apart where places lie between', () => {
    const leaders = [standing(1), standing(3)]
    const far = boardRows(board(leaders, { ownPlace: { position: 40, score: 5 } }), me)
    expect(far.rows.at(-1)).toMatchObject({ isOwn: true, standing: { position: 40, score: 5, username: 'me' } })
    expect(far).toMatchObject({ own: 2, isOwnApart: true })
    expect(boardRows(board(leaders, { ownPlace: { position: 4, score: 5 } }), me).isOwnApart).toBe(false)
  })

  test('a guest and a player without a place have no row', () => {
    expect(boardRows(board([standing(1)]), null)).toMatchObject({ own: -1, isOwnApart: false })
    expect(boardRows(board([standing(1)]), me).rows).toHaveLength(1)
  })

  test('each row has a key of its own, also without ids and with one that comes twice', () => {
    const unnamed = standing(1, { id: null, username: 'anna' })
    const { rows, own } = boardRows(board([unnamed, unnamed, standing(2), standing(2)]), me)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4)
    expect(own).toBe(2)
  })
})

describe('the window of rows', () => {
  test('holds the rows in view and half a screen around it', () => {
    expect(rowWindow({ count: 5000, height: 50, top: 300, viewport: 800 })).toEqual({ first: 0, end: 20 })
    expect(rowWindow({ count: 5000, height: 50, top: -50_000, viewport: 800 })).toEqual({ first: 990, end: 1030 })
    expect(rowWindow({ count: 5000, height: 50, top: -900_000, viewport: 800 })).toEqual({ first: 4990, end: 5000 })
    expect(rowWindow({ count: 5000, height: 0, top: 0, viewport: 800 })).toEqual({ first: 0, end: FIRST_ROWS })
  })

  test('every row in view is drawn, the own one always, and what is left out adds up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6000 }),
        fc.integer({ min: -1, max: 6000 }),
        fc.integer({ min: -300_000, max: 2000 }),
        (count, ownAt, top) => {
          const own = ownAt < count ? ownAt : -1
          const range = rowWindow({ count, height: 52, top, viewport: 900 })
          const { drawn, after } = drawnRows(count, range, own)
          const indices = drawn.map(({ index }) => index)
          expect(indices).toEqual([...new Set(indices)].toSorted((a, b) => a - b))
          if (own >= 0) expect(indices).toContain(own)
          const left = drawn.reduce((sum, { gap }) => sum + gap, 0)
          expect(left + drawn.length + after).toBe(count)
          for (let index = 0; index < count; index += 1) {
            const y = top + index * 52
            if (y > -52 && y < 900) expect(indices.includes(index)).toBe(true)
          }
        },
      ),
      { numRuns: 100 },
    )
  })

  test('a board that became shorter is drawn from its last rows', () => {
    const { drawn, after } = drawnRows(5, { first: 40, end: 40 + BLOCK }, -1)
    expect(drawn.map(({ index }) => index)).toContain(4)
    expect(after).toBe(0)
  })
})
