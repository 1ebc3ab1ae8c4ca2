/**
 * @promise Profile: a gift is offered by the device that calls name
 * @journey none
 */

import { expect, it } from 'vitest'
import { deviceOf, kindOf } from './device.ts'

it.each([
  ['a phone held upright', 390, 'mobile', 'mobile'],
  ['a phone on its side', 844, 'mobile', 'mobile'],
  ['a computer', 1440, 'desktop', 'desktop'],
  ['a narrow window of a computer', 767, 'desktop', 'mobile'],
  ['a window of 768 px', 768, 'desktop', 'desktop'],
] as const)('%s is one device for pages and calls', (_name, innerWidth, kind, device) => {
  expect(deviceOf({ innerWidth }, kind)).toBe(device)
})

it.each([
  ['a phone held upright', { width: 390, height: 844 }, 5, 'mobile'],
  ['a phone on its side', { width: 844, height: 390 }, 5, 'mobile'],
  ['a tablet', { width: 1024, height: 1366 }, 5, 'desktop'],
  ['a computer', { width: 1440, height: 900 }, 0, 'desktop'],
] as const)('%s is known by its screen', (_name, screen, maxTouchPoints, kind) => {
  expect(kindOf(screen, { maxTouchPoints })).toBe(kind)
})
