import { describe, expect, it, test } from 'vitest'
import { activeAfter, typedAhead } from './list-keys.ts'
import { matchingItems, type SelectItem } from './select-item.ts'

const item = (title: string, more: Partial<SelectItem> = {}): SelectItem => ({ value: title, title, ...more })
const items = [
  item('Andorra', { disabled: true }),
  item('Brasil'),
  item('Bulgária'),
  item('Canadá', { disabled: true }),
  item('Dinamarca'),
  item('Egito', { disabled: true }),
]

describe('keys', () => {
  it.each([
    ['ArrowDown', -1, 1],
    ['ArrowDown', 2, 4],
    ['ArrowDown', 4, 4],
    ['ArrowUp', -1, 4],
    ['ArrowUp', 4, 2],
    ['ArrowUp', 1, 1],
    ['Home', 4, 1],
    ['End', 1, 4],
    ['PageDown', 1, 4],
    ['PageUp', 4, 1],
  ])('%s from %d goes to %d, over what cannot be chosen', (key, from, to) =>
    expect(activeAfter(key, from, items)).toBe(to),
  )

  it('does nothing in an empty list and ignores other keys', () => {
    expect(activeAfter('ArrowDown', -1, [])).toBe(-1)
    expect(activeAfter('PageDown', -1, [])).toBe(-1)
    expect(activeAfter('Tab', 1, items)).toBeUndefined()
  })
})

test('typing selects by prefix; a repeated letter cycles', () => {
  expect(typedAhead('b', -1, items)).toBe(1)
  expect(typedAhead('b', 1, items)).toBe(2)
  expect(typedAhead('bb', 2, items)).toBe(1)
  expect(typedAhead('bu', 1, items)).toBe(2)
  expect(typedAhead('c', -1, items)).toBeUndefined()
  expect(typedAhead('z', -1, items)).toBeUndefined()
})

describe('search', () => {
  const found = (query: string) => matchingItems([...items, item('Iêmen', { keywords: 'YE +967' })], query)
  it('ignores accents and case and needs every word', () => {
    expect(found('BULGARIA').map(({ title }) => title)).toEqual(['Bulgária'])
    expect(found('iemen 967').map(({ title }) => title)).toEqual(['Iêmen'])
    expect(found('iemen 55')).toEqual([])
    expect(found('  ')).toHaveLength(7)
  })
  it('lists items that begin with the query first', () => {
    expect(found('d').map(({ title }) => title)).toEqual(['Dinamarca', 'Andorra', 'Canadá'])
  })
})
