import { GAME_EXIT_PATH, type GameExitMessage } from '@croupier/contract/game-exit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../settings/config.ts'
import { exitPolicy } from '../guard/security-headers.ts'
import { framedAnswer } from './framed-page.ts'

/** Runs in the page: in a frame it tells the site's page that the game has left, in a window it leads to where the game was opened. */
function leaveGame(): void {
  if (window.top === window) location.replace(document.body.dataset['to'] ?? '/')
  else window.top?.postMessage({ source: 'croupier-site', type: 'exit' } satisfies GameExitMessage, location.origin)
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
    return reply.removeHeader('x-frame-options').headers(headers).send(body)
  })
}

/** A path of this site, else the lobby. */
function pathOf(wanted: unknown): string {
  const site = 'http://site.invalid'
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, site)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, site)
  return origin === site && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
