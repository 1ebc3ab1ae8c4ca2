import { describe, expect, test } from 'vitest'
import {
  DEFAULT_CATEGORIES,
  completeCategories,
  defaultCategory,
  lobbyCategories,
  topCategoriesFirst,
} from './category.ts'

const category = (slug: string, position: number, showInLobby = true) => ({
  ...defaultCategory(slug, position),
  name: slug,
  showInLobby,
})
const slugs = (categories: readonly { slug: string }[]) => categories.map(({ slug }) => slug)

describe('completeCategories', () => {
  test('sorts by position and adds the defaults the server omitted', () => {
    const completed = completeCategories([category('table', 3), category('slots', 1), category('crash_games', 2)])
    expect(slugs(completed)).toEqual(['slots', 'crash_games', 'table', 'buy_games', 'jackpot_games', 'wagering'])
    expect(completed.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test("keeps the server's own of the same slug", () => {
    const own = { ...category('wagering', 1), url: '/promo/wagering' }
    expect(completeCategories([own])[0]).toBe(own)
  })

  test('an empty answer gives the defaults', () => {
    const defaults = completeCategories([])
    expect(slugs(defaults)).toEqual(DEFAULT_CATEGORIES)
    expect(defaults[0]).toMatchObject({ url: '/games/crash_games', name: null, showInLobby: false })
  })

  test('leaves what it was given as it was', () => {
    const given = Object.freeze([category('b', 2), category('a', 1)])
    completeCategories(given)
    expect(slugs(given)).toEqual(['b', 'a'])
  })
})

test('the lobby shows only those that ask for it', () => {
  expect(slugs(lobbyCategories(completeCategories([category('slots', 1), category('hidden', 2, false)])))).toEqual([
    'slots',
  ])
})

test('the top categories come first in their own order, the others after them in theirs', () => {
  const top = ['slots', 'otygrat_bonus', 'crash_games', 'buy_games', 'jackpot_games', 'table']
  const given = ['new', 'table', 'buy_games', 'slots', 'jackpot_games', 'crash_games', 'otygrat_bonus', 'live'].map(
    (slug, position) => category(slug, position),
  )
  expect(slugs(topCategoriesFirst(given))).toEqual([...top, 'new', 'live'])
  expect(slugs(topCategoriesFirst([category('live', 1), category('table', 2)]))).toEqual(['table', 'live'])
})
