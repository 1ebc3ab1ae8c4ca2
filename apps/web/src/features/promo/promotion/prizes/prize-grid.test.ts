import { expect, test } from 'vitest'
import { fillRows } from './prize-grid.ts'

test.each([
  [1, 'row', { columns: 3, main: 'two' }],
  [2, 'row', { columns: 4, main: 'two' }],
  [3, 'row', { columns: 3, main: 'row' }],
  [4, 'row', { columns: 4, main: 'row' }],
  [4, 'two', { columns: 4, main: 'row' }],
  [5, 'two', { columns: 4, main: 'two' }],
  [6, 'row', { columns: 4, main: 'two' }],
  [7, 'two', { columns: 3, main: 'two' }],
  [8, 'two', { columns: 4, main: 'row' }],
] as const)('the main prize and %i others leave no gap', (others, preferred, expected) => {
  expect(fillRows(others, [4, 3], preferred)).toEqual(expected)
})

test.each(['row', 'two'] as const)('without others the grid is as preferred: %s', (main) => {
  expect(fillRows(0, [4, 3], main)).toEqual({ columns: 4, main })
})
