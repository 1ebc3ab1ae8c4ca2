/**
 * @promise Navigation and guards: "Back", error pages, repeated links
 * @journey navigation/back
 */

import { describe, expect, test } from 'vitest'
import { afterMove, findBackTarget, type PastPages } from './page-history.ts'

const NONE: PastPages = []
const at = (path: string, index: number | null = null) => ({ path, index })

/** Visits pages in order by links. */
function walk(...paths: string[]): PastPages {
  return paths
    .slice(1)
    .reduce<PastPages>(
      (past, path, step) =>
        afterMove(past, { left: at(paths[step] ?? '', step), entered: at(path, step + 1), isPop: false }),
      NONE,
    )
}
const paths = (past: PastPages) => past.map(({ path }) => path)

describe('what is remembered', () => {
  test('the pages that were left, the last five of them', () => {
    expect(paths(walk('/', '/games', '/rules'))).toEqual(['/', '/games'])
    expect(paths(walk('/', '/a', '/b', '/c', '/d', '/e', '/f'))).toEqual(['/a', '/b', '/c', '/d', '/e'])
  })

  test('the current page again is not added', () => {
    expect(paths(walk('/', '/games', '/games'))).toEqual(['/'])
    expect(paths(walk('/games', '/play/a', '/games', '/play/a', '/rules'))).toEqual([
      '/games',
      '/play/a',
      '/games',
      '/play/a',
    ])
  })

  test('a page left twice in a row is stored once', () => {
    const past = walk('/games', '/rules')
    expect(paths(afterMove(past, { left: at('/games'), entered: at('/about'), isPop: false }))).toEqual(['/games'])
  })

  test('an error page is not stored', () => {
    const past = walk('/', '/games')
    expect(afterMove(past, { left: null, entered: at('/rules'), isPop: false })).toBe(past)
  })
})

describe("the browser's own back", () => {
  const past = walk('/', '/games', '/play/a', '/rules')

  test('restores the past of that page', () => {
    expect(paths(afterMove(past, { left: at('/rules', 3), entered: at('/games', 1), isPop: true }))).toEqual(['/'])
  })

  test('forward adds the page left', () => {
    const back = afterMove(past, { left: at('/rules', 3), entered: at('/play/a', 2), isPop: true })
    expect(paths(afterMove(back, { left: at('/play/a', 2), entered: at('/rules', 3), isPop: true }))).toEqual([
      '/',
      '/games',
      '/play/a',
    ])
  })
})

describe('back leads', () => {
  test('to the last page', () => expect(findBackTarget(walk('/', '/games', '/rules'), '/rules').path).toBe('/games'))
  test('never to the current page', () =>
    expect(findBackTarget([at('/games'), at('/rules')], '/rules').path).toBe('/games'))
  test('past pages that `serves` rejects', () => {
    const past = walk('/games', '/play/a', '/play/b')
    expect(findBackTarget(past, '/play/b', { serves: (path) => !path.startsWith('/play/') })).toEqual(at('/games', 0))
  })
  test('without a past to the fallback, and without one to main', () => {
    expect(findBackTarget(NONE, '/play/a', { fallback: '/games' }).path).toBe('/games')
    expect(findBackTarget(NONE, '/play/a').path).toBe('/')
  })
})
