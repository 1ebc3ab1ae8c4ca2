import { expect, test } from 'vitest'
import { FakeDevice, FakeLocks, FakeStorage, hostTimers } from '@croupier/platform-fixtures/fakes'
import type { NewPlayer } from '@croupier/platform-fixtures/sandbox'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { playerOf } from '../../testing/visitor.ts'
import { createTournaments } from '../tournaments-store.ts'
import { TournamentJoining } from './joining-store.ts'
import { joiningStep, type JoinStep } from './joining-step.ts'

const sandbox = await openSandbox()

let keys = 0

/** A player who presses what the page of a tournament offers. */
async function aPlayer(name: string, state: Partial<NewPlayer> = {}) {
  const login = `joining-${name}@example.test`
  const { http, live } = await playerOf(sandbox, { login, password: 'password-1', currency: 'EUR', ...state })
  const { lifetime, ...parts } = createLifetime()
  const player = { profile: { value: { userId: name } } }
  const device = {
    storage: new FakeStorage(),
    createId: () => `key-of-the-contract-${(keys += 1)}`,
    clock: { now: Date.now },
    deviceSignals: new FakeDevice(),
  }
  const tournaments = createTournaments({
    http,
    live,
    ...parts,
    ...device,
    random: () => 0,
    timers: hostTimers,
    player,
  })
  const joining = new TournamentJoining({
    http,
    ...device,
    locks: new FakeLocks(),
    playerId: name,
    player: { balance: { reload: () => Promise.resolve(null) } },
    tournaments,
  })
  lifetime.start()
  const stepOf = async (slug: string) => {
    const [tournament, all] = await Promise.all([tournaments.tournament(slug).reload(), tournaments.list.reload()])
    return joiningStep({ tournament, now: Date.now(), player: { compoints: state.compoints ?? 0, tournaments: all } })
  }
  /** What the page offers: a button, whose press resolves with its outcome. */
  const button = async (slug: string) => {
    const step = await stepOf(slug)
    expect(step.kind).toBe('join')
    const { price, isChoosing } = step as JoinStep
    return async () => {
      await joining.press({ slug, price, isChoosing })
      return joining.of(slug)
    }
  }
  const press = async (slug: string) => (await button(slug))()
  const record = () => sandbox.control.player(login)
  return { stepOf, button, press, record, close: () => lifetime.dispose() }
}

test('an answer that is lost after the charge is found by the membership, and the seat is charged once', async () => {
  const slug = 'contract-lost-seat'
  await sandbox.control.tournament({ slug, privacy: 'compoints', price: 30 })
  const { press, stepOf, record, close } = await aPlayer('payer', { compoints: 50 })
  const path = `/json-api/v2/tournaments/${slug}/members`
  await sandbox.control.fault({ method: 'POST', path, drop: true, after: true, times: 1 })
  expect((await press(slug)).status).toBe('done')
  expect(await stepOf(slug)).toEqual({ kind: 'chosen' })
  expect((await record()).balances.compoints).toBe(20)
  close()
})

test('the last seat goes to one of two who press at once', async () => {
  const slug = 'contract-last-seat'
  await sandbox.control.tournament({ slug, maxMembers: 1 })
  const players = await Promise.all([aPlayer('first'), aPlayer('second')])
  const buttons = await Promise.all(players.map(({ button }) => button(slug)))
  const outcomes = await Promise.all(buttons.map((press) => press()))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['done', 'refused'])
  const refused = outcomes.find(({ status }) => status === 'refused')
  expect(refused).toMatchObject({ error: { codes: ['no_free_seats'] } })
  const steps = await Promise.all(players.map(({ stepOf }) => stepOf(slug)))
  expect(steps.map(({ kind }) => kind).toSorted()).toEqual(['chosen', 'full'])
  for (const { close } of players) close()
})

test('a closed tournament offers nothing to who is not known to be invited', async () => {
  const slug = 'contract-closed'
  await sandbox.control.tournament({ slug, privacy: 'closed', conditions: [{ type: 'invitation' }] })
  const { stepOf, close } = await aPlayer('uninvited')
  expect(await stepOf(slug)).toEqual({ kind: 'closed' })
  close()
})

test('within a series one is locked until the other is over, and a coming one is joined without leaving it', async () => {
  await sandbox.control.tournament({ slug: 'contract-first-stage', series: 'grand-tour' })
  await sandbox.control.tournament({ slug: 'contract-second-stage', series: 'grand-tour' })
  await sandbox.control.tournament({ slug: 'contract-coming', startsInMs: 3_600_000, endsInMs: 7_200_000 })
  const { press, stepOf, record, close } = await aPlayer('tourist')
  await press('contract-first-stage')
  expect(await stepOf('contract-second-stage')).toMatchObject({ kind: 'series-locked' })
  expect((await press('contract-coming')).status).toBe('done')
  expect(await stepOf('contract-coming')).toEqual({ kind: 'waiting' })
  const { tournaments } = await record()
  expect(tournaments.filter(({ isChosen }) => isChosen).map(({ slug }) => slug)).toEqual(['contract-first-stage'])
  close()
})
