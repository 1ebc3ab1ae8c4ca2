import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CatalogueGame } from '../../ground/catalogue/games.ts'
import type { Currency } from '../../ground/values/currencies.ts'
import type { GameExit, Platform } from '../../platform/platform.ts'
import type { PlayerRecord } from '../../players/player.ts'
import { ApiError, notFound } from '../../ground/wire/api-error.ts'
import { callFields, callLocale, pathPart } from '../../ground/wire/call.ts'
import { marketRulesOf } from '../../ground/wire/market-rules.ts'
import { textOf, type Fields } from '../../ground/wire/fields.ts'
import type { Locale } from '../../ground/wire/locale.ts'

const GUEST_CURRENCY: Record<Locale, Currency> = { ru: 'RUB', en: 'USD', it: 'EUR', br: 'BRL' }
const FRAME = { frameWidth: 1280, frameHeight: 720 }

export function registerGameRunRoutes(app: FastifyInstance, platform: Platform): void {
  app.post('/json-api/eapi/game-run/:slug', (request) => {
    const fields = callFields(request)
    const game = platform.catalogue.game(pathPart(request, 'slug'))
    const mode = readMode(fields)
    const visitor = mode === 'real' ? platform.sessions.player(request) : platform.sessions.visitor(request)
    if (visitor) platform.playAccess.refuseGame(visitor.id, game?.categories ?? [])
    if (visitor && mode === 'real') {
      platform.limitDemands.refuseBefore('game', visitor, marketRulesOf(request).limits)
      platform.ownLimits.refusePlay(visitor.id)
    }
    refuseIfUnplayable(platform, { game, mode, country: countryOf(request, visitor), visitor })
    const locale = callLocale(request)
    const exitUrl = textOf(fields, 'exitUrl')
    const isOwnPage = game?.producer.opensOwnPage ?? false
    const runToken = platform.runs.start(game as CatalogueGame, {
      player: visitor,
      mode,
      currency: visitor?.currency ?? GUEST_CURRENCY[locale],
      locale,
      parentOrigin: originOf(exitUrl),
      pace: marketRulesOf(request).pace,
    })
    return {
      data: {
        run_url: `${platform.gamesUrl}/run/${runToken}${exitQuery(isOwnPage ? 'top' : platform.gameExit, exitUrl)}`,
        ...FRAME,
        runToken,
      },
      redirect: isOwnPage,
      session_id: randomUUID(),
    }
  })
}

/** Tells the game how to leave. Without one it sends its parent a message. */
function exitQuery(exit: GameExit | null, exitUrl: string): string {
  return exit === null || originOf(exitUrl) === null ? '' : `?${new URLSearchParams({ exit, exitUrl }).toString()}`
}

function readMode(fields: Fields): 'real' | 'demo' {
  const type = textOf(fields, 'type')
  if (type === 'real' || type === 'demo') return type
  throw new ApiError(400, [{ code: 'invalid', field: 'type' }])
}

/** By a proxy's header, else the player's own country. */
export function countryOf(request: FastifyRequest, visitor: PlayerRecord | null): string | null {
  const header = request.headers['x-country']
  return typeof header === 'string' ? header.toLowerCase() : (visitor?.country ?? null)
}

function refuseIfUnplayable(
  { serverData }: Platform,
  {
    game,
    mode,
    country,
    visitor,
  }: { game: CatalogueGame | null; mode: string; country: string | null; visitor: PlayerRecord | null },
): void {
  if (!game) throw notFound()
  if (serverData.isRestricted(country) || visitor?.flags['restricted']) throw new ApiError(403, 'country_restricted')
  if (game.disabled) throw new ApiError(422, 'game_disabled')
  if (mode === 'demo' && !game.hasDemo) throw new ApiError(422, 'demo_unavailable')
}

/** The game posts its messages to this origin only. */
function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}
