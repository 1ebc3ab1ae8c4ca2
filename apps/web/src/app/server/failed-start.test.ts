/**
 * @promise Errors: a page that did not come whole, or whose scripts do not start, is loaded again once, then says so
 * @journey navigation/missing-scripts
 */
import { findBrand } from '@croupier/brands'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { Language } from '#shared/texts/language.ts'
import { loadTexts } from '../locale-texts.ts'
import { failedStartScript } from './failed-start.ts'

/** The script in a page of its own, whose document is still loading. */
async function openPage({ stored = {} as Record<string, unknown> | null, isOffline = false } = {}) {
  const language = new Language(await loadTexts('en', findBrand('gold')))
  await language.need(['old-page'])
  const told: string[] = []
  const element = () => ({ append: (text: string) => told.push(text) })
  const root = { dataset: {} as { hydrated?: string }, textContent: 'half of', prepend: vi.fn() }
  const deleted = vi.fn()
  const fetched: string[] = []
  const reload = vi.fn()
  /** Goes on five seconds later. */
  let goOn = (): void => undefined
  const document = { readyState: 'loading', hasRoot: false }
  const page = {
    self: { caches: { keys: () => Promise.resolve(['files']) } },
    caches: { delete: deleted },
    document: {
      documentElement: root,
      body: null,
      get readyState() {
        return document.readyState
      },
      createElement: element,
      getElementById: () => (document.hasRoot ? {} : null),
      querySelectorAll: () => [{ href: '/assets/entry.js' }],
    },
    location: { href: '/promo', reload },
    fetch: (file: string, { cache }: RequestInit) => {
      fetched.push(`${cache} ${file}`)
      return isOffline || file !== '/promo' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve()
    },
    AbortSignal,
    Date,
    setTimeout: (run: () => void, ms: number) => (ms === 5000 ? (goOn = run) : run()),
    get sessionStorage() {
      if (!stored) throw new Error('denied')
      return stored
    },
    startFailed: () => undefined,
  }
  runInNewContext(failedStartScript(language.translate), page)
  async function pass(): Promise<void> {
    goOn()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { page, document, root, reload, told, fetched, deleted, pass }
}

it('loads the page and its scripts past the caches of browser and worker, then again', async () => {
  const { page, reload, fetched, deleted, told } = await openPage()
  page.startFailed()
  page.startFailed()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  expect(fetched).toEqual(['reload /promo', 'reload /assets/entry.js'])
  expect(deleted).toHaveBeenCalledWith('files')
  expect(told).toEqual([])
})

it('keeps what is shown offline where there is no connection', async () => {
  const { page, reload, fetched, deleted } = await openPage({ isOffline: true })
  page.startFailed()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  expect(fetched).toEqual(['reload /promo'])
  expect(deleted).not.toHaveBeenCalled()
})

it('loads a page again whose document ends before the application', async () => {
  const { document, reload, pass } = await openPage()
  document.readyState = 'complete'
  await pass()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
})

it('loads a page again whose document does not grow, and leaves one alone that grows until it is whole', async () => {
  const still = await openPage()
  await still.pass()
  await expect.poll(() => still.reload.mock.calls).toHaveLength(1)

  const { document, root, fetched, pass } = await openPage()
  root.textContent += ' the page'
  await pass()
  document.readyState = 'complete'
  document.hasRoot = true
  await pass()
  expect(fetched).toEqual([])
})

it('tells the visitor where that was tried less than a minute ago, or nothing is kept that says so', async () => {
  const again = await openPage({ stored: { again: Date.now() - 59_000 } })
  again.page.startFailed()
  expect(again.told).toEqual(['This page loaded only in part, so some buttons may not work. Reload'])
  expect(again.root.prepend).toHaveBeenCalledOnce()
  expect(again.fetched).toEqual([])

  const denied = await openPage({ stored: null })
  denied.page.startFailed()
  expect(denied.told).toHaveLength(1)

  const later = await openPage({ stored: { again: Date.now() - 61_000 } })
  later.page.startFailed()
  await expect.poll(() => later.reload.mock.calls).toHaveLength(1)
  expect(later.told).toEqual([])
})

it('leaves a page alone that has started', async () => {
  const { page, root, told, fetched } = await openPage()
  root.dataset.hydrated = ''
  page.startFailed()
  expect([...told, ...fetched]).toEqual([])
})
