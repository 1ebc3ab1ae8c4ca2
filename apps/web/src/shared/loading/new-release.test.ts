import { expect, it, vi } from 'vitest'
import { isNewRelease } from './new-release.ts'

it.each([
  ['is gone', () => Promise.resolve(new Response(null, { status: 404 })), true],
  ['is there', () => Promise.resolve(new Response(null)), false],
  ['is refused', () => Promise.resolve(new Response(null, { status: 503 })), false],
  ['cannot be asked for', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('when the script of this page %s', async (_what, answer, isNew) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  vi.stubGlobal('fetch', fetch)
  expect(await isNewRelease()).toBe(isNew)
  expect(fetch).toHaveBeenCalledWith(
    expect.stringContaining('new-release'),
    expect.objectContaining({ method: 'HEAD' }),
  )
})
