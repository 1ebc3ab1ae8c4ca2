import { describe, expect, it } from 'vitest'
import { listenTo, type LiveListener } from '../testing/live-listener.ts'
import { aSandbox } from '../testing/test-sandbox.ts'
import { isFields, textOf, type Fields } from '../ground/wire/fields.ts'

const HOUR = 3_600_000
const PATH = '/json-api/v2/tournaments'

describe('playing in a tournament', () => {
  const sandbox = aSandbox()
  let spins = 0

  const control = async (path: string, body: Fields) => (await sandbox.post(`/__sandbox${path}`, body)).body
  const make = (fields: Fields = {}) => control('/tournaments', { slug: 'test', ...fields })
  const page = async (slug = 'test', token?: string) =>
    (await sandbox.get(`${PATH}/${slug}`, { token })).body['data'] as Fields
  const aMember = async (score = 0, state: Fields = {}) =>
    sandbox.player({ currency: 'EUR', balance: 100_000, tournaments: { test: score }, ...state })
  const slots = () =>
    sandbox.platform.catalogue.games.filter(
      ({ categories, disabled, allowsBonusBalance }) => categories.includes('slots') && !disabled && allowsBonusBalance,
    )

  const bet = async (token: string, amount: number, win = 0, game = slots()[0]?.slug) => {
    const order = { platform: 'desktop', type: 'real' }
    const { body } = await sandbox.post(`/json-api/eapi/game-run/${game}`, order, { token })
    const run = isFields(body['data']) ? textOf(body['data'], 'runToken') : ''
    const spin = { bet: amount, lines: 20, idempotencyKey: `spin-${(spins += 1)}` }
    sandbox.platform.runs.spin(run, spin, () => ({ win, detail: {} }))
  }
  const score = async (token: string, slug = 'test') => {
    const { position } = await page(slug, token)
    return isFields(position) ? position['score'] : null
  }

  /** The next board that has so many places. */
  const leadersOnce = async (live: LiveListener, places: number): Promise<Fields[]> => {
    const { leaders } = (await live.next('tournament-leaders')) as { leaders: Fields[] }
    return leaders.length === places ? leaders : leadersOnce(live, places)
  }

  it.each([
    ['bets', [500, 200], 700],
    ['wins', [0, 900], 900],
    ['multipliers', [0, 450], 450],
    ['best', [0, 450], 450],
  ])('counts %s', async (mechanic, [first, second], both) => {
    await make({ mechanic, scoreCurrency: 'EUR' })
    const { token } = await aMember()
    await bet(token, 500)
    expect(await score(token)).toBe(first === 0 ? null : first)
    await bet(token, 200, 900)
    expect(await score(token)).toBe(both)
    await bet(token, 200, 100)
    const third: Record<string, number> = { bets: second! + both, wins: 1000, multipliers: 500, best: 450 }
    expect(await score(token)).toBe(third[mechanic])
  })

  it('counts bets on the limits, in its games and in its currency', async () => {
    const [game, other] = slots()
    await make({ bets: { min: 50, max: 200 }, games: [game?.slug] })
    const { token } = await aMember()
    for (const amount of [49, 50, 200, 201]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await bet(token, amount)
    }
    await bet(token, 100, 0, other?.slug)
    // 2.50 € in roubles.
    expect(await score(token)).toBe(25_000)
  })

  it('counts for the chosen tournament only, while it runs, and with real money', async () => {
    await make({ startsInMs: HOUR, endsInMs: 2 * HOUR })
    await make({ slug: 'other' })
    const { token, login } = await aMember()
    await control('/tournaments/other/members', { login })
    await bet(token, 100)
    await control('/tournaments/test', { startsInMs: -HOUR })
    await bet(token, 100)
    await control(`/players/${login}/money`, { real: -99_750, bonus: 1000, wagering: 1000 })
    await bet(token, 100)
    await control('/tournaments/test', { endsInMs: 0 })
    await control(`/players/${login}/money`, { real: 5000 })
    await bet(token, 100)
    expect([await score(token), await score(token, 'other')]).toEqual([10_000, null])
  })

  it('adds up in the board of the series', async () => {
    await make({ series: 'grand-tour' })
    await make({ slug: 'next', series: 'grand-tour' })
    const { token, login } = await aMember(1000)
    await control('/tournaments/next/members', { login, score: 500 })
    const { position } = (await sandbox.get('/json-api/tournament-series/grand-tour', { token })).body['data'] as Fields
    expect(position).toMatchObject({ score: 1500 })
  })

  it('overtakes rivals and is overtaken, with events to the room and the player', async () => {
    const rivals = [
      { username: 'ace', score: 30_000 },
      { username: 'king', score: 20_000 },
      { username: 'queen', score: 10_000 },
    ]
    await make({ rivals, prizes: ['A phone'] })
    const { token, hash, userId } = await aMember()
    const live = await listenTo(sandbox.app)
    await live.register(hash)
    await live.join('tournament-test')
    await bet(token, 350)
    const own = { id: userId, position: 1, score: 35_000 }
    expect(await leadersOnce(live, 4)).toMatchObject([own, { username: 'ace', position: 2 }, { position: 3 }, {}])
    expect(await live.next('tournament-opponents')).toMatchObject({ slug: 'test', opponents: [own, {}, {}, {}] })
    await control('/tournaments/test/rivals', { username: 'king', score: 35_000 })
    const leaders = await leadersOnce(live, 4)
    expect(leaders.map(({ username, position }) => [username, position]).slice(1, 3)).toEqual([
      ['king', 1],
      ['ace', 3],
    ])
    await control('/tournaments/test/rivals', { rivals: [{ username: 'joker', score: 50_000 }] })
    expect(await leadersOnce(live, 5)).toMatchObject([{ username: 'joker' }, { ...own, position: 2 }, {}, {}, {}])
    expect(await page('test', token)).toMatchObject({ position: { position: 2, score: 35_000 } })
    live.close()
  })

  it('sends a board at most each half second, and its last state at the end', async () => {
    await make({ rivals: [{ username: 'ace', score: 1 }] })
    const live = await listenTo(sandbox.app)
    await live.join('tournament-test')
    const begun = Date.now()
    for (let points = 2; points <= 40; points += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await control('/tournaments/test/rivals', { username: 'ace', score: points })
    }
    const told: unknown[] = []
    while (told.at(-1) !== 40) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      told.push((await leadersOnce(live, 1))[0]?.['score'])
    }
    expect(told.length).toBeLessThanOrEqual((Date.now() - begun) / 490 + 1)
    live.close()
  })

  it('ends with a message for each member, and with gifts for the places that have prizes', async () => {
    await make({ title: 'Cup', endsInMs: HOUR, prizes: [{ euros: 50 }, 'A phone', 'A watch'] })
    const players = [await aMember(900), await aMember(700), await aMember(700), await aMember(10), await aMember()]
    sandbox.platform.clock.advance(HOUR)
    // The message about the end, of the last of its members as well.
    const states = await Promise.all(
      players.map(async ({ login }) => (await sandbox.get(`/__sandbox/players/${login}`)).body),
    )
    const gifts = states.map((state) =>
      (state['gifts'] as Fields[]).map(({ title, type }) => `${String(type)}: ${String(title)}`),
    )
    expect(gifts).toEqual([['cash: Prize 1'], ['custom: A phone'], ['custom: A phone'], [], []])
    const messages = states.flatMap((state) => (state['notices'] as Fields[]).map(({ msg }) => msg))
    expect(messages).toEqual([
      '“Cup” is over: you came 1st. Your prize: Prize 1.',
      '“Cup” is over: you came 2nd. Your prize: A phone.',
      '“Cup” is over: you came 2nd. Your prize: A phone.',
      '“Cup” is over: you came 4th. The prizes went to higher places.',
      '“Cup” is over. None of your bets counted.',
    ])
    expect(states[0]?.['notices']).toMatchObject([{ button: { link: '/tournaments/test' } }])
    sandbox.platform.clock.advance(HOUR)
    const again = (await sandbox.get(`/__sandbox/players/${players[0]!.login}`)).body
    expect(again['gifts']).toHaveLength(1)
  })

  it('of a series ends with the prizes of the series, shown with its page', async () => {
    await make({ series: 'grand-tour', endsInMs: HOUR, prizes: [] })
    const { login } = await aMember(1_000_000_000)
    sandbox.platform.clock.advance(9 * 24 * HOUR)
    const { gifts, notices } = (await sandbox.get(`/__sandbox/players/${login}`)).body as {
      gifts: Fields[]
      notices: Fields[]
    }
    expect(gifts.map(({ title }) => title)).toEqual(expect.arrayContaining(['€10,000 in cash', 'A car']))
    expect(notices).toHaveLength(2)
    expect(notices[0]).toMatchObject({ button: { link: '/tournaments/series/grand-tour' } })
  })
})
