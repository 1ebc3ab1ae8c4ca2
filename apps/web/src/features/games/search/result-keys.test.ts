import { describe, expect, test } from 'vitest'
import { FIELD, moveByKey } from './result-keys.ts'

describe('moveByKey, seven results in two columns', () => {
  test.each([
    ['ArrowDown', FIELD, 0],
    ['ArrowDown', 0, 2],
    ['ArrowDown', 6, 6],
    ['ArrowDown', 5, 6],
    ['ArrowUp', 4, 2],
    ['ArrowUp', 1, FIELD],
    ['ArrowRight', 0, 1],
    ['ArrowRight', 6, 6],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, FIELD],
    ['Home', 5, 0],
    ['End', 1, 6],
  ])('%s from %i goes to %i', (key, index, to) => {
    expect(moveByKey(key, index, 7, 2)).toBe(to)
  })

  test.each([
    ['ArrowLeft', FIELD],
    ['Home', FIELD],
    ['ArrowUp', FIELD],
    ['a', 3],
    ['Enter', 3],
    ['Tab', 0],
  ])('%s at %i is not handled', (key, index) => {
    expect(moveByKey(key, index, 7, 2)).toBeNull()
  })
})

test('without results no key is handled', () => {
  expect(moveByKey('ArrowDown', FIELD, 0, 1)).toBeNull()
})
