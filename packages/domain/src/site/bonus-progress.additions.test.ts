import { when } from 'mobx'
import { describe, expect, test } from 'vitest'
import { FakeLog, FakeStorage, hostTimers } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../testing/open-sandbox.ts'
import { createGamesApi } from '../games/games-api.ts'
import { betsLeft, GiftsStore, WageringStore, gameShare, wagerProgress } from '../gifts/index.ts'
import { Player } from '../player/index.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { playerOf } from '../testing/visitor.ts'
import { createPlayerApi } from '../player/player-api.ts'
import { rawPost } from '../testing/raw-calls.ts'
import { readMessage } from '../testing/read-live.ts'

const sandbox = await openSandbox()

const SHARES = { slots: 100, crash_games: 20, table: 10 }
const BONUS = { type: 'bonus_offer', amount: 10_000, wager: 30, shares: SHARES }
const TOTAL = 300_000

/** A player who has activated the bonus, with the live connection open. */
async function goLive(login: string) {
  const visitor = await playerOf(sandbox, {
    login,
    password: 'password-1',
    currency: 'EUR',
    balance: 5_000_000,
    gifts: [BONUS],
  })
  const { http, live } = visitor
  const log = new FakeLog()
  const { reads } = createLifetime({ log })
  const api = createPlayerApi(visitor.http)
  const player = new Player({ ...visitor, api, readMessage, log, timers: hostTimers, reads })
  const { onStart } = player.lifetime
  const means = { ...visitor, player, log, timers: hostTimers, reads: player.lifetime.reads, onStart }
  const gifts = new GiftsStore({ timeoutMs: 30_000, ...means })
  const wagering = new WageringStore({ ...means, storage: new FakeStorage() })
  const stops = [player.start(), live.start()]
  await Promise.all([player.loadBase(), gifts.ensure()])
  await when(() => live.state === 'open', { timeout: 10_000 })
  await gifts.activation.send({ kind: 'activate', giftId: gifts.all[0]?.id ?? '' })
  await when(() => gifts.all[0]?.state === 'activated', { timeout: 10_000 })
  const ledger = async () => {
    const entries = (await sandbox.control.player(login)).ledger.filter(({ account }) => account === 'wagering')
    return entries.reduce((sum, { amount }) => sum + amount, 0)
  }
  return { http, player, gifts, wagering, ledger, stop: () => stops.forEach((stop) => stop()) }
}

type PlayerAtGames = Awaited<ReturnType<typeof goLive>>

/** Starts the first game of a category that takes the bonus, or that does not. */
async function openGame({ http }: PlayerAtGames, category: string, takesBonus = true) {
  const games = createGamesApi(http)
  const { signal } = new AbortController()
  const { items } = await games.games({ categories: [category], page: 1, limit: 100 }, signal)
  const slug = items.find((game) => !game.isDisabled && game.allowsBonusBalance === takesBonus)?.slug ?? ''
  const run = (await rawPost(http, `/json-api/eapi/game-run/${slug}`, { type: 'real' })) as {
    data: { run_url: string }
  }
  return { game: await games.game(slug, signal), ...(await spinsOf(run.data.run_url)) }
}

/** The usual bet of a game, and its spins. */
async function spinsOf(page: string) {
  const html = await (await fetch(page)).text()
  const [, lines = '', stakes = ''] = /"lines":(\d+),"stakes":\[([\d,]+)\]/.exec(html) ?? []
  const bet = Number(stakes.split(',')[3])
  let count = 0
  const spin = async () => {
    const body = JSON.stringify({ bet, lines: Number(lines), idempotencyKey: `spin-number-${(count += 1)}` })
    const { status } = await fetch(`${page}/spin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    expect(status).toBe(200)
  }
  return { bet, spin }
}

describe('the progress of a bonus while games are played', () => {
  test.each([
    ['slots', 100, 100],
    ['table', 10, 20],
    ['crash_games', 20, 20],
  ])('in %s, whose bets count %s percent, equals the ledger over %s spins', async (category, share, spins) => {
    const visit = await goLive(`${category}@example.test`)
    const { player, gifts, wagering, ledger } = visit
    const gift = gifts.all[0]!
    const { game, bet, spin } = await openGame(visit, category)
    expect(gameShare(gift, game)).toBe(share)
    const counted = (bet * share) / 100
    for (let spun = 0; spun < spins; spun += 10) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (let one = 0; one < 10; one += 1) await spin()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const left = await ledger()
      expect(left).toBe(TOTAL - counted * (spun + 10))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await when(() => player.balance.value?.wagering === left, { timeout: 10_000 })
      expect(wagerProgress(gift, player.balance.value?.wagering ?? null)).toEqual({
        total: TOTAL,
        left,
        done: ((TOTAL - left) / TOTAL) * 100,
      })
      expect(wagering.counted?.amount).toBe(counted)
      expect(betsLeft(left, bet, share)).toBe(Math.ceil(left / counted))
    }
    visit.stop()
  })

  test('does not change in a game that takes real money only', async () => {
    const visit = await goLive('real-only@example.test')
    const { game, spin } = await openGame(visit, 'slots', false)
    expect(gameShare(visit.gifts.all[0]!, game)).toBe(0)
    await spin()
    await when(() => (visit.player.balance.value?.real ?? 0) !== 5_000_000, { timeout: 10_000 })
    expect(await visit.ledger()).toBe(TOTAL)
    expect(visit.player.balance.value?.wagering).toBe(TOTAL)
    visit.stop()
  })
})
