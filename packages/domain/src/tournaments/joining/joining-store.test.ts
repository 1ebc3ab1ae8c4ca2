import { wireTournament } from '@croupier/platform-fixtures'
import { FakeDevice, FakeLive, FakeLocks, FakeStorage, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DomainError } from '../../core/index.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { createTournaments } from '../tournaments-store.ts'
import type { WireTournament } from '../tournament-wire.ts'
import { TournamentJoining, ENTRY_PRICE_CHANGED, type JoiningRequest } from './joining-store.ts'

const LIST = '/json-api/v2/tournaments'
const CUP = `${LIST}/cup`
const JOIN = `${CUP}/members`
const CHOOSE = `${CUP}/choose`
const PRESS: JoiningRequest = { slug: 'cup', price: 300, isChoosing: true }
const FREE: JoiningRequest = { ...PRESS, price: 0 }
const refusal = (...codes: string[]) => new DomainError('rejected', { status: 422, codes })
const lost = new DomainError('network')

let storage: FakeStorage
let locks: FakeLocks
let http: FakeHttp
let keys = 0
const nextKey = () => `key-of-a-seat-000${(keys += 1)}`

/** Presses that the device keeps. */
const kept = () => [...storage.items.keys()].filter((key) => key.startsWith('tournament-join-')).length

/** What the platform answers of the tournament. */
const serve = (changes: Partial<WireTournament> = {}) =>
  http.reply(CUP, { data: wireTournament(1, { slug: 'cup', compointMembershipPrice: 300, ...changes }) })

/** A tab of the player. */
function aTab() {
  const { lifetime, ...means } = createLifetime()
  const player = { profile: { value: { userId: 'me' } } }
  const own = storage.tab()
  const device = { storage: own, createId: nextKey, clock: { now: () => 1000 }, deviceSignals: new FakeDevice() }
  const tournaments = createTournaments({ ...means, ...device, random: () => 0, http, live: new FakeLive(), player })
  const balance = { reload: vi.fn(() => Promise.resolve({})) }
  const joining = new TournamentJoining({
    http,
    locks,
    ...device,
    playerId: 'me',
    player: { balance },
    tournaments,
  })
  lifetime.start()
  return { joining, tournaments, balance, press: (request = PRESS) => joining.press(request) }
}

const posts = () => http.calls.filter(({ method }) => method === 'POST')
const sent = (path: string) => posts().filter((call) => call.path === path)
const keyOf = (call: { readonly headers: Readonly<Record<string, string>> } | undefined) =>
  call?.headers['Idempotency-Key']

beforeEach(() => {
  storage = new FakeStorage()
  locks = new FakeLocks()
  http = new FakeHttp().reply(LIST, { data: [] }).reply(JOIN, { success: true }).reply(CHOOSE, { success: true })
  serve()
})

test('a press joins with a key, chooses, and reads the tournament and the balance again', async () => {
  const { joining, tournaments, balance, press } = aTab()
  await press()
  expect(posts().map(({ path, auth }) => [path, auth])).toEqual([
    [JOIN, true],
    [CHOOSE, true],
  ])
  expect(keyOf(sent(JOIN)[0])).toMatch(/^key-of-a-seat/)
  expect(sent(JOIN)[0]?.headers).toMatchObject({ 'Agreed-Price': String(PRESS.price) })
  expect(joining.of('cup')).toMatchObject({ status: 'done', request: PRESS })
  expect(joining.of('another')).toEqual({ status: 'idle' })
  expect(tournaments.tournament('cup').value).toMatchObject({ isMember: true, isChosen: true })
  expect(balance.reload).toHaveBeenCalledOnce()
  expect(kept()).toBe(0)
})

test('a free seat reads no balance, and one before the start may be taken without a choice', async () => {
  serve({ compointMembershipPrice: 0 })
  const { balance, press, tournaments } = aTab()
  await press({ ...FREE, isChoosing: false })
  expect(posts().map(({ path }) => path)).toEqual([JOIN])
  expect(tournaments.tournament('cup').value).toMatchObject({ isMember: true, isChosen: false })
  expect(balance.reload).not.toHaveBeenCalled()
})

test('five presses join once', async () => {
  const { press } = aTab()
  await Promise.all([1, 2, 3, 4, 5].map(() => press()))
  expect([sent(JOIN).length, sent(CHOOSE).length]).toEqual([1, 1])
})

test('a member only chooses', async () => {
  serve({ isMember: true })
  await aTab().press(FREE)
  expect(posts().map(({ path }) => path)).toEqual([CHOOSE])
})

describe('nothing is sent', () => {
  test('at another price than the player agreed to', async () => {
    serve({ compointMembershipPrice: 400 })
    const { joining, press } = aTab()
    await press()
    expect(joining.state).toMatchObject({ status: 'refused', error: { codes: [ENTRY_PRICE_CHANGED] } })
    expect(posts()).toEqual([])
  })

  test('where the tournament does not load', async () => {
    http.hold(CUP)
    const { joining, press } = aTab()
    const pressed = press()
    await settled()
    await http.last.fail(lost)
    await pressed
    expect(joining.state).toMatchObject({ status: 'refused', error: lost })
    expect([posts(), kept()]).toEqual([[], 0])
  })
})

test.each([
  'insufficient_compoint_balance',
  'tournament_series_member',
  'no_free_seats',
  'tournament_finished',
  'tournament_closed',
  'entry_conditions_unmet',
  'multi_account',
])('the refusal %s is told, and what is shown is read again', async (code) => {
  const { joining, balance, press } = aTab()
  http.hold(JOIN)
  const pressed = press()
  await settled()
  await http.last.fail(refusal(code))
  await pressed
  expect(joining.state).toMatchObject({ status: 'refused', error: { codes: [code] } })
  expect(balance.reload).toHaveBeenCalledOnce()
  expect([sent(CHOOSE).length, joining.hasSeat, kept()]).toEqual([0, false, 0])
  joining.dismiss()
  expect(joining.state.status).toBe('idle')
})

test('a refused choice leaves a member', async () => {
  const { joining, press } = aTab()
  http.hold(CHOOSE)
  const pressed = press()
  await settled()
  serve({ isMember: true })
  await http.last.fail(refusal('tournament_series_member'))
  await pressed
  expect(joining.state).toMatchObject({ status: 'refused' })
  expect([joining.hasSeat, kept()]).toEqual([true, 0])
})

/** A press whose call to join got no answer. */
async function lostPress(tab: ReturnType<typeof aTab>, then: () => void, error = lost): Promise<void> {
  http.hold(JOIN)
  const pressed = tab.press()
  await settled()
  then()
  await http.last.fail(error)
  await pressed
  http.reply(JOIN, { success: true })
}

describe('a lost answer', () => {
  test('is looked up: a member has joined, and nothing is sent again', async () => {
    const tab = aTab()
    await lostPress(tab, () => serve({ isMember: true, isChosen: true }))
    expect(tab.joining.state.status).toBe('done')
    expect(posts().map(({ path }) => path)).toEqual([JOIN])
    expect(kept()).toBe(0)
  })

  test.each([
    ['was done', true, 'done'],
    ['was not done', false, 'missing'],
  ])('of a choice is looked up: it %s', async (_, isChosen, status) => {
    serve({ isMember: true })
    const tab = aTab()
    http.hold(CHOOSE)
    const pressed = tab.press(FREE)
    await settled()
    serve({ isMember: true, isChosen })
    await http.last.fail(lost)
    await pressed
    expect(tab.joining.state.status).toBe(status)
    expect(sent(CHOOSE)).toHaveLength(1)
  })

  test('is unclear where the tournament does not load, and looked up on demand', async () => {
    const tab = aTab()
    const pressed = lostPress(tab, () => http.hold(CUP))
    await settled()
    await http.last.fail(lost)
    await pressed
    expect(tab.joining.state.status).toBe('unclear')
    serve({ isMember: true, isChosen: true })
    await tab.joining.lookUp()
    expect(tab.joining.state.status).toBe('done')
    expect(sent(JOIN)).toHaveLength(1)
  })

  test('a refusal of the repeated call is shown, and the key stays: the first call may still arrive', async () => {
    const tab = aTab()
    await lostPress(tab, () => serve())
    await lostPress(tab, () => serve(), refusal('no_free_seats'))
    expect(tab.joining.state).toMatchObject({ status: 'refused', error: { codes: ['no_free_seats'] } })
    expect(kept()).toBe(1)
  })

  test.each([
    ['429', new DomainError('rejected', { status: 429, codes: ['too_many'] })],
    ['an answer that cannot be read', new DomainError('invalid-response')],
    ['a refusal without a code', new DomainError('rejected', { status: 422 })],
  ])('%s is no refusal', async (_, error) => {
    const tab = aTab()
    await lostPress(tab, () => serve({ isMember: true, isChosen: true }), error)
    expect(tab.joining.state.status).toBe('done')
  })
})

describe('after a reload', () => {
  test('a seat that was taken is found', async () => {
    await lostPress(aTab(), () => serve())
    serve({ isMember: true, isChosen: true })
    const { joining } = aTab()
    joining.open('cup')
    await settled()
    expect(joining.state.status).toBe('done')
    expect([sent(JOIN).length, kept()]).toEqual([1, 0])
  })

  test('a press goes out under the key of the earlier one', async () => {
    await lostPress(aTab(), () => serve())
    const tab = aTab()
    tab.joining.open('cup')
    await settled()
    expect(tab.joining.state.status).toBe('missing')
    await tab.press()
    expect(new Set(sent(JOIN).map(keyOf)).size).toBe(1)
    expect(tab.joining.state.status).toBe('done')
  })

  test('a seat that was taken without the choice is left to the next press', async () => {
    await lostPress(aTab(), () => serve())
    serve({ isMember: true })
    const { joining } = aTab()
    joining.open('cup')
    await settled()
    expect(joining.state.status).toBe('idle')
    expect([posts().length, kept()]).toEqual([1, 0])
  })

  test('nothing is read where nothing was pressed', () => {
    aTab().joining.open('cup')
    expect(http.calls).toEqual([])
  })
})

describe('two tabs', () => {
  test('that press together join once, under one key', async () => {
    const [one, other] = [aTab(), aTab()]
    http.hold(JOIN)
    const pressed = Promise.all([one.press(), other.press()])
    await settled()
    expect(sent(JOIN)).toHaveLength(1)
    serve({ isMember: true, isChosen: true })
    await sent(JOIN)[0]?.answer({ success: true })
    await pressed
    expect([one.joining.state.status, other.joining.state.status]).toEqual(['done', 'done'])
    expect([sent(JOIN).length, sent(CHOOSE).length]).toEqual([1, 1])
  })

  test('another choice is shown in the other one at once, on every page', async () => {
    const marks = () => other.tournaments.list.value?.map(({ isChosen }) => isChosen)
    const list = (chosen: string) =>
      http.reply(LIST, {
        data: ['cup', 'old'].map((slug, index) =>
          wireTournament(index + 1, { slug, isMember: true, isChosen: slug === chosen }),
        ),
      })
    list('old')
    serve({ isMember: true })
    const [one, other] = [aTab(), aTab()]
    await other.tournaments.list.load()
    other.joining.open('old')
    expect(marks()).toEqual([false, true])
    list('cup')
    await one.press(FREE)
    await settled()
    expect(marks()).toEqual([true, false])
  })

  test('the other one shows what the first one did', async () => {
    const [one, other] = [aTab(), aTab()]
    await other.tournaments.tournament('cup').load()
    const stop = other.joining.open('cup')
    const reread = vi.spyOn(other.balance, 'reload')
    await one.press()
    expect(reread).toHaveBeenCalledOnce()
    stop()
    serve()
    await one.press()
    expect(reread).toHaveBeenCalledOnce()
  })
})
