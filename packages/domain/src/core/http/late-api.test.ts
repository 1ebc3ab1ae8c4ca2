import { HandTimers } from '@croupier/platform-fixtures/fakes'
import { expect, test } from 'vitest'
import { lateApi, lateCode } from './late-api.ts'

interface Api {
  double(of: number): Promise<number>
}

function anApi(load: () => Promise<Api>) {
  const timers = new HandTimers()
  return {
    timers,
    api: lateApi<Api, Api>({ code: lateCode({ timers, timeoutMs: 30_000 }, load), make: (loaded) => loaded }),
  }
}

const code: Api = { double: (of) => Promise.resolve(2 * of) }

test('loads its code once, with the first call', async () => {
  let loads = 0
  const { api } = anApi(() => Promise.resolve(code).finally(() => (loads += 1)))
  expect(loads).toBe(0)
  expect(await Promise.all([api.double(2), api.double(3)])).toEqual([4, 6])
  expect(await api.double(4)).toBe(8)
  expect(loads).toBe(1)
})

test('a call whose code does not load fails with `network`, and the next one tries again', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(code)]
  const { api } = anApi(() => answers.shift() ?? Promise.resolve(code))
  await expect(api.double(1)).rejects.toMatchObject({ kind: 'network' })
  expect(await api.double(1)).toBe(2)
})

test('a call whose code never comes ends with `timeout`', async () => {
  const { api, timers } = anApi(() => new Promise(() => {}))
  const call = expect(api.double(1)).rejects.toMatchObject({ kind: 'timeout' })
  timers.advance(30_000)
  await call
})

test('passes on what a call rejects with', async () => {
  const { api } = anApi(() => Promise.resolve({ double: () => Promise.reject(new Error('odd')) }))
  await expect(api.double(1)).rejects.toThrow('odd')
})

test('reports a call before its code is loaded', async () => {
  const told: string[] = []
  const code = lateCode({ timers: new HandTimers(), timeoutMs: 30_000 }, async () => {
    await Promise.resolve()
    told.push('code')
    return { double: (of: number) => Promise.resolve(2 * of) }
  })
  const api = lateApi<Api, Api>({ code, make: (loaded) => loaded, onCall: () => void told.push('call') })
  await api.double(1)
  expect(told).toEqual(['call', 'code'])
})
