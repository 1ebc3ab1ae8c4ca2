import { when } from 'mobx'
import { beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { dataOf, type Query } from '../../core/index.ts'
import { FakeLog, HandTimers } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { type Visitor, guestOf, playerOf } from '../../testing/visitor.ts'
import { createGameRunApi } from './game-run-api.ts'
import { GameRunStore } from './game-run-store.ts'

const GameSchema = v.object({
  slug: v.string(),
  has_demo_mode: v.boolean(),
  disabled: v.boolean(),
})
const Games = dataOf(v.array(GameSchema))
const Producers = dataOf(v.array(v.object({ slug: v.string() })))
const Profile = dataOf(v.object({ info: v.object({ hash: v.string() }) }))
type WireGame = v.InferOutput<typeof GameSchema>

const guestCall = { label: 'test', auth: false, signal: undefined }
const gamesBy = (query: Query) => guestOf(sandbox).http.read('/json-api/v2/games', Games, { ...guestCall, query })

const sandbox = await openSandbox()
let games: WireGame[]
beforeAll(async () => {
  games = await gamesBy({ limit: 1000 })
})

const isPlayableDemo = ({ has_demo_mode, disabled }: WireGame) => has_demo_mode && !disabled
/** A demo of each producer that has one. */
async function oneOfEachProducer(): Promise<string[]> {
  const call = { ...guestCall, query: { 'filter[type]': 'producer' } }
  const producers = await guestOf(sandbox).http.read('/json-api/v2/categories', Producers, call)
  const demos = producers.map(async ({ slug }) =>
    (await gamesBy({ 'filter[category][]': [slug] })).find(isPlayableDemo),
  )
  return (await Promise.all(demos)).flatMap((game) => (game ? [game.slug] : []))
}
const runsOf = (visitor: Visitor, isSignedIn = false) =>
  new GameRunStore({
    ...visitor,
    api: createGameRunApi(visitor.http),
    timers: new HandTimers(),
    log: new FakeLog(),
    device: () => 'desktop',
    gameOrigins: [sandbox.gamesUrl],
    siteOrigin: 'http://localhost:3000',
    visitor: { isSignedIn },
    game: () => Promise.resolve({ allowsBonusBalance: false }),
    leave() {},
  })
const outcomeOf = async (runs: GameRunStore, slug: string) => {
  // As if the details allowed it: the platform decides here.
  runs.open({ slug, isDisabled: false, hasDemo: true })
  await when(() => runs.run.status !== 'loading', { timeout: 10_000 })
  return runs.run
}

describe('a run on the platform', () => {
  test("of a guest is demo, on the games origin: in the frame, or on the producer's own page", async () => {
    const slugs = await oneOfEachProducer()
    const runs = await Promise.all(slugs.map((slug) => outcomeOf(runsOf(guestOf(sandbox)), slug)))
    expect(new Set(runs.map(({ status }) => status))).toEqual(new Set(['running', 'notice']))
    for (const run of runs) {
      expect(run).toMatchObject({ mode: 'demo' })
      expect('url' in run && run.url.startsWith(sandbox.gamesUrl)).toBe(true)
    }
    expect(runs.find(({ status }) => status === 'running')).toMatchObject({ width: 1280, height: 720 })
  })

  test.each<[string, (game: WireGame) => boolean, object]>([
    [
      'has no demo',
      ({ has_demo_mode, disabled }) => !has_demo_mode && !disabled,
      { kind: 'rejected', codes: ['demo_unavailable'] },
    ],
    ['is disabled', ({ disabled }) => disabled, { kind: 'rejected', codes: ['game_disabled'] }],
  ])('of a game that %s fails with its code', async (_, isWanted, error) => {
    expect(await outcomeOf(runsOf(guestOf(sandbox)), games.find(isWanted)?.slug ?? '')).toMatchObject({
      status: 'failed',
      error,
    })
  })

  test('of a game that does not exist is not found', async () => {
    expect(await outcomeOf(runsOf(guestOf(sandbox)), 'no-such-game')).toMatchObject({
      status: 'failed',
      error: { kind: 'not-found', codes: ['not_found'] },
    })
  })

  test('of a player in a second tab blocks the first, which can take it back', async () => {
    const player = await playerOf(sandbox, { login: 'twice@example.test', password: 'password-1', balance: 100_000 })
    const profile = await player.http.read('/json-api/users/profile', Profile, { ...guestCall, auth: true })
    player.live.register(profile.info.hash)
    const first = runsOf(player, true)
    const stops = [first.start(), player.live.start()]
    await when(() => player.live.state === 'open', { timeout: 10_000 })
    const slug = games.find(isPlayableDemo)?.slug ?? ''
    expect(await outcomeOf(first, slug)).toMatchObject({ mode: 'real' })
    // The line may be open before the platform knows whose it is: another run tells again.
    await expect
      .poll(
        async () => {
          await outcomeOf(runsOf(player, true), slug)
          return first.run.status
        },
        { timeout: 10_000 },
      )
      .toBe('blocked')
    first.retry()
    await when(() => first.run.status !== 'loading', { timeout: 10_000 })
    expect(['running', 'notice']).toContain(first.run.status)
    stops.forEach((stop) => stop())
  }, 30_000)
})
