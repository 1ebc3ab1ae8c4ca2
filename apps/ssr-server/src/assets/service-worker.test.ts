/**
 * @promise Offline: the worker is revalidated each time, and one setting removes it from all devices
 * @journey offline/offline
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startSite, testBrand } from '../testing/site.ts'

function builtClient(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'croupier-worker-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(root, name), content)
  return root
}

const built = { 'sw.js': '(() => work(self.site))()' }

it('is revalidated each time, and may call this site only', async () => {
  const site = await startSite({ clientRoot: builtClient(built) })
  const answer = await site.get('/sw.js')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
  })
  expect(answer.headers).not.toHaveProperty('set-cookie')
  const again = await site.get('/sw.js', { headers: { 'if-none-match': String(answer.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('knows the release and the brand of its host', async () => {
  const boreal = { ...testBrand, id: 'boreal', hosts: ['boreal.test'], logo: '/brands/boreal/assets/logo.svg' }
  const site = await startSite({
    clientRoot: builtClient(built),
    brands: [testBrand, boreal],
    config: { publicOrigins: ['http://casino.test', 'http://boreal.test'] },
  })
  const work = vi.fn<(told: unknown) => void>()
  for (const host of ['casino.test', 'boreal.test'])
    runInNewContext(`self = globalThis; ${(await site.get('/sw.js', { headers: { host } })).body}`, { work })
  expect(work.mock.calls.flat()).toEqual([
    {
      release: '/assets/entry.js',
      brand: 'aurora',
      background: '#102030',
      logo: '/brands/aurora/assets/logo.svg',
      styles: '/assets/aurora.css',
      files: ['/assets/a.js'],
      optional: ['/assets/aurora.woff2'],
    },
    {
      release: '/assets/entry.js',
      brand: 'boreal',
      background: '#102030',
      logo: '/brands/boreal/assets/logo.svg',
      styles: '/assets/boreal.css',
      files: ['/assets/a.js'],
      optional: ['/assets/boreal.woff2'],
    },
  ])
})

it('that was not built is missing, never a page', async () => {
  const site = await startSite({ clientRoot: builtClient({}) })
  const answer = await site.get('/sw.js', { headers: { accept: 'text/html' } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
})

it('switched off, removes itself with all that it kept', async () => {
  const site = await startSite({ clientRoot: builtClient(built), config: { serviceWorker: false } })
  const answer = await site.get('/sw.js')
  expect(answer.headers['cache-control']).toBe('no-cache')
  const handlers: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void> = {}
  const worker = {
    caches: { keys: () => Promise.resolve(['a', 'b']), delete: vi.fn<(name: string) => Promise<boolean>>() },
    registration: { unregister: vi.fn<() => Promise<boolean>>() },
    skipWaiting: vi.fn<() => Promise<void>>(),
    addEventListener: (type: string, handler: (typeof handlers)[string]) => (handlers[type] = handler),
  }
  runInNewContext(answer.body, { self: worker })
  const dispatch = (type: string) => new Promise<unknown>((resolve) => handlers[type]?.({ waitUntil: resolve }))
  await dispatch('install')
  await dispatch('activate')
  expect(worker.skipWaiting).toHaveBeenCalledOnce()
  expect(worker.caches.delete.mock.calls.flat()).toEqual(['a', 'b'])
  expect(worker.registration.unregister).toHaveBeenCalledOnce()
  expect(handlers).not.toHaveProperty('fetch')
})
