import { createPlatformFetch, type PlatformRequest } from '@croupier/platform-fixtures'
import type { Visit } from '@croupier/contract/visit'
import type { DocumentRequest, MakePublicOnce } from '@croupier/contract/document'
import { createRenderer } from '#app/server/entry-server.tsx'

const renderPage = createRenderer({ publicFreshMs: 0 })
let renders = 0

const TOKEN = { stamp: '1', header: 'Bearer token' }

const visitOf = (url: string): Visit => ({
  brand: 'gold',
  locale: 'en',
  device: 'desktop',
  base: '/',
  origin: 'https://casino.test',
  url,
  origins: { games: [], payments: [], captcha: null, chat: {}, affiliate: null, push: null },
  group: 0,
  hasTls: true,
  hasWorker: true,
  consent: 'not-asked',
  market: 'default',
  nowMs: Date.UTC(2026, 0, 15),
})

export interface TestPage {
  readonly isPlayers: boolean
  /** For any player: the session has no token. Public parts are read from the same answers. */
  readonly isLight?: boolean
  /** In place of parts of the visit of an English visitor of gold. */
  readonly visit?: Partial<Visit>
  /** Shares public parts with other renders of the same address. Default: nothing is shared. */
  readonly shared?: {
    readonly renderPage: typeof renderPage
    readonly isDivided: boolean
    readonly makePublicOnce?: MakePublicOnce
  }
  /** The body of the answer to a request; null: an answer without data. */
  readonly answerOf: (request: PlatformRequest) => unknown
}

/** For tests: renders the page of a path against given answers. */
export async function renderTestPage(path: string, { isPlayers, isLight = false, answerOf, visit, shared }: TestPage) {
  const lines: string[] = []
  const platform = createPlatformFetch({ '*': (request) => ({ body: answerOf(request) ?? { data: null } }) })
  const session = {
    access: () => (isLight ? null : TOKEN),
    hasRefresh: () => true,
    refreshBody: () => ({}),
    save: () => undefined,
    clear: () => undefined,
  }
  const request: DocumentRequest = {
    visit: { ...visitOf(path), ...visit },
    modes: {},
    platformUrl: 'http://platform.test',
    fetch: platform.port,
    session: isPlayers ? session : null,
    isLight,
    ...(isLight && { refreshSession: () => new Promise<never>(() => {}) }),
    sendLog: ({ label, message }) => void lines.push(`${label}: ${message}`),
    signal: new AbortController().signal,
    guestKey: shared ? path : `${(renders += 1)}`,
    isDivided: shared?.isDivided ?? false,
    purgedAt: 0,
    makePublicOnce: shared?.makePublicOnce ?? null,
    budgetMs: 60_000,
    assets: {
      entry: '/entry.js',
      release: 'test',
      styles: () => ({ bytes: Buffer.of(), hash: '' }),
      faces: () => ({ bytes: Buffer.of(), hash: '' }),
      preload: () => [],
    },
  }
  const { status, body } = await (shared?.renderPage ?? renderPage)(request)
  return { status, html: Buffer.concat(body ?? []).toString(), lines, requests: platform.requests }
}
