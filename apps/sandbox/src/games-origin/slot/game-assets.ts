import type { FastifyInstance, FastifyReply } from 'fastify'
import { drawPicture, drawSymbol } from '@croupier/sandbox-art'
import { servedModule, servedText } from '../served-modules.ts'

/** The page's modules, served at the paths by which they import each other. */
const MODULES = [
  'client/slot.ts',
  'client/count-up.ts',
  'client/game-api.ts',
  'client/notice.ts',
  'client/reels.ts',
  'client/setup.ts',
  'client/sound.ts',
  'client/ways.ts',
  'slot/lines.ts',
  'slot/symbols.ts',
] as const

const send = (reply: FastifyReply, type: string, body: string, cache: string): FastifyReply =>
  reply
    .headers({ 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff', 'cache-control': cache })
    .send(body)

export const registerGameAssets = (app: FastifyInstance): void => {
  for (const path of MODULES) {
    let module: string | undefined
    app.get(`/game/${path}`, (_request, reply) =>
      send(reply, 'text/javascript', (module ??= servedModule(path)), 'no-cache'),
    )
  }

  app.get('/game/slot.css', (_request, reply) => send(reply, 'text/css', servedText('client/slot.css'), 'no-cache'))

  app.get<{ Params: { theme: string; file: string } }>('/game/symbols/:theme/:file', (request, reply) => {
    const number = /^(\d{1,2})\.svg$/.exec(request.params.file)?.[1]
    const picture = number === undefined ? null : drawSymbol(request.params.theme, Number(number))
    return picture === null
      ? reply.code(404).send({ errors: [{ code: 'not_found' }] })
      : send(reply, 'image/svg+xml', picture, 'public, max-age=3600')
  })

  for (const kind of ['scene', 'mascot'] as const) {
    app.get<{ Params: { file: string } }>(`/game/${kind}/:file`, (request, reply) =>
      send(
        reply,
        'image/svg+xml',
        drawPicture(kind, request.params.file.replace(/\.svg$/, '')),
        'public, max-age=3600',
      ),
    )
  }
}
