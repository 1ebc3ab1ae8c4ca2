import { expect, it } from 'vitest'
import { detectDevice } from './visitor.ts'

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36', 'mobile'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; Tablet) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'desktop'],
  ['', 'desktop'],
])('%s is %s', (userAgent, device) => {
  expect(detectDevice({ 'user-agent': userAgent })).toBe(device)
})

it('is told in no time, however long the browser speaks', () => {
  const before = performance.now()
  for (let i = 0; i < 100; i += 1) detectDevice({ 'user-agent': 'Android'.repeat(2_200) })
  expect(performance.now() - before).toBeLessThan(200)
})
