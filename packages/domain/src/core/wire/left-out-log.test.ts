import { expect, test, vi } from 'vitest'
import { createLeftOutLog } from './left-out-log.ts'

test('a fault is logged once, with label and path; many are counted', () => {
  const warn = vi.fn()
  const log = createLeftOutLog({ warn })
  const one = { path: 'data.3.slug', expected: 'string' }
  log('games', [one])
  log('games', [one])
  log(
    'producers',
    Array.from({ length: 7 }, () => one),
  )
  expect(warn.mock.calls).toEqual([
    ['games', 'left out data.3.slug: expected string'],
    ['producers', expect.stringMatching(/^left out (data\.3\.slug: expected string(; )?){5} and 2 more$/)],
  ])
})
