import { expect, onTestFinished, test, vi } from 'vitest'
import { subscribeTo } from './push-subscription.ts'

test('a push service that never answers is given up after 20 s', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const subscribing = subscribeTo({ subscribe: () => new Promise(() => undefined) }, 'AQID')
  const failure = expect(subscribing).rejects.toThrow('The push service does not answer')
  await vi.advanceTimersByTimeAsync(20_000)
  await failure
})
