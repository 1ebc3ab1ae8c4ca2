import type { KeptLobby, OfflineTexts } from './kept.ts'
import { runOfflinePage } from './offline-page.ts'
import { OFFLINE_STYLES } from './offline-styles.ts'
import type { WorkerSite } from '@croupier/contract/worker-site'

export interface OfflineView {
  readonly language: string
  readonly texts: OfflineTexts
  /** The logo as a `data:` address; null where it was not kept. */
  readonly logo: string | null
  /** Shown where the lobby was asked for: pictures are `data:` addresses. Null: another page, or no lobby was seen. */
  readonly lobby: KeptLobby | null
  /** The page links to the lobby that was seen. */
  readonly hasLobby: boolean
}

const SCRIPT = `(${runOfflinePage.toString()})(window)`

/** The document that replaces a page without a connection. Assembled when it is asked for: none is stored. */
export async function offlineDocument(site: WorkerSite, view: OfflineView): Promise<Response> {
  const policy = [
    "default-src 'none'",
    `script-src '${await hashOf(SCRIPT)}'`,
    `style-src 'self' '${await hashOf(OFFLINE_STYLES)}'`,
    'img-src data:',
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  const title = escaped(view.lobby ? view.texts.lobbyTitle : view.texts.title)
  const html =
    `<!doctype html><html lang="${escaped(view.language)}" data-brand="${escaped(site.brand)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    `<meta name="theme-color" content="${escaped(site.background)}"><meta name="robots" content="noindex"><title>${title}</title>` +
    `<link rel="stylesheet" href="${escaped(site.styles)}"><style>${OFFLINE_STYLES}</style></head>` +
    `<body>${offlineMarkup(view)}<script>${SCRIPT}</script></body></html>`
  return new Response(html, {
    status: view.lobby ? 200 : 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** As on the other pages: two-digit day, month and year. */
const WHEN = {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const

/** The visible part of the offline page. Names of games are plain text, and nothing of it can be played. */
export function offlineMarkup({ language, texts, logo, lobby, hasLobby }: OfflineView): string {
  const header = logo ? `<header><img src="${escaped(logo)}" alt="" height="32"></header>` : ''
  const retry = `<button type="button">${escaped(texts.retry)}</button>`
  if (!lobby) {
    const link = hasLobby ? `<a href="/">${escaped(texts.toLobby)}</a>` : ''
    return (
      `${header}<main class="alone"><section class="note"><h1>${escaped(texts.title)}</h1><p>${escaped(texts.text)}</p>` +
      `<p class="ways">${retry}${link}</p></section></main>`
    )
  }
  const when = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, WHEN).format(lobby.seenAt)
  const rows = lobby.rows.map(({ name, games }) => {
    const cards = games.map(({ name: game, studio, picture }) => {
      const drawn = picture ? `<img src="${escaped(picture)}" alt="">` : '<span class="blank"></span>'
      return `<li>${drawn}<b>${escaped(game)}</b><small>${escaped(studio)}</small></li>`
    })
    return `<section><h2>${escaped(name)}</h2><ul>${cards.join('')}</ul></section>`
  })
  return (
    `${header}<main><section class="note"><h1>${escaped(texts.lobbyTitle)}</h1>` +
    `<p>${escaped(texts.lobbyText.replace('{{when}}', when))}</p><p class="ways">${retry}</p></section>${rows.join('')}</main>`
  )
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
