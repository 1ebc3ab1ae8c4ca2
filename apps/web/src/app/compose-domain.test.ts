/**
 * @promise Calls: a call ends after 30 s in the browser and 8 s on the server
 * @journey none
 */

import type { RequestPorts } from '@croupier/contract/document'
import { findBrand } from '@croupier/brands'
import { createAxiosClient } from '@croupier/domain/core'
import { createPlatformFetch, type AnswerTable } from '@croupier/platform-fixtures'
import { hostTimers, partOf } from '@croupier/platform-fixtures/fakes'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Visit } from '@croupier/contract/visit'
import { composeForBrowser, composeForRequest } from './compose-domain.ts'

const visit = partOf<Visit>({
  brand: 'caju',
  locale: 'en',
  device: 'desktop',
  base: '/',
  hasTls: false,
  hasWorker: true,
  nowMs: Date.UTC(2026, 0, 15),
  origins: { games: [], payments: [] },
})

// Loads axios, so that a call leaves at once.
beforeAll(
  async () => void (await createAxiosClient({ baseUrl: '', fetch: createPlatformFetch().port, timers: hostTimers })),
)
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))

const siteOfRequest = (table: AnswerTable = {}, sendLog = vi.fn<RequestPorts['sendLog']>()) =>
  composeForRequest({
    visit,
    platformUrl: 'http://platform.test',
    fetch: createPlatformFetch(table).port,
    session: null,
    sendLog,
    signal: new AbortController().signal,
  })

it('aborts a call of the server after 8 s', () => expectTimeout(siteOfRequest().content.serverData.load(), 8000))

it('aborts a call of the browser after 30 s', async () => {
  vi.stubGlobal('fetch', createPlatformFetch().port)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', new URL('https://casino.test/'))
  vi.stubGlobal('window', globalThis)
  const state = { visit, brand: findBrand('caju'), market: null, release: 'Ab12_-xY', ...siteOfRequest().snapshot() }
  const site = composeForBrowser({ ...state, status: 200, complete: false })
  await expectTimeout(site.content.serverData.load(), 30_000)
})

it('logs each failed read of the server once, by name and brand; that something does not exist is a warning', async () => {
  const sendLog = vi.fn<RequestPorts['sendLog']>()
  const { content } = siteOfRequest({ '/*': { status: 500 }, '/json-api/seo*': { status: 404 } }, sendLog)
  const reads = Promise.allSettled([
    content.serverData.load(),
    content.staticPages.load(),
    content.seo('/games').load(),
  ])
  // The code of the calls loads with the first one.
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(10_000)
  await reads
  expect(sendLog).toHaveBeenCalledTimes(3)
  expect(sendLog.mock.calls.map(([{ context }]) => context['brand'])).toEqual(['caju', 'caju', 'caju'])
  const logged = sendLog.mock.calls.map(([{ label, level_name: level, type }]) => [label, `${level}: ${type}`])
  expect(Object.fromEntries(logged)).toEqual({
    'content.seo': 'warning: not-found',
    'content.serverData': 'error: unavailable',
    'content.staticPages': 'error: unavailable',
  })
})

async function expectTimeout(call: Promise<unknown>, ms: number): Promise<void> {
  const settled = vi.fn()
  call.then(settled, settled)
  // The code of the calls loads with the first one.
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'timeout' }))
}
