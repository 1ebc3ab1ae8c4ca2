import { expect, it, vi } from 'vitest'
import { MemoryState } from '../shared-state/memory-state.ts'
import { RequestQuota } from './request-quota.ts'

const START = 1_800_000_000_000 - (1_800_000_000_000 % 60_000)

/** Servers that share one state, and their clock. */
function servers(count: number, most: number) {
  const clock = { now: START }
  const now = () => clock.now
  const state = new MemoryState({ pageCacheBytes: 1 }, now)
  const counted = vi.spyOn(state, 'count')
  return { clock, counted, quotas: Array.from({ length: count }, () => new RequestQuota({ state, now }, most)) }
}

it('counts at all servers together, and asks the engine for nobody who asks for little', async () => {
  const { counted, quotas } = servers(2, 100)
  const [one, other] = quotas as [RequestQuota, RequestQuota]
  for (let at = 0; at < 10; at += 1) expect(one.takes('198.51.100.1')).toBe(true)
  expect(counted).not.toHaveBeenCalled()
  const takes = async (quota: RequestQuota, count: number) => {
    let taken = 0
    // oxlint-disable-next-line no-await-in-loop -- counted one after another
    for (let at = 0; at < count; at += 1) if (await quota.takes('198.51.100.1')) taken += 1
    return taken
  }
  const taken = (await takes(one, 60)) + (await takes(other, 60))
  // Each server has a tenth for itself.
  expect(taken + 10).toBe(100 + 10)
  await one.takes('198.51.100.1')
  counted.mockClear()
  // Whoever was refused costs the engine nothing more.
  expect(one.takes('198.51.100.1')).toBe(false)
  expect(counted).not.toHaveBeenCalled()
})

it('begins anew each minute', async () => {
  const { clock, quotas } = servers(1, 1)
  const [quota] = quotas as [RequestQuota]
  expect([await quota.takes('::ffff:198.51.100.1'), await quota.takes('::ffff:198.51.100.1')]).toEqual([true, false])
  clock.now += 20_000
  expect(quota.secondsLeft).toBe(40)
  clock.now += 40_000
  expect(await quota.takes('::ffff:198.51.100.1')).toBe(true)
})

it('counts a network of IPv6 as one visitor, and nobody whose address is unknown or of this machine', async () => {
  const { quotas } = servers(1, 1)
  const [quota] = quotas as [RequestQuota]
  expect([
    await quota.takes('2001:db8::1'),
    await quota.takes('2001:db8::2'),
    await quota.takes('2001:db8:0:1::1'),
  ]).toEqual([true, false, true])
  for (const address of [null, '127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect([quota.takes(address), quota.takes(address)]).toEqual([true, true])
})
