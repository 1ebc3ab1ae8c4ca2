import { describe, expect, test } from 'vitest'
import { opensSearch } from './search-keys.ts'

const press = (key: string, code: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

describe('opensSearch', () => {
  test.each([
    ['/', press('/', 'Slash')],
    ['/ by its place in a Russian layout', press('.', 'Slash')],
    ['/ on a German keyboard', press('/', 'Digit7')],
    ['Ctrl+K', press('k', 'KeyK', { ctrlKey: true })],
    ['⌘K', press('k', 'KeyK', { metaKey: true })],
    ['Ctrl+K in a Russian layout', press('л', 'KeyK', { ctrlKey: true })],
  ])('%s opens it', (_, keys) => {
    expect(opensSearch(keys, false)).toBe(true)
  })

  test('in a text field only Ctrl+K opens it', () => {
    expect(opensSearch(press('/', 'Slash'), true)).toBe(false)
    expect(opensSearch(press('k', 'KeyK', { ctrlKey: true }), true)).toBe(true)
  })

  test.each([
    ['a full stop', press('.', 'Period')],
    ['k alone', press('k', 'KeyK')],
    ['Ctrl+/', press('/', 'Slash', { ctrlKey: true })],
    ['Alt+/', press('/', 'Slash', { altKey: true })],
    ['Ctrl+Alt+K', press('k', 'KeyK', { ctrlKey: true, altKey: true })],
  ])('%s does not', (_, keys) => {
    expect(opensSearch(keys, false)).toBe(false)
  })
})
