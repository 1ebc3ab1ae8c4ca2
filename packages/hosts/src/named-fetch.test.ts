import { expect, it, vi } from 'vitest'
import { createNamedFetch } from './named-fetch.ts'

const init = (signal = new AbortController().signal) => ({ method: 'get', headers: {}, signal })

it('tells once which address does not answer, and why; each call fails with it', async () => {
  const reason = Object.assign(new Error(), { code: 'ECONNREFUSED' })
  const tell = vi.fn()
  const send = () => Promise.reject(new TypeError('fetch failed', { cause: reason }))
  const fetch = createNamedFetch('http://localhost:4009', send, tell)
  const sentence = 'http://localhost:4009 does not answer: ECONNREFUSED'
  await expect(fetch('', init())).rejects.toThrow(sentence)
  await expect(fetch('', init())).rejects.toThrow(sentence)
  expect(tell.mock.calls).toEqual([[sentence]])
})

it('leaves a call that was given up as it is', async () => {
  const gone = new Error('gone')
  const tell = vi.fn()
  const fetch = createNamedFetch('', () => Promise.reject(gone), tell)
  await expect(fetch('', init(AbortSignal.abort()))).rejects.toBe(gone)
  expect(tell).not.toHaveBeenCalled()
})
