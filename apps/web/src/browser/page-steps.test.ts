import { expect, it, vi } from 'vitest'
import { isEntryInView, stepTo, type PageEntries } from './page-steps.ts'

const pagesAt = (index: number) => {
  const traverseTo = vi.fn(() => ({ committed: Promise.reject(new Error('replaced')), finished: Promise.resolve() }))
  const pages: PageEntries = {
    currentEntry: { index },
    entries: () => ['first', 'second', 'third'].map((key) => ({ key })),
    traverseTo,
  }
  return { pages, traverseTo }
}

it.each([
  [2, -1, 'second'],
  [2, -2, 'first'],
  [0, 1, 'second'],
])('from page %d a step of %d leads to the %s', (index, delta, key) => {
  const { pages, traverseTo } = pagesAt(index)
  expect(stepTo(pages, delta)).toBe(true)
  expect(traverseTo).toHaveBeenCalledExactlyOnceWith(key)
})

it('is left to the history where there is no such page, or the browser does not tell pages', () => {
  expect(stepTo(pagesAt(0).pages, -1)).toBe(false)
  expect(stepTo(undefined, -1)).toBe(false)
})

it.each([
  [1, { idx: 1 }, true],
  [1, { idx: 0 }, false],
  [1, null, false],
  [null, { idx: 1 }, false],
])('the entry %j is in view of a history at %j: %j', (index, state, expected) => {
  expect(isEntryInView(index, { state })).toBe(expected)
})
