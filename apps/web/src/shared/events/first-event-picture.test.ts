import { expect, test } from 'vitest'
import { firstEventPicture } from './first-event-picture.ts'

const NOW = 1_000_000
const event = (image: string | null, from: number, to: number) => ({
  image,
  status: null,
  startAt: NOW + from,
  endAt: NOW + to,
  sortPriority: 0,
})

test('the first picture of a list is that of its first card', () => {
  const list = [event('/coming.png', 50, 90), event('/older.png', -90, 10), event('/newer.png', -20, 10)]
  expect(firstEventPicture(list, NOW)?.src).toBe('/newer.png')
  expect(firstEventPicture([{ ...event(null, -20, 10), background: '/wide.png' }], NOW)?.src).toBe('/wide.png')
})

test.each([
  ['none is there', []],
  ['it has none', [event(null, -20, 10), event('/older.png', -90, 10)]],
  ['all are over, which words above the cards say', [event('/past.png', -90, -10)]],
])('no picture is asked for first where %s', (_, list) => {
  expect(firstEventPicture(list, NOW)).toBeNull()
})
