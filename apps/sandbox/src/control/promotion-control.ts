import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { COCKTAILS, GOLD_COINS, POINTS, STARS, TICKETS } from '../promotions/known/currencies.ts'
import {
  CONTAINERS,
  TEMPLATES,
  type PrizeSeed,
  type PromotionNow,
  type PromotionSeed,
} from '../promotions/promotion.ts'
import { ApiError, notFound } from '../ground/wire/api-error.ts'
import { callFields, pathPart } from '../ground/wire/call.ts'
import { integerOf, isFields, textOf, type Fields } from '../ground/wire/fields.ts'
import type { Texts } from '../ground/wire/locale.ts'
import { CONTROL_PREFIX } from '../platform/fault-hooks.ts'

const PATH = `${CONTROL_PREFIX}/promotions`
const HOUR = 3_600_000
const DEFAULT_LIKE = 'treasure-voyage'
const CURRENCIES = [POINTS, TICKETS, COCKTAILS, STARS, GOLD_COINS]
const TEXTS = ['title', 'fund', 'rules', 'howToWin', 'results'] as const

/** Makes promotions in any state (README.md, "Promotions"). */
export function registerPromotionControl(app: FastifyInstance, platform: Platform): void {
  const { promotions, players } = platform

  app.post(PATH, (request) => {
    const fields = callFields(request)
    const like = promotions.require(textOf(fields, 'like') || DEFAULT_LIKE)
    const { id, slug } = promotions.make(readPromotion(fields, like))
    return { id, slug }
  })

  /** Moves its times, counted from now: `{startsInMs?, endsInMs?, drawInMs?}`. */
  app.post(`${PATH}/:slug`, (request) => {
    const promotion = promotions.require(pathPart(request, 'slug'))
    const from = (at: number) => at - platform.clock.now()
    const { startsAt, endsAt, drawsAt, drawsIn } = promotion
    const times = readTimes(callFields(request), {
      startsIn: from(startsAt),
      endsIn: from(endsAt),
      ...(drawsIn !== undefined && { drawsIn: from(drawsAt) }),
    })
    promotions.move(promotion, times)
    return { success: true }
  })

  /** Makes a player a member and adds points: `{login, points?, currencyId?}`. */
  app.post(`${PATH}/:slug/members`, (request) => {
    const fields = callFields(request)
    const player = players.byLogin(textOf(fields, 'login'))
    if (!player) throw notFound()
    const currencyId = textOf(fields, 'currencyId') || undefined
    const promotion = promotions.require(pathPart(request, 'slug'))
    promotions.admit(promotion, player, integerOf(fields, 'points') ?? 0, currencyId)
    return promotions.points.of(promotion, player.id)
  })
}

type Times = Pick<PromotionSeed, 'startsIn' | 'endsIn' | 'drawsIn'>

function readTimes(fields: Fields, otherwise: Times): Times {
  const drawsIn = integerOf(fields, 'drawInMs') ?? otherwise.drawsIn
  return {
    startsIn: integerOf(fields, 'startsInMs') ?? otherwise.startsIn,
    endsIn: integerOf(fields, 'endsInMs') ?? otherwise.endsIn,
    ...(drawsIn !== undefined && { drawsIn }),
  }
}

function readPromotion(fields: Fields, like: PromotionNow): Omit<PromotionSeed, 'id'> {
  const { drawsIn: _own, additionalCurrency, depositGoal, pool, duckHuntId: _hunt, ...copied } = like
  const template = 'template' in fields ? (TEMPLATES.find((one) => one === fields['template']) ?? null) : like.template
  const currency = CURRENCIES.find(({ id }) => id === fields['currency'])
  const duckHuntId = integerOf(fields, 'duckHuntId')
  const highFiveCost = integerOf(fields, 'highFiveCost')
  return {
    ...copied,
    ...(additionalCurrency && { additionalCurrency }),
    ...(fields['depositGoal'] !== null && depositGoal && { depositGoal }),
    ...(fields['pool'] !== null && pool && { pool }),
    ...readTexts(fields),
    ...readTimes(fields, { startsIn: 0, endsIn: HOUR }),
    ...readFlags(fields),
    ...(currency && { currency }),
    ...(Array.isArray(fields['prizes']) && { prizes: fields['prizes'].map(readPrize) }),
    ...(duckHuntId !== null && { duckHuntId }),
    ...(highFiveCost !== null && { highFiveCost }),
    slug: textOf(fields, 'slug') || `promotion-${Date.now().toString(36)}`,
    template,
    container: CONTAINERS.find((one) => one === fields['container']) ?? like.container,
    eurosForPoint: integerOf(fields, 'eurosForPoint') ?? like.eurosForPoint,
    sortPriority: integerOf(fields, 'sortPriority') ?? like.sortPriority,
    rivals: integerOf(fields, 'participants') ?? 0,
    categories: [],
  }
}

const inAll = (text: string): Texts => ({ ru: text, en: text, it: text, br: text })

const readTexts = (fields: Fields): Partial<Record<(typeof TEXTS)[number], Texts>> =>
  Object.fromEntries(
    TEXTS.flatMap((name) => (typeof fields[name] === 'string' ? [[name, inAll(textOf(fields, name))]] : [])),
  )

const readFlags = (fields: Fields) =>
  Object.fromEntries(
    (['isHighFiveEnabled', 'useParticipantBtn', 'isClosedToMultiAccounts'] as const).flatMap((name) =>
      typeof fields[name] === 'boolean' ? [[name, fields[name]]] : [],
    ),
  )

function readPrize(value: unknown, index: number): PrizeSeed {
  if (!isFields(value)) throw new ApiError(400, [{ code: 'invalid', field: 'prizes' }])
  const perPlayer = integerOf(value, 'perPlayer')
  const currencyId = textOf(value, 'currencyId')
  return {
    id: integerOf(value, 'id') ?? index + 1,
    title: inAll(textOf(value, 'title') || `Prize ${index + 1}`),
    picture: textOf(value, 'picture') || 'gift',
    price: integerOf(value, 'price'),
    total: integerOf(value, 'total') ?? 1,
    euros: integerOf(value, 'euros') ?? 1,
    rivalsTake: integerOf(value, 'rivalsTake') ?? 0,
    ...(perPlayer !== null && { perPlayer }),
    ...(currencyId && { currencyId }),
  }
}
