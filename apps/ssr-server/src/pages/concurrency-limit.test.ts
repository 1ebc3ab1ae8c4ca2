import { expect, it } from 'vitest'
import { deferred } from '../testing/site.ts'
import { ConcurrencyLimit } from './concurrency-limit.ts'

it('starts the next piece of work when one ends, in the order of the calls, also after a failure', async () => {
  const limit = new ConcurrencyLimit(2)
  const gates = Array.from({ length: 4 }, () => deferred())
  const started: number[] = []
  const runs = gates.map(({ promise }, at) =>
    limit.run(async () => {
      started.push(at)
      await promise
      if (at === 0) throw new Error('failed')
      return at
    }),
  )
  expect(started).toEqual([0, 1])
  gates[0]!.resolve()
  await expect(runs[0]).rejects.toThrow('failed')
  expect(started).toEqual([0, 1, 2])
  for (const gate of gates) gate.resolve()
  expect(await Promise.all(runs.slice(1))).toEqual([1, 2, 3])
  expect(await limit.run(() => Promise.resolve('free again'))).toBe('free again')
})
