/**
 * @promise Offline: offline: the last lobby with when it was seen, an honest page for the rest, in language and
 *   brand; in an open tab each step says that there is no connection, and comes with it, lists too
 * @proof reads.test, offline-page.stories, error-page.stories (Offline)
 * @journey offline/offline
 */

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { offlineDocument, type OfflineView } from './offline-document.ts'
import type { WorkerSite } from '@croupier/contract/worker-site'

const site: WorkerSite = {
  release: '/assets/entry-1.js',
  brand: 'gold',
  background: '#232229',
  logo: '/brands/gold/assets/logo.svg',
  styles: '/assets/brand-1.css',
  files: [],
  optional: [],
}
const view: OfflineView = {
  language: 'ru',
  texts: {
    title: 'Нет соединения',
    text: 'Нужен интернет.',
    retry: 'Повторить',
    toLobby: 'Лобби',
    lobbyTitle: 'Вы не в сети',
    lobbyText: 'Так лобби выглядело {{when}}.',
  },
  logo: null,
  lobby: null,
  hasLobby: false,
}
const lobby = {
  seenAt: Date.UTC(2026, 0, 15, 12),
  rows: [
    {
      name: 'Top',
      games: [{ name: '<img src=x onerror=alert(1)>', studio: '"&', picture: 'data:image/png;base64,AA' }],
    },
  ],
}
const htmlOf = async (changes: Partial<OfflineView>) => (await offlineDocument(site, { ...view, ...changes })).text()

describe('the offline page', () => {
  it('says so in the language and brand of the visitor, with a way to the lobby only where one was seen', async () => {
    const answer = await offlineDocument(site, view)
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect(html).toContain('<html lang="ru" data-brand="gold">')
    expect(html).toContain('<h1>Нет соединения</h1>')
    expect(html).not.toContain('href="/"')
    expect(await htmlOf({ hasLobby: true })).toContain('<a href="/">Лобби</a>')
  })

  it('shows the lobby as of when it was seen, as text that nobody can play', async () => {
    const answer = await offlineDocument(site, { ...view, lobby })
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toMatch(/Так лобби выглядело 15\.01\.26, \d\d:00/)
    expect(html).not.toMatch(/href="\/(play|games)/)
  })

  it('draws names as text, whatever they are', async () => {
    const html = await htmlOf({ lobby })
    expect(html).toContain('<b>&lt;img src=x onerror=alert(1)&gt;</b><small>&quot;&amp;</small>')
    expect(html).not.toContain('<img src=x')
  })

  it('allows its own script and styles by hash, and no other', async () => {
    const answer = await offlineDocument(site, { ...view, lobby })
    const html = await answer.text()
    const policy = answer.headers.get('content-security-policy') ?? ''
    for (const [kind, element] of [
      ['script-src', 'script'],
      ['style-src', 'style'],
    ] as const) {
      const [, text = ''] = new RegExp(`<${element}>([^]*?)</${element}>`).exec(html) ?? []
      const hash = createHash('sha256').update(text).digest('base64')
      expect(policy.split('; ').find((part) => part.startsWith(kind))).toContain(`'sha256-${hash}'`)
    }
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
