import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

it.each([
  ['a phone held upright', 390, { width: 390, height: 844 }, 5, 'mobile'],
  ['a phone on its side', 844, { width: 844, height: 390 }, 5, 'mobile'],
  ['a tablet', 1024, { width: 1024, height: 1366 }, 5, 'desktop'],
  ['a computer', 1440, { width: 1440, height: 900 }, 0, 'desktop'],
  ['a narrow window of a computer', 767, { width: 1440, height: 900 }, 0, 'mobile'],
] as const)('%s', (_name, innerWidth, screen, maxTouchPoints, device) => {
  expect(deviceOf({ innerWidth, screen }, { maxTouchPoints })).toBe(device)
})
