import type { FastifyInstance } from 'fastify'
import { readGift, readGifts } from '../gifts/read-gift.ts'
import { ACCOUNTS, type Account, type Balances } from '../ground/ledger/ledger.ts'
import { isCurrency } from '../ground/values/currencies.ts'
import type { Platform } from '../platform/platform.ts'
import { normaliseLogin, type PlayerFlags, type PlayerRecord } from '../players/player.ts'
import { changeCurrency } from './currency-change.ts'
import { profileOf } from '../routes/players/profile-routes.ts'
import { levelOf, pointsOfLevel } from '../players/levels.ts'
import { ApiError, notFound } from '../ground/wire/api-error.ts'
import { callFields, pathPart } from '../ground/wire/call.ts'
import { NO_RULES } from '../ground/wire/market-rules.ts'
import { integerOf, isFields, textOf, type Fields } from '../ground/wire/fields.ts'
import { CONTROL_PREFIX } from '../platform/fault-hooks.ts'

const PATH = `${CONTROL_PREFIX}/players`

export function registerPlayerControl(app: FastifyInstance, platform: Platform): void {
  const { players, sessions, ledger, balance, notices, gifts, database } = platform

  const named = (login: string): PlayerRecord => {
    const player = players.byLogin(login)
    if (!player) throw notFound()
    return player
  }

  app.post(PATH, (request) => {
    const player = database.transaction(() => makePlayer(platform, callFields(request)))
    return { userId: player.id, hash: player.hash, login: player.email ?? player.phone }
  })

  app.get(`${PATH}/:login`, (request) => wholeState(platform, named(pathPart(request, 'login'))))

  /** Merges `{flags}`. A player who becomes blocked is signed out. */
  app.post(`${PATH}/:login/flags`, (request) => {
    const player = named(pathPart(request, 'login'))
    const flags = { ...player.flags, ...readFlags(callFields(request)['flags']) }
    players.setFlags(player.id, flags)
    if (flags['blocked']) sessions.revokeAll(player.id)
    return { flags }
  })

  /** `{real?, bonus?, wagering?, winback?, compoints?, reason?}`: signed minor units. */
  app.post(`${PATH}/:login/money`, (request) => {
    const player = named(pathPart(request, 'login'))
    const fields = callFields(request)
    const amounts = readAmounts(fields)
    ledger.post(player.id, { amounts, reason: textOf(fields, 'reason') || 'control' })
    balance.announce(player)
    if (amounts.compoints) balance.announceCompoints(player)
    if (amounts.winback) balance.announceWinback(player)
    return balance.answer(player)
  })

  /** `{currency}`: converts the player's money and gifts. */
  app.post(`${PATH}/:login/currency`, (request) => {
    const player = named(pathPart(request, 'login'))
    const { currency } = callFields(request)
    if (!isCurrency(currency)) throw new ApiError(400, [{ code: 'invalid', field: 'currency' }])
    changeCurrency(platform, player, currency)
    return balance.answer(named(pathPart(request, 'login')))
  })

  app.post(`${PATH}/:login/notices`, (request) => {
    const player = named(pathPart(request, 'login'))
    const fields = callFields(request)
    const button = fields['button']
    const id = notices.add(player, {
      message: textOf(fields, 'msg'),
      ...(isFields(button) && { button: { text: textOf(button, 'text'), link: textOf(button, 'link') } }),
    })
    return { id }
  })

  /** Adds a gift with the fields of `gifts` of a new player. */
  app.post(`${PATH}/:login/gifts`, (request) => ({
    id: gifts.give(named(pathPart(request, 'login')), readGift(callFields(request))),
  }))

  app.post(`${PATH}/:login/sign-out`, (request) => {
    sessions.revokeAll(named(pathPart(request, 'login')).id)
    return { success: true }
  })
}

/** Replaces a player with the same login. */
function makePlayer({ players, ledger, gifts, promotions, tournaments }: Platform, fields: Fields): PlayerRecord {
  const login = textOf(fields, 'login')
  const password = textOf(fields, 'password')
  if (!login || !password) throw new ApiError(400, [{ code: 'required', field: login ? 'password' : 'login' }])
  const existing = players.byLogin(login)
  if (existing) players.delete(existing.id)
  const contact = normaliseLogin(login)
  const currency = fields['currency'] ?? 'RUB'
  if (!isCurrency(currency)) throw new ApiError(400, [{ code: 'invalid', field: 'currency' }])
  const isUnconfirmed = fields['unconfirmed'] === true
  const player = players.create({
    email: 'email' in contact ? contact.email : null,
    phone: 'phone' in contact ? contact.phone : null,
    emailVerified: !isUnconfirmed,
    phoneVerified: !isUnconfirmed,
    password,
    currency,
    nickname: textOf(fields, 'nickname') || players.freeNickname(),
    // `nickname: null`: the player still has to choose one.
    nicknameChosen: fields['nickname'] !== null,
    country: textOf(fields, 'country') || 'ru',
    birthday: textOf(fields, 'birthday') || '1990-01-01',
    levelPoints: pointsOfLevel(integerOf(fields, 'level') ?? 1),
    // Not a first login, which would show the greeting (flag `first_auth`).
    logins: 1,
    flags: readFlags(fields['flags']),
  })
  const { balance, ...amounts } = { ...readAmounts(fields), balance: integerOf(fields, 'balance') ?? 0 }
  ledger.post(player.id, { amounts: { ...amounts, real: balance }, reason: 'control' })
  for (const gift of readGifts(fields['gifts'])) gifts.give(player, gift)
  const memberships = fields['promotions']
  for (const [slug, points] of Object.entries(isFields(memberships) ? memberships : {})) {
    promotions.admit(promotions.require(slug), player, typeof points === 'number' ? points : 0)
  }
  const joined = Object.entries(isFields(fields['tournaments']) ? fields['tournaments'] : {})
  joined.forEach(([slug, score], index) => {
    const how = { score: typeof score === 'number' ? score : 0, isChosen: index === 0 }
    tournaments.admit(tournaments.require(slug), player, how)
  })
  return player
}

function readAmounts(fields: Fields): Partial<Balances> {
  const amounts: Partial<Record<Account, number>> = {}
  for (const account of ACCOUNTS) {
    const amount = integerOf(fields, account)
    if (amount !== null) amounts[account] = amount
  }
  return amounts
}

/** Accepts `['blocked']` and `{blocked: true}`. */
function readFlags(flags: unknown): PlayerFlags {
  if (Array.isArray(flags)) return Object.fromEntries(flags.map((flag) => [String(flag), true]))
  if (!isFields(flags)) return {}
  return Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, value === true]))
}

function wholeState(platform: Platform, player: PlayerRecord) {
  const { ledger, balance, notices, gifts, database, runs, clock, treasury, cashbox, limits } = platform
  const { contacts, documents, playSessions, promotions, tournaments } = platform
  const { passwordHash: _secret, ...account } = player
  const { transactions, cards } = treasury
  return {
    ...account,
    profile: profileOf(platform, player),
    contacts: contacts.list(player),
    level: levelOf(player.levelPoints, 'en'),
    balances: { ...ledger.balances(player.id) },
    balance: balance.answer(player),
    ledger: ledger.entries(player.id).map((entry) => ({ ...entry, at: clock.iso(entry.at) })),
    notices: notices.list(player.id, 0, 'en'),
    recentGames: runs.recent.slugs(player.id),
    runs: database.all(
      'SELECT token, game_slug, mode, state FROM game_runs WHERE player_id = ? ORDER BY created_at, rowid',
      player.id,
    ),
    sessions: database.all(
      'SELECT id, created_at, revoked_at FROM sessions WHERE player_id = ? ORDER BY created_at, rowid',
      player.id,
    ),
    gifts: gifts.list(player, 'en'),
    deposits: transactions.all(player.id, 'deposit').map((one) => cashbox.transaction(one, 'en')),
    withdrawRequests: transactions.all(player.id, 'payout').map((one) => cashbox.transaction(one, 'en')),
    cards: cards.list(player.id),
    limits: limits.answer(player, NO_RULES.limits),
    playSession: playSessions.answer(player),
    memberships: promotions.memberships(player),
    tournaments: tournaments.memberships(player),
    documents: documents.list(player.id),
  }
}
