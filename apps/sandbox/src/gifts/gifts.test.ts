import { describe, expect, it } from 'vitest'
import { GIFT_TYPES } from './gift.ts'
import { listenTo } from '../testing/live-listener.ts'
import { aSandbox } from '../testing/test-sandbox.ts'

const GIFTS = '/json-api/user-gifts'
const COUNT = '/json-api/user-gifts/payout-gift-count'
const SELECT = '/json-api/user-gifts/cashbox-select'
const onDeposits = {
  type: 'deposit_bonus',
  percent: 100,
  wager: 10,
  depositLimits: [{ currency: 'EUR', limit: 50_000 }],
}

const SPINS = { count: 3, bet: 20 }

describe('gifts', () => {
  const sandbox = aSandbox()
  let token: string

  const list = () => sandbox.list(GIFTS, { token })
  const balance = () => sandbox.data('/json-api/users/balance', { token })
  const count = async () => (await sandbox.data(COUNT, { token }))['count']
  const select = (id: unknown) => sandbox.post(SELECT, { user_gift_id: id }, { token })
  const activate = (id: unknown) => sandbox.put(`/json-api/gifts/activate/${String(id)}`, undefined, { token })
  const cancel = (id: unknown) => sandbox.post(`/json-api/user-gifts/cancel/${String(id)}`, {}, { token })
  /** A player in euros with these gifts (the last one first in the list) and a live socket. */
  const holding = async (gifts: object[], state: object = {}) => {
    const made = await sandbox.player({ currency: 'EUR', gifts, ...state })
    token = made.token
    const live = await listenTo(sandbox.app)
    await live.register(made.hash)
    const player = sandbox.platform.players.require(made.userId)
    return { player, live, login: made.login, ids: (await list()).map(({ id }) => id) }
  }

  it('are shown to their player only', async () => {
    expect((await sandbox.get(GIFTS)).status).toBe(401)
    await holding([onDeposits])
    token = (await sandbox.player()).token
    expect(await list()).toEqual([])
    expect((await select(1)).body['errors']).toEqual([{ code: 'invalid_user_gift' }])
  })

  it('of the demo player have every state, one bonus wagered to a fifth', async () => {
    token = await sandbox.signIn()
    const gifts = await list()
    expect(new Set(gifts.map(({ state }) => state))).toEqual(new Set(['received', 'activated', 'expired']))
    expect(gifts.find(({ state }) => state === 'activated')).toMatchObject({ rollover: 20 })
    expect(await count()).toBe(1)
  })

  it('of the demo player have every type', async () => {
    token = await sandbox.signIn()
    expect(new Set((await list()).map(({ type }) => type))).toEqual(new Set(GIFT_TYPES))
  })

  it('name where and how they may be used', async () => {
    const [game] = sandbox.platform.catalogue.games
    await holding([
      {
        type: 'giftspin',
        image: '/cdn/prizes/spin.png',
        spins: { count: 5, bet: 20 },
        platforms: ['mobile'],
        producers: ['northpine'],
        games: [game?.slug, 'unknown-game'],
        maxBet: 500,
        shares: { table: 10 },
        wagerDays: 3,
      },
    ])
    expect((await list())[0]).toMatchObject({
      image: '/cdn/prizes/spin.png',
      spins: { count: 5, bet: 20, left: 5 },
      wagerDays: 3,
      wagerUntil: null,
      wagerTotal: null,
      isCancelable: false,
      restrictions: {
        platforms: ['mobile'],
        producers: [{ slug: 'northpine', name: 'Northpine' }],
        games: [{ slug: game?.slug, name: game?.name }],
        maxBet: 500,
        shares: [{ slug: 'table', name: 'Table games', share: 10 }],
      },
    })
  })

  it.each([{ games: 'all' }, { shares: [] }, { shares: { table: 'half' } }, { spins: { count: 5 } }, { parts: [1] }])(
    'are not made of %j',
    async (gift) => {
      const order = { login: 'bad@example.test', password: 'password-1', gifts: [gift] }
      expect((await sandbox.post('/__sandbox/players', order)).status).toBe(400)
    },
  )

  describe('on deposits', () => {
    it('add their bonus to several deposits, up to the limit', async () => {
      const { player, live: line, ids } = await holding([onDeposits])
      const { gifts, database } = sandbox.platform
      const deposit = (amount: number) => database.transaction(() => gifts.deposited(player, amount))
      expect(deposit(10_000)).toBeNull()
      await select(ids[0])
      expect(deposit(20_000)).toMatchObject({ bonus: 20_000 })
      expect(await line.next('gift-auto-activated')).toMatchObject({ state: 'activated' })
      expect(await balance()).toMatchObject({ bonus: 20_000, wagering: 200_000 })
      expect((await list())[0]).toMatchObject({ rollover: 0, restrictionsState: { depositProgress: 20_000 } })
      expect(deposit(90_000)).toMatchObject({ bonus: 30_000 })
      expect(deposit(10_000)).toBeNull()
      expect(await balance()).toMatchObject({ bonus: 50_000, wagering: 500_000 })
      expect((await list())[0]).toMatchObject({
        is_selected: false,
        restrictionsState: { depositProgress: 50_000 },
      })
      expect((await select(ids[0])).body['errors']).toEqual([{ code: 'gift_used' }])
    })

    it.each([
      ['gift_expired', { ...onDeposits, expiresInMs: -1 }, {}],
      ['gift_used', { ...onDeposits, state: 'used' }, {}],
      ['gift_used', { ...onDeposits, depositProgress: 50_000 }, {}],
      ['gift_used', { ...onDeposits, depositLimits: [{ currency: 'BRL', limit: 10 }] }, {}],
      ['active_bonus_exists', onDeposits, { bonus: 1, wagering: 10 }],
      ['multi_account', onDeposits, { flags: ['multi_account'] }],
    ])('are refused with %s: %o %o', async (code, gift, state) => {
      const { ids } = await holding([gift], state)
      expect((await select(ids[0])).body['errors']).toEqual([{ code }])
    })

    it('are done when the bonus is wagered out', async () => {
      const { player, live: line } = await holding([{ ...onDeposits, state: 'activated' }])
      sandbox.platform.gifts.settled(player)
      expect(await line.next('gift-state-changed')).toMatchObject({ state: 'used' })
    })

    it('are cancelled with their bonus when a payout is requested', async () => {
      const { player, live: line, ids } = await holding([onDeposits, onDeposits])
      await select(ids[0])
      sandbox.platform.gifts.deposited(player, 1000)
      sandbox.platform.gifts.burn(player)
      expect(await line.next('gift-disabled')).toMatchObject({ id: ids[0], state: 'expired' })
      expect(await balance()).toMatchObject({ bonus: 0, wagering: 0 })
      expect(await count()).toBe(0)
    })
  })

  describe('that are taken', () => {
    it.each([
      ['cash', 'used', { balance: 700, bonus: 0, wagering: 0, compoint_balance: 0 }],
      ['compoint', 'used', { balance: 0, bonus: 0, wagering: 0, compoint_balance: 700 }],
      ['bonus_offer', 'activated', { balance: 0, bonus: 700, wagering: 2100, compoint_balance: 0 }],
      ['cashback', 'activated', { balance: 0, bonus: 700, wagering: 2100, compoint_balance: 0 }],
      ['nondeposit', 'activated', { balance: 0, bonus: 700, wagering: 2100, compoint_balance: 0 }],
      ['custom', 'used', { balance: 0, bonus: 0, wagering: 0, compoint_balance: 0 }],
      ['mystery_box', 'used', { balance: 0, bonus: 0, wagering: 0, compoint_balance: 0 }],
    ])('as %s are %s and change the balance to %o', async (type, state, expected) => {
      const { live: line, ids } = await holding([{ type, amount: 700, wager: 3 }])
      expect((await activate(ids[0])).body).toEqual({ success: true })
      expect(await line.next('gift-activated')).toMatchObject({ id: ids[0], state })
      expect(await balance()).toMatchObject(expected)
      expect((await activate(ids[0])).status).toBe(422)
      expect(await balance()).toMatchObject(expected)
    })

    it('of experience raise the level, and each level gives a gift', async () => {
      const { live: line, ids } = await holding([{ type: 'xp', amount: 60_000 }])
      await activate(ids[0])
      expect(await line.next('level-gifts-changed')).toEqual({ level: 3 })
      expect((await list()).map(({ reason }) => reason)).toEqual(['level.changed', 'level.changed', 'personal'])
    })

    it('lose their bonus when its time is over', async () => {
      const { player, live: line, ids } = await holding([{ type: 'cashback', amount: 700, wager: 3, wagerDays: 2 }])
      await activate(ids[0])
      expect(await balance()).toMatchObject({ bonus: 700, wagering: 2100 })
      sandbox.platform.clock.advance(2 * 86_400_000 + 1)
      expect(await line.next('gift-disabled')).toMatchObject({ id: ids[0], state: 'expired' })
      expect(sandbox.platform.ledger.balances(player.id)).toMatchObject({ bonus: 0, wagering: 0 })
    })

    it('are wagered within their days', async () => {
      const { ids } = await holding([{ type: 'cashback', amount: 700, wager: 3, wagerDays: 2, expiresInMs: 1000 }])
      await activate(ids[0])
      const until = Date.now() + 2 * 86_400_000
      const [gift] = await list()
      expect(gift).toMatchObject({ wagerTotal: 2100, wagerUntil: gift?.['expiredAt'], isCancelable: true })
      expect(Math.abs(Date.parse(String(gift?.['wagerUntil'])) - until)).toBeLessThan(60_000)
    })

    it.each([
      ['deposit_condition_unmet', onDeposits, {}],
      ['gift_in_process', { type: 'cashback', state: 'activated' }, {}],
      ['gift_used', { type: 'cash', state: 'used' }, {}],
      ['gift_expired', { type: 'cash', expiresInMs: -1 }, {}],
      ['active_bonus_exists', { type: 'bonus_offer', amount: 5 }, { bonus: 1 }],
      ['multi_account', { type: 'cash', amount: 5 }, { flags: ['multi_account'] }],
      ['gift_in_process', { type: 'cashback', state: 'activated' }, {}],
      ['email_confirmation_required', { type: 'cash' }, { unconfirmed: true, flags: ['gifts_need_email'] }],
      ['phone_confirmation_required', { type: 'cash' }, { unconfirmed: true, flags: ['gifts_need_phone'] }],
      ['bonuses_disabled', { type: 'cashback', amount: 5 }, { flags: ['bonuses_disabled'] }],
      ['bonus_not_written_off', { type: 'cashback', amount: 5 }, { flags: ['bonus_not_written_off'] }],
      ['wrong_device', { type: 'cash', platforms: ['mobile'] }, {}],
      ['invalid_offer', { type: 'bonus_offer' }, {}],
      ['invalid_provider_response', { type: 'giftspin', spins: SPINS }, { flags: ['gift_provider_fails'] }],
      ['active_bonus_exists', { type: 'giftspin', spins: SPINS }, { bonus: 1 }],
    ])('are refused with %s: %o %o', async (code, gift, state) => {
      const { ids } = await holding([gift], state)
      expect((await activate(ids[0])).body['errors']).toEqual([{ code }])
    })

    it('are refused while free spins are active', async () => {
      const { ids } = await holding([
        { type: 'giftspin', spins: SPINS },
        { type: 'cashback', amount: 5 },
      ])
      await activate(ids[1])
      expect((await activate(ids[0])).body['errors']).toEqual([{ code: 'active_free_spin_exists' }])
    })

    it('go on with a confirmed contact, without a wager, or on their device', async () => {
      const flags = ['gifts_need_email', 'bonuses_disabled']
      const { ids } = await holding([{ type: 'cash', amount: 5, platforms: ['mobile'] }], { flags })
      const path = `/json-api/gifts/activate/${String(ids[0])}?platform=mobile`
      expect((await sandbox.put(path, undefined, { token })).status).toBe(200)
    })

    it('are cancelled one by one with their part, or all at once', async () => {
      const active = { type: 'cashback', state: 'activated' }
      const gifts = [
        { ...active, toWager: 600 },
        { ...active, toWager: 300 },
        { ...active, toWager: 0 },
      ]
      const { ids } = await holding(gifts, { bonus: 90, wagering: 900 })
      await cancel(ids[1])
      expect(await balance()).toMatchObject({ bonus: 60, wagering: 600 })
      expect((await sandbox.post('/json-api/user-gifts/cancel', {}, { token })).status).toBe(200)
      expect(await balance()).toMatchObject({ bonus: 0, wagering: 0 })
      expect((await list()).map(({ state }) => state)).toEqual(['expired', 'expired', 'expired'])
    })
  })
})
