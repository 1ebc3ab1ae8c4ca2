/**
 * @promise Navigation and guards: once a release is known to be gone, nothing is loaded ahead and no file of it is asked
 *   for twice; a part whose script is gone, damaged or does not come says what helps, and one
 *   that has no room for words loads again by itself
 * @proof here, late.stories (LoadsAgain)
 * @journey navigation/missing-scripts
 */

import { beforeEach, expect, it, vi } from 'vitest'

/** The page's module: it remembers that its release is gone. */
let fresh: typeof import('./new-release.ts')
beforeEach(async () => {
  vi.resetModules()
  fresh = await import('./new-release.ts')
})

it.each([
  ['is gone', () => Promise.resolve(new Response(null, { status: 404 })), true],
  ['is there', () => Promise.resolve(new Response(null)), false],
  ['is refused', () => Promise.resolve(new Response(null, { status: 503 })), false],
  ['cannot be asked for', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('when the script of this page %s', async (_what, answer, isNew) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  vi.stubGlobal('fetch', fetch)
  expect(await fresh.isNewRelease()).toBe(isNew)
  expect(fetch).toHaveBeenCalledWith(
    expect.stringContaining('new-release'),
    expect.objectContaining({ method: 'HEAD' }),
  )
})

it.each([
  ['is gone', 404, true],
  ['is there', 200, false],
])('when the file that an error names %s, although this script is there', async (_what, status, isNew) => {
  const file = 'https://site.test/assets/search-panel-abc.js'
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(null, { status: address === file ? status : 200 })),
  )
  const message = `Failed to fetch dynamically imported module: ${file}?1764108000000`
  expect(await fresh.isNewRelease(new TypeError(message))).toBe(isNew)
  expect(await fresh.isNewRelease(new TypeError('Importing a module script failed.'))).toBe(false)
})

it('once this release is gone, nothing is loaded ahead any more', async () => {
  expect(await fresh.mayPreload()).toBe(true)
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const isNew = fresh.isNewRelease()
  const may = fresh.mayPreload()
  answer(new Response(null, { status: 404 }))
  expect([await isNew, await may, await fresh.mayPreload()]).toEqual([true, false, false])
})

it('a failed import is tried again under its new address, but not once it is known to be gone', async () => {
  const asked = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', asked)
  const importAgain = vi.fn<() => Promise<string>>(() => Promise.resolve('code'))
  expect(await fresh.retryImport(new TypeError('the line was cut'), importAgain)).toBe('code')

  importAgain.mockClear()
  asked.mockClear()
  asked.mockResolvedValue(new Response(null, { status: 404 }))
  for (const file of ['first', 'second', 'third']) {
    const error = new TypeError(`Failed to fetch dynamically imported module: https://site.test/assets/${file}-a1.js`)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as presses are
    await expect(fresh.retryImport(error, importAgain)).rejects.toBe(error)
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await fresh.isNewRelease(error)).toBe(true)
  }
  expect(importAgain).not.toHaveBeenCalled()
  expect(asked).toHaveBeenCalledTimes(1)
})

it.each([
  ['without a connection', false, 200, new TypeError('Failed to fetch'), 'errors:offlineTitle'],
  ['after a release', true, 404, new TypeError('Failed to fetch'), 'dialogs:outdated'],
  ['by a file that is no script', true, 200, new SyntaxError('Unexpected end of input'), 'dialogs:damaged'],
  ['by a file that did not come', true, 200, new TypeError('Failed to fetch'), 'dialogs:notLoaded'],
])('code that did not load %s says just that', async (_why, onLine, status, error, reason) => {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })))
  expect(await fresh.whyNotLoaded(error)).toBe(reason)
})

it('code that fails again although its file is there needs a reload; without the file it can be tried again', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const asked = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', asked)
  const reasonOf = (file: string) => globalThis.importPart(file).catch(fresh.whyNotLoaded)
  expect([await reasonOf('./no-such-part.js'), await reasonOf('./no-such-part.js')]).toEqual([
    'dialogs:notLoaded',
    'dialogs:notLoaded',
  ])
  asked.mockResolvedValue(new Response(null, { status: 200 }))
  expect(await reasonOf('./another-part.js')).toBe('dialogs:notLoaded')
  expect(fresh.isKnownToBeGone()).toBe(false)
  expect(await reasonOf('./no-such-part.js')).toBe('dialogs:damaged')
  expect([fresh.isKnownToBeGone(), fresh.needsReload('dialogs:damaged')]).toEqual([true, true])
})

it('once this release is gone, a file that failed is not asked for again, whoever wants it', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const asked = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(null, { status: 404 })))
  vi.stubGlobal('fetch', asked)
  const errorOf = (file: string) =>
    globalThis.importPart(file).then(
      () => null,
      (error: unknown) => error,
    )
  const first = await errorOf('./gone-part.js')
  expect(first).toBeInstanceOf(Error)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(await errorOf('./gone-part.js')).toBe(first)
  expect(asked).toHaveBeenCalledTimes(1)
})
