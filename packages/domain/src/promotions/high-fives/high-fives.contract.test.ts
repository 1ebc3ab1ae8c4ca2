import { expect, test } from 'vitest'
import type { NewPlayer, NewPromotion } from '@croupier/platform-fixtures/sandbox'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { DomainError } from '../../core/index.ts'
import { guestOf, playerOf } from '../../testing/visitor.ts'
import { createParticipationApi } from '../participation/participation-api.ts'
import { HIGH_FIVE_REFUSALS } from './high-five.ts'
import { createHighFivesApi } from './high-fives-api.ts'

/** Candy birthday: running, with high fives. */
const PROMOTION = '3'
const HOUR = 3_600_000
const { signal } = new AbortController()

const sandbox = await openSandbox()

async function member(login: string) {
  const { http } = await playerOf(sandbox, { login: `${login}@example.test`, password: 'password-1', nickname: login })
  await createParticipationApi(http).join(PROMOTION)
  const own = await createParticipationApi(http).participant(PROMOTION, signal)
  return { api: createHighFivesApi(http, true), id: own!.id }
}

test('a high five counts for both players, in numbers and lists', async () => {
  const [ann, bob] = [await member('five-ann'), await member('five-bob')]
  await ann.api.give(PROMOTION, bob.id)
  expect(await ann.api.statistic(PROMOTION, signal)).toMatchObject({
    sent: 1,
    received: 0,
    daily: { sent: 1, limit: 5 },
  })
  expect(await bob.api.statistic(PROMOTION, signal)).toMatchObject({ sent: 0, received: 1 })
  expect(await bob.api.list(PROMOTION, { side: 'received', page: 1 }, signal)).toMatchObject({
    items: [{ userId: ann.id, username: 'five-ann' }],
    total: 1,
  })
})

test('each refusal has its code', async () => {
  const make = async (slug: string, changes: NewPromotion = {}) =>
    String((await sandbox.control.promotion({ slug, isHighFiveEnabled: true, ...changes })).id)
  const running = await make('fives-running')
  const plain = await make('fives-none', { isHighFiveEnabled: false })
  const coming = await make('fives-coming', { startsInMs: HOUR, endsInMs: 2 * HOUR })
  const over = await make('fives-over', { startsInMs: -HOUR, endsInMs: -1 })
  const dear = await make('fives-dear', { highFiveCost: 5 })
  const someone = async (name: string, state: Partial<NewPlayer> = {}) => {
    const login = { login: `${name}@example.test`, password: 'password-1', nickname: name }
    const promotions = { 'fives-running': 0, 'fives-dear': 4 }
    const { http } = await playerOf(sandbox, { ...login, promotions, ...state })
    const own = await createParticipationApi(http).participant(running, signal)
    return { give: createHighFivesApi(http, true).give, id: own?.id ?? '' }
  }
  const [ann, bob, eve] = await Promise.all([someone('no-ann'), someone('no-bob'), someone('no-eve')])
  const dan = await someone('no-dan')
  const stranger = await someone('no-stranger', { promotions: {} })
  const double = await someone('no-double', { flags: ['multi_account'] })
  const outcomes = []
  for (const [giver, promotion, to] of [
    [ann, '404', bob.id],
    [ann, plain, bob.id],
    [ann, coming, bob.id],
    [ann, over, bob.id],
    [ann, dear, bob.id],
    [double, running, bob.id],
    [stranger, running, bob.id],
    [ann, running, ann.id],
    [ann, running, '999999'],
    [ann, running, double.id],
    ...Array.from({ length: 3 }, () => [ann, running, bob.id] as const),
    ...Array.from({ length: 2 }, () => [ann, running, eve.id] as const),
    ...Array.from({ length: 2 }, () => [ann, running, dan.id] as const),
  ] as const) {
    const given = giver.give(promotion, to).then(() => 'done', DomainError.from)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    outcomes.push(await given)
  }
  const codes = outcomes.map((outcome) => (outcome instanceof DomainError ? outcome.codes[0] : outcome))
  expect(codes).toEqual([
    'invalid_promotion',
    'action_not_allowed',
    'promotion_inactive',
    'promotion_finished',
    'insufficient_funds',
    'multi_account',
    'not_participant',
    'action_self_palm',
    'cannot_high_five',
    'user_is_blocked_for_multi_account',
    'done',
    'done',
    'high_five_per_user_limit_reached',
    'done',
    'done',
    'done',
    'high_five_daily_limit_reached',
  ])
  expect(new Set(codes)).toEqual(new Set(['done', ...HIGH_FIVE_REFUSALS]))
})

test('guests read those of all players by pages', async () => {
  const api = createHighFivesApi(guestOf(sandbox).http, false)
  const { sent, daily } = await api.statistic(PROMOTION, signal)
  expect([sent !== null && sent > 20, daily]).toEqual([true, null])
  const pages = await Promise.all([1, 2].map((page) => api.list(PROMOTION, { side: 'sent', page }, signal)))
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(20)
})
