import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import {
  MECHANICS,
  PRIVACIES,
  type Condition,
  type PlacePrize,
  type TournamentNow,
  type TournamentSeed,
} from '../tournaments/tournament.ts'
import { isCurrency } from '../ground/values/currencies.ts'
import { ApiError, notFound } from '../ground/wire/api-error.ts'
import { callFields, pathPart } from '../ground/wire/call.ts'
import { integerOf, isFields, textOf, type Fields } from '../ground/wire/fields.ts'
import type { Texts } from '../ground/wire/locale.ts'
import { CONTROL_PREFIX } from '../platform/fault-hooks.ts'

const PATH = `${CONTROL_PREFIX}/tournaments`
const HOUR = 3_600_000
const DEFAULT_LIKE = 'grand-tour-egypt'
const TEXTS = ['title', 'description', 'rules', 'prizeDescription'] as const
const NUMBERS = ['price', 'maxMembers', 'sortPriority', 'firstGames'] as const

const invalid = (field: string): ApiError => new ApiError(400, [{ code: 'invalid', field }])

/** Makes tournaments in any state (README.md, "Tournaments"). */
export function registerTournamentControl(app: FastifyInstance, platform: Platform): void {
  const { tournaments, players } = platform
  const named = (fields: Fields) => {
    const player = players.byLogin(textOf(fields, 'login'))
    if (!player) throw notFound()
    return player
  }

  app.post(PATH, (request) => {
    const fields = callFields(request)
    const like = tournaments.require(textOf(fields, 'like') || DEFAULT_LIKE)
    const series = textOf(fields, 'series')
    const seriesId = series ? tournaments.requireSeries(series).id : null
    const tournament = tournaments.make({ ...readTournament(fields, like), seriesId })
    if (Array.isArray(fields['rivals'])) tournaments.setRivals(tournament, fields['rivals'].map(readRival))
    return { id: tournament.id, slug: tournament.slug }
  })

  /** Moves its times, counted from now: `{startsInMs?, endsInMs?}`. */
  app.post(`${PATH}/:slug`, (request) => {
    const tournament = tournaments.require(pathPart(request, 'slug'))
    const from = (at: number) => at - platform.clock.now()
    const { startsAt, endsAt } = tournament
    tournaments.move(tournament, readTimes(callFields(request), { startsIn: from(startsAt), endsIn: from(endsAt) }))
    return { success: true }
  })

  /** Makes a player a member, whatever the conditions and the price: `{login, score?, isChosen?}`. */
  app.post(`${PATH}/:slug/members`, (request) => {
    const fields = callFields(request)
    const player = named(fields)
    const tournament = tournaments.require(pathPart(request, 'slug'))
    const score = integerOf(fields, 'score') ?? 0
    tournaments.admit(tournament, player, { score, isChosen: fields['isChosen'] === true })
    return { score: tournaments.scores.of(tournament, player.id) }
  })

  /** Invites a player: `{login}`. */
  app.post(`${PATH}/:slug/invitations`, (request) => {
    const tournament = tournaments.require(pathPart(request, 'slug'))
    tournaments.members.invite(tournament.id, named(callFields(request)).id)
    return { success: true }
  })

  /** Sets scores of rivals and sends the board: `{username, score}` or `{rivals: [{username, score}]}`. */
  app.post(`${PATH}/:slug/rivals`, (request) => {
    const fields = callFields(request)
    const rivals = Array.isArray(fields['rivals']) ? fields['rivals'] : [fields]
    tournaments.setRivals(tournaments.require(pathPart(request, 'slug')), rivals.map(readRival))
    return { success: true }
  })
}

type Times = Pick<TournamentSeed, 'startsIn' | 'endsIn'>

const readTimes = (fields: Fields, otherwise: Times): Times => ({
  startsIn: integerOf(fields, 'startsInMs') ?? otherwise.startsIn,
  endsIn: integerOf(fields, 'endsInMs') ?? otherwise.endsIn,
})

function readTournament(fields: Fields, like: TournamentNow): Omit<TournamentSeed, 'id'> {
  const { games: permitted, firstGames: _few, origin: _origin, startsAt: _start, endsAt: _end, ...copied } = like
  const games = Array.isArray(fields['games']) ? fields['games'].map(String) : permitted
  const { scoreCurrency } = fields
  const bets = isFields(fields['bets']) ? fields['bets'] : null
  return {
    ...copied,
    ...readTexts(fields),
    ...readTimes(fields, { startsIn: 0, endsIn: HOUR }),
    ...readNumbers(fields),
    ...(games && { games }),
    ...(Array.isArray(fields['prizes']) && { prizes: fields['prizes'].map(readPrize) }),
    ...(bets && { bets: { min: integerOf(bets, 'min') ?? 0, max: integerOf(bets, 'max') ?? 0 } }),
    ...(isCurrency(scoreCurrency) && { scoreCurrency }),
    slug: textOf(fields, 'slug') || `tournament-${Date.now().toString(36)}`,
    mechanic: MECHANICS.find((one) => one === fields['mechanic']) ?? like.mechanic,
    privacy: PRIVACIES.find((one) => one === fields['privacy']) ?? like.privacy,
    conditions: Array.isArray(fields['conditions']) ? fields['conditions'].map(readCondition) : [],
    categories: Array.isArray(fields['categories']) ? fields['categories'].map(String) : [],
    isClosedToMultiAccounts: fields['isClosedToMultiAccounts'] === true,
    rivals: integerOf(fields, 'rivals') ?? 0,
    rivalsAtStart: 1,
  }
}

const inAll = (text: string): Texts => ({ ru: text, en: text, it: text, br: text })

const readTexts = (fields: Fields): Partial<Record<(typeof TEXTS)[number], Texts>> =>
  Object.fromEntries(
    TEXTS.flatMap((name) => (typeof fields[name] === 'string' ? [[name, inAll(textOf(fields, name))]] : [])),
  )

const readNumbers = (fields: Fields): Partial<Record<(typeof NUMBERS)[number], number>> =>
  Object.fromEntries(NUMBERS.flatMap((name) => (integerOf(fields, name) === null ? [] : [[name, fields[name]]])))

/** A title, or `{title?, euros?}`. */
function readPrize(value: unknown, index: number): PlacePrize {
  const fields = typeof value === 'string' ? { title: value } : value
  if (!isFields(fields)) throw invalid('prizes')
  const euros = integerOf(fields, 'euros') ?? 0
  const title = inAll(textOf(fields, 'title') || `Prize ${index + 1}`)
  return { position: integerOf(fields, 'position') ?? index + 1, gifts: [{ title, euros, picture: 'gift' }] }
}

function readCondition(value: unknown): Condition {
  if (!isFields(value)) throw invalid('conditions')
  const number = (name: string) => integerOf(value, name)
  const [min, max, euros] = [number('min'), number('max'), number('euros') ?? 1]
  switch (value['type']) {
    case 'partner_code':
      return { type: 'partner_code', code: textOf(value, 'code') }
    case 'level':
      return { type: 'level', ...(min !== null && { min }), ...(max !== null && { max }) }
    case 'invitation':
      return { type: 'invitation' }
    case 'promotion':
      return { type: 'promotion', slug: textOf(value, 'slug') }
    case 'deposit':
      return { type: 'deposit', euros }
    case 'deposit_period':
      return { type: 'deposit_period', euros, fromIn: number('fromInMs') ?? 0, toIn: number('toInMs') ?? HOUR }
    default:
      throw invalid('conditions')
  }
}

function readRival(value: unknown): { username: string; score: number } {
  if (!isFields(value)) throw invalid('rivals')
  const username = textOf(value, 'username')
  const score = integerOf(value, 'score')
  if (!username || score === null) throw invalid(username ? 'score' : 'username')
  return { username, score }
}
