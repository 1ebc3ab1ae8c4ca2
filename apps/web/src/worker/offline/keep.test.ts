/**
 * @promise Security promises: after a deploy a worker asks for no more than one file of its release, which is gone
 * @journey none
 */

import { afterEach, expect, it, vi } from 'vitest'
import { keepAll } from './keep.ts'

afterEach(() => void vi.unstubAllGlobals())

const FILES = ['/assets/a-12345678.js', '/assets/b-12345678.js', '/assets/c-12345678.js']

/** A server without one file; returns what it was asked for and what was kept. */
async function keptWithout(missing: string, endsAtMissing: boolean) {
  const asked: string[] = []
  const kept: string[] = []
  vi.stubGlobal('location', new URL('https://casino.test/'))
  vi.stubGlobal('fetch', (address: string) => {
    const path = new URL(address).pathname
    asked.push(path)
    const isThere = path !== missing
    const headers = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' }
    const answer = new Response('', { status: isThere ? 200 : 404, headers })
    return Promise.resolve(Object.defineProperty(answer, 'type', { value: 'basic' }))
  })
  const cache: Pick<Cache, 'match' | 'put'> = {
    match: () => Promise.resolve(undefined),
    put: (address) => Promise.resolve(void kept.push(typeof address === 'string' ? address : '')),
  }
  const { signal } = new AbortController()
  await keepAll(cache as Cache, FILES, { onlyLoaded: false, endsAtMissing, signal })
  return { asked, kept }
}

it('keeps no further file of a release once the server lacks one', async () => {
  expect(await keptWithout('/assets/b-12345678.js', true)).toEqual({
    asked: FILES.slice(0, 2),
    kept: [`https://casino.test${FILES[0]}`],
  })
})

it('keeps other files, such as pictures, whichever is missing', async () => {
  const { asked, kept } = await keptWithout('/assets/b-12345678.js', false)
  expect([asked, kept.length]).toEqual([FILES, 2])
})
