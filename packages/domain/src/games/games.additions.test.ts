import { when } from 'mobx'
import { expect, test } from 'vitest'
import { HandTimers } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../testing/open-sandbox.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { guestOf } from '../testing/visitor.ts'
import { createGamesApi } from './games-api.ts'
import { GamesStore } from './games-store.ts'
import { createJackpotsApi } from './jackpot/jackpots.ts'

const sandbox = await openSandbox()

const gamesOf = (timers = new HandTimers()) =>
  new GamesStore({ ...guestOf(sandbox), apiOf: createGamesApi, ...createLifetime({ timers }) })

test('lists and rows have their number of games, games their producer and categories', async () => {
  const games = gamesOf()
  const [producer] = await games.producers.load()
  const list = games.list({ category: 'slots', producer: producer?.slug })
  while (!list.isLoaded) await list.loadNext()
  expect(list.total).toBe(list.items.length)
  expect(list.items.every((game) => game.producer?.slug === producer?.slug && game.categories.includes('slots'))).toBe(
    true,
  )
  expect((await games.row('slots').load()).total).toBe((await games.section('slots').load()).gamesCount)
})

test('a game has its description', async () => {
  const games = gamesOf()
  const [first] = (await games.row('slots').load()).games
  expect((await games.game(first?.slug ?? '').load()).description).not.toBe('')
})

test('a game has its return, its volatility, and its stakes in each currency', async () => {
  const games = gamesOf()
  const [first] = (await games.row('slots').load()).games
  const { rtp, volatility, stakes } = await games.game(first?.slug ?? '').load()
  expect(rtp).toBeGreaterThan(90)
  expect(volatility).not.toBeNull()
  expect(stakes.map(({ currency }) => currency)).toEqual(expect.arrayContaining(['EUR', 'BRL', 'RUB']))
  for (const { min, max } of stakes) expect(max).toBeGreaterThan(min)
})

test('a game with a jackpot tells what it holds in each currency, at any time anew', async () => {
  const games = gamesOf()
  const { games: withJackpot } = await games.row('jackpot_games').load()
  const { jackpot } = createJackpotsApi(guestOf(sandbox).http)
  const { signal } = new AbortController()
  const slug = withJackpot[0]?.slug ?? ''
  const first = await jackpot(slug, signal)
  expect(first.map(({ currency }) => currency)).toEqual(expect.arrayContaining(['EUR', 'BRL', 'RUB']))
  const [plain] = (await games.row('crash_games').load()).games.filter(({ badges }) => !badges.includes('jackpot'))
  expect(await jackpot(plain?.slug ?? '', signal)).toEqual([])
  await sandbox.control.advanceClock(60_000)
  const amountOf = (told: typeof first) => told.find(({ currency }) => currency === 'EUR')?.amount ?? 0
  expect(amountOf(await jackpot(slug, signal))).not.toBe(amountOf(first))
})

test('the list for filters has what a jackpot holds in euro cents, at any time anew; other games have none', async () => {
  const { signal } = new AbortController()
  const { http } = guestOf(sandbox)
  const listed = async () =>
    (await createGamesApi(http).figured({ category: 'allgames', page: 1, limit: 1000 }, signal)).items
  const games = await listed()
  for (const { slug, badges, figures } of games)
    expect([slug, figures?.euroJackpot !== undefined]).toEqual([slug, badges.includes('jackpot')])
  const slug = games.find(({ badges }) => badges.includes('jackpot'))?.slug ?? ''
  const euros = (await createJackpotsApi(http).jackpot(slug, signal)).find(({ currency }) => currency === 'EUR')
  const amountIn = (items: typeof games) => items.find((game) => game.slug === slug)?.figures?.euroJackpot
  expect(Math.abs((euros?.amount ?? 0) - (amountIn(games) ?? 0))).toBeLessThan(1000)
  await sandbox.control.advanceClock(60_000)
  expect(amountIn(await listed())).not.toBe(amountIn(games))
})

test('a search by producer and a word of the name finds here what the platform finds', async () => {
  const typing = new HandTimers()
  const [here, platform] = [gamesOf(), gamesOf(typing)]
  const [game] = (await here.row('slots').load()).games
  const [word = ''] = game?.name.split(' ') ?? []
  here.search.open()
  for (const { search } of [here, platform]) search.setQuery(`${game?.producer?.name} ${word}`)
  typing.advance(1000)
  const found = async ({ search }: typeof here) => {
    await when(() => search.results.status === 'ready', { timeout: 10_000 })
    return search.results.status === 'ready' ? search.results.value.games.map(({ slug }) => slug).sort() : []
  }
  expect(await found(platform)).toContain(game?.slug)
  expect(await found(here)).toEqual(await found(platform))
})
