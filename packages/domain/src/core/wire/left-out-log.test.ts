import { expect, test, vi } from 'vitest'
import { createLeftOutLog, namedFaults } from './left-out-log.ts'

test('a fault is logged once, with label and path; the same of many entries is counted', () => {
  const warn = vi.fn()
  const log = createLeftOutLog({ warn })
  const one = { path: 'data.3.slug', expected: 'string' }
  log('games', [one])
  log('games', [one])
  log(
    'producers',
    Array.from({ length: 7 }, (_, index) => ({ ...one, path: `data.${index}.slug` })),
  )
  log('winners', [one, { path: 'data.4.slug', expected: 'string' }, { path: 'data.4.nick', expected: 'string' }])
  expect(warn.mock.calls).toEqual([
    ['games', 'left out data.3.slug, expected string'],
    ['producers', 'left out data.0.slug, expected string and 6 more'],
    ['winners', 'left out data.3.slug, expected string; data.4.nick, expected string and 1 more'],
  ])
})

test('ten kinds of faults are named, more are counted', () => {
  const faults = Array.from({ length: 12 }, (_, index) => ({ path: `data.field${index}`, expected: 'string' }))
  const named = namedFaults(faults)
  expect(named.split('; ')).toHaveLength(10)
  expect(named).toMatch(/data\.field9, expected string and 2 more$/)
})
