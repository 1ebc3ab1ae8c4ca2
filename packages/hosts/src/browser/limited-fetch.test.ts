import type { FetchAnswer } from '@croupier/domain/core'
import { expect, test } from 'vitest'
import { createLimitedFetch } from './limited-fetch.ts'

const ANSWER: FetchAnswer = { status: 200, headers: [], text: () => Promise.resolve('') }

function hangingPlatform() {
  const answers: (() => void)[] = []
  const urls: string[] = []
  const fetch = createLimitedFetch(
    (url) =>
      new Promise((resolve) => {
        urls.push(url)
        answers.push(() => resolve(ANSWER))
      }),
  )
  const call = (url: string, signal = new AbortController().signal) =>
    fetch(url, { method: 'GET', headers: {}, signal })
  return { call, urls, answers }
}

test('at most five calls are active; the others follow in order', async () => {
  const { call, urls, answers } = hangingPlatform()
  const calls = Array.from({ length: 7 }, (_, index) => call(`/${index}`))
  await Promise.resolve()
  expect(urls).toHaveLength(5)
  answers[0]!()
  await calls[0]
  await Promise.resolve()
  expect(urls).toEqual(['/0', '/1', '/2', '/3', '/4', '/5'])
})

test('an aborted waiting call is never sent and takes no slot', async () => {
  const { call, urls, answers } = hangingPlatform()
  const first = Array.from({ length: 5 }, (_, index) => call(`/${index}`))
  const abort = new AbortController()
  const left = call('/left', abort.signal)
  const last = call('/last')
  abort.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  answers[0]!()
  await first[0]
  await Promise.resolve()
  expect(urls.at(-1)).toBe('/last')
  answers.at(-1)!()
  await expect(last).resolves.toBe(ANSWER)
})

test('a failed call frees its slot', async () => {
  const fetch = createLimitedFetch((url) =>
    url === '/cut' ? Promise.reject(new Error('cut')) : Promise.resolve(ANSWER),
  )
  const call = (url: string) => fetch(url, { method: 'GET', headers: {}, signal: new AbortController().signal })
  await Promise.allSettled(Array.from({ length: 10 }, () => call('/cut')))
  await expect(call('/fine')).resolves.toBe(ANSWER)
})
