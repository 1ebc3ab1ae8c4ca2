import { GAME_EXIT_PATH, type GameExitMessage } from '@croupier/contract/game-exit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../settings/config.ts'
import { exitPolicy } from '../guard/security-headers.ts'
import { framedAnswer } from './framed-page.ts'

/**
 * Runs in the page: in a frame, or in a window that the game's frame opened, it tells the site's page that the game has left;
 * such a window is closed by that page, or closes itself. In any other window it leads to where the game was opened.
 */
function leaveGame(): void {
  const left: GameExitMessage = { source: 'croupier-site', type: 'exit' }
  if (window.top !== window) return window.top?.postMessage(left, location.origin)
  const goThere = (): void => location.replace(document.body.dataset['to'] ?? '/')
  const site = (window.opener as Window | null)?.top
  if (!site) return goThere()
  site.postMessage(left, location.origin)
  setTimeout(() => {
    window.close()
    goThere()
  }, 1000)
}

/** Serves the only page of the site that may be framed: by the site itself, also within a game. */
export function gameExit(server: FastifyInstance, config: Config): void {
  server.get<{ Querystring: Record<string, unknown> }>(GAME_EXIT_PATH, ({ query }, reply) => {
    const { headers, body } = framedAnswer(
      {
        script: `(${leaveGame.toString()})()`,
        title: 'exit',
        style: ':root { color-scheme: light dark }',
        body: '',
        data: { to: pathOf(query['to']) },
        policy: (hash) => exitPolicy(config.parties.games, hash),
      },
      config,
    )
    // A window that a game opens is sandboxed as its frame is: browsers refuse it a page with an opener policy.
    const policies = { ...headers, 'cross-origin-opener-policy': 'unsafe-none' }
    return reply.removeHeader('x-frame-options').headers(policies).send(body)
  })
}

/** A path of this site, else the lobby. */
function pathOf(wanted: unknown): string {
  const site = 'http://site.invalid'
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, site)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, site)
  return origin === site && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
