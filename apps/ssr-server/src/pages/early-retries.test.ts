import { Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { EarlyRetries } from './early-retries.ts'

it('refuses at once, and who comes back too early when the time has passed', async () => {
  vi.useFakeTimers()
  const early = new EarlyRetries(3_000)
  const connection = new Socket()
  const { signal } = new AbortController()
  await early.beforeRefusal(connection, signal)
  await early.beforeRefusal(new Socket(), signal)
  await vi.advanceTimersByTimeAsync(1_000)
  const refused = vi.fn()
  void early.beforeRefusal(connection, signal).then(refused)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(refused).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(refused).toHaveBeenCalledOnce()
})

it('lets go of who leaves', async () => {
  const early = new EarlyRetries(600_000)
  const connection = new Socket()
  const leaving = new AbortController()
  await early.beforeRefusal(connection, leaving.signal)
  const refusal = early.beforeRefusal(connection, leaving.signal)
  leaving.abort(new Error('left'))
  await expect(refusal).rejects.toThrow('left')
})
