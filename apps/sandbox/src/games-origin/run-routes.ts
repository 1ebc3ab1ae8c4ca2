import type { FastifyInstance } from 'fastify'
import { sceneColors, symbolThemeOf } from '@croupier/sandbox-art'
import { pick, seededRandom } from '../ground/values/seeded-random.ts'
import { originOrNull, pageHeaders } from './page/headers.ts'
import { slotPage, unknownRunPage } from './page/slot-page.ts'
import type { GamesOriginServices, OpenedRun } from './services.ts'
import { openingGrid, playSpin } from './slot/machine.ts'
import { LINES } from './slot/lines.ts'
import { stakesOf, usualStake } from '../ground/values/stakes.ts'
import { gameLocale, languageTag, textsFor } from './texts.ts'

interface RunParams {
  Params: { runToken: string }
}

const refused = (code: string) => ({ errors: [{ code }] })

/** HTTP status of each refusal of the platform. */
const REFUSALS: Readonly<Record<string, number>> = {
  insufficient_funds: 422,
  invalid_bet: 422,
  bet_above_max: 422,
  loss_limit: 422,
  stake_limit: 422,
  limit_reached: 409,
  too_soon: 429,
  run_inactive: 409,
  idempotency_conflict: 409,
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** The highest bet that the player's own limits allow; null: it is not about them. */
const maxOf = (error: unknown): number | null =>
  error instanceof Error && 'max' in error && typeof error.max === 'number' ? error.max : null

const linesOf = (run: OpenedRun): number =>
  Math.min(LINES.length, Math.max(1, run.lines ?? pick(seededRandom(`lines ${run.gameSlug}`), [10, 20, 20, 25])))

interface Order {
  readonly bet: number
  readonly lines: number
  readonly idempotencyKey: string
}

const readOrder = (body: unknown): Order | null => {
  if (typeof body !== 'object' || body === null) return null
  const { bet, lines, idempotencyKey } = body as Partial<Record<keyof Order, unknown>>
  if (typeof bet !== 'number' || typeof lines !== 'number' || typeof idempotencyKey !== 'string') return null
  return idempotencyKey.length >= 8 && idempotencyKey.length <= 100 ? { bet, lines, idempotencyKey } : null
}

export const registerRuns = (app: FastifyInstance, services: GamesOriginServices): void => {
  app.get<RunParams>('/run/:runToken', (request, reply) => {
    const { runToken } = request.params
    const run = services.openRun(runToken)
    if (run === null) {
      const locale = gameLocale(request.headers['accept-language']?.slice(0, 2) ?? 'en')
      return reply
        .code(404)
        .headers(pageHeaders('*'))
        .send(unknownRunPage(languageTag(locale), textsFor(locale)))
    }
    const locale = gameLocale(run.locale)
    const parentOrigin = originOrNull(run.parentOrigin)
    const lines = linesOf(run)
    const stakes = run.freeBet === null ? stakesOf(run.currency, lines) : [run.freeBet]
    return reply.headers(pageHeaders(parentOrigin)).send(
      slotPage(run.gameName, {
        runToken,
        gameSlug: run.gameSlug,
        mode: run.mode,
        theme: symbolThemeOf(run.gameSlug, run.theme),
        colors: sceneColors(run.gameSlug),
        currency: run.currency,
        language: languageTag(locale),
        parentOrigin,
        active: run.active,
        lines,
        stakes,
        pace: run.pace,
        stake: usualStake(stakes),
        balance: services.balance(runToken),
        grid: openingGrid(seededRandom(`opening ${runToken}`), lines),
        texts: textsFor(locale),
      }),
    )
  })

  app.get<RunParams>('/run/:runToken/state', (request, reply) => {
    const run = services.openRun(request.params.runToken)
    reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
    if (run === null) return reply.code(404).send(refused('not_found'))
    return reply.send({
      data: {
        balance: services.balance(request.params.runToken),
        currency: run.currency,
        mode: run.mode,
        active: run.active,
      },
    })
  })

  app.post<RunParams>('/run/:runToken/spin', (request, reply) => {
    const { runToken } = request.params
    const run = services.openRun(runToken)
    reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
    if (run === null) return reply.code(404).send(refused('not_found'))
    const order = readOrder(request.body)
    const lines = linesOf(run)
    if (
      order === null ||
      order.lines !== lines ||
      !(order.bet === run.freeBet || stakesOf(run.currency, lines).includes(order.bet))
    )
      return reply.code(422).send(refused('invalid_bet'))
    try {
      return reply.send(services.spin(runToken, order, (random) => playSpin(random, order)))
    } catch (error) {
      const status = REFUSALS[codeOf(error)]
      if (status === undefined) throw error
      const code = codeOf(error)
      const max = code === 'bet_above_max' ? run.maxBet : maxOf(error)
      const errors = [max === null ? { code } : { code, max }]
      return reply.code(status).send({ errors })
    }
  })

  // A closing page can only send a beacon, with any content type.
  app.post<RunParams>('/run/:runToken/end', (request, reply) => {
    if (services.openRun(request.params.runToken) !== null) services.endRun(request.params.runToken)
    return reply.code(204).send()
  })
}
