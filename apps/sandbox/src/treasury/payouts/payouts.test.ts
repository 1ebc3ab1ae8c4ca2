import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { cashierOf, codesOf, newKey, type Cashier } from '../../testing/cashier.ts'
import { objectsIn } from '../../testing/read-answer.ts'
import { aSandbox, openTestSandbox } from '../../testing/test-sandbox.ts'
import type { Fields } from '../../ground/wire/fields.ts'

const BALANCE = 1_000_000

describe('a payout', () => {
  const sandbox = aSandbox()
  let player: Cashier
  beforeEach(async () => {
    player = await cashierOf(sandbox, { balance: BALANCE })
  })

  const control = (settings: Fields) => sandbox.post('/__sandbox/treasury', settings)
  const advance = (ms: number) => sandbox.post('/__sandbox/clock', { advanceMs: ms })
  const decide = (id: unknown, status: string, reason?: string) =>
    sandbox.post(`/__sandbox/transactions/${String(id)}`, { status, reason })
  const cancel = async (id: unknown, whose = player) =>
    sandbox.post(
      '/json-api/treasury/user-payout/cancel',
      { transaction_id: id },
      { token: await sandbox.signIn(whose.login, 'a-password') },
    )
  const waiting = async () => objectsIn(await player.get('/json-api/treasury/user/new-payouts'))

  it('never takes more than the balance, however many are requested at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => player.withdraw(300_000)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(player.real()).toBe(100_000)
  })

  it('is cancelled while new, once, by its player only', async () => {
    const { body } = await player.withdraw(300_000)
    const id = body['transaction_id']
    expect(codesOf(await cancel(id, await cashierOf(sandbox)))).toEqual([404, [{ code: 'not_found' }]])
    for (const _twice of [1, 2]) expect((await cancel(id)).body).toEqual({ success: true, status: 'cancelled' })
    expect(player.real()).toBe(BALANCE)
    const { body: next } = await player.withdraw(300_000)
    await decide(next['transaction_id'], 'processing')
    expect(codesOf(await cancel(next['transaction_id']))).toEqual([
      409,
      [{ code: 'payout_not_cancellable', data: { status: 'processing' } }],
    ])
    expect(player.real()).toBe(700_000)
  })

  it('cannot be cancelled if the market does not allow it', async () => {
    await control({ payoutCancel: false })
    const { body } = await player.withdraw(300_000)
    expect(await waiting()).toMatchObject([{ cancellable: false }])
    expect(codesOf(await cancel(body['transaction_id']))).toEqual([403, [{ code: 'cancel_disabled' }]])
    expect(player.real()).toBe(700_000)
  })

  it('stands in a market where no player may take it back', async () => {
    const { token, ...gb } = await cashierOf(sandbox, { balance: BALANCE })
    const { body } = await gb.withdraw(300_000)
    const call = { token, headers: { 'x-market': 'gb' } }
    const waitingThere = await sandbox.get('/json-api/treasury/user/new-payouts', call)
    expect(waitingThere.body['data']).toMatchObject([{ cancellable: false }])
    const answer = await sandbox.post(
      '/json-api/treasury/user-payout/cancel',
      { transaction_id: body['transaction_id'] },
      call,
    )
    expect(codesOf(answer)).toEqual([403, [{ code: 'cancel_disabled' }]])
    expect(gb.real()).toBe(BALANCE - 300_000)
  })

  it.each(['KZT', 'CAD', 'EUR'])('in %s has no limits by a system without own ones', async (currency) => {
    const rich = await cashierOf(sandbox, { currency, balance: 3_000_000 })
    for (const amount of [1, 2_000_000]) expect((await rich.withdraw(amount)).status).toBe(200)
  })

  it('that cancels gifts needs the player’s consent', async () => {
    const gifted = await cashierOf(sandbox, {
      balance: BALANCE,
      gifts: [{ type: 'deposit_bonus', title: 'Double', percent: 100, wager: 10, isSelected: true }],
    })
    const key = newKey()
    expect(codesOf(await gifted.withdraw(300_000, {}, key))).toEqual([
      422,
      [{ code: 'gifts_pending', data: { count: 1 } }],
    ])
    expect(gifted.real()).toBe(BALANCE)
    expect((await gifted.withdraw(300_000, { cancel_gifts: true }, key)).status).toBe(200)
    expect(await gifted.get('/json-api/user-gifts/payout-gift-count')).toEqual({ count: 0 })
  })

  describe('confirmed by phone', () => {
    const PHONE = '79005554433'
    const CARD = { fields: { card: '4242 4242 4242 4242' } }
    let key: string
    beforeEach(async () => {
      key = newKey()
      sandbox.platform.database.run('UPDATE players SET phone = ? WHERE id = ?', PHONE, player.userId)
    })
    const byCard = (more: Fields = {}) => player.withdraw(300_000, { ...CARD, ...more }, key, 88)
    const codes = () => sandbox.codes(PHONE)

    it('sends another code on request, not too often', async () => {
      await byCard()
      const tooSoon = await byCard({ resend: true })
      expect([...(codesOf(tooSoon) as unknown[]), tooSoon.headers['retry-after']]).toEqual([
        429,
        [{ code: 'too_many_sends' }],
        '35',
      ])
      await advance(35_000)
      expect((await byCard({ resend: true })).body).toMatchObject({ retryAfter: 35 })
      expect(codes()).toHaveLength(2)
    })

    it('accepts a code for its amount and destination under any key', async () => {
      await byCard()
      const [code] = codes()
      const more = (change: Fields, amount = 300_000) =>
        player.withdraw(amount, { ...CARD, code, ...change }, key, 88).then(codesOf)
      const wrong = [422, [{ code: 'invalid_code', field: 'code' }]]
      expect(await more({}, 900_000)).toEqual(wrong)
      expect(await more({ fields: { card: '5555 5555 5555 4444' } })).toEqual(wrong)
      expect(player.real()).toBe(BALANCE)
      await advance(35_000)
      expect((await player.withdraw(900_000, CARD, key, 88)).body).toMatchObject({ confirm: 'phone', retryAfter: 35 })
      expect(codes()).toHaveLength(2)
    })

    it('accepts the code under a new key after the first intent was closed', async () => {
      await byCard()
      const [code] = codes()
      await sandbox.post(`/json-api/treasury/intents/${key}/close`, {}, { token: player.token })
      expect(codesOf(await byCard({ code }))).toEqual([422, [{ code: 'intent_closed' }]])
      expect(codesOf(await byCard())).toEqual([422, [{ code: 'intent_closed' }]])
      key = newKey()
      expect((await byCard()).body).toMatchObject({ confirm: 'phone' })
      expect(codes()).toHaveLength(1)
      expect((await byCard({ code })).body).toMatchObject({ success: true })
      expect(player.real()).toBe(700_000)
    })

    it('allows five wrong codes', async () => {
      await byCard()
      for (let wrong = 0; wrong < 5; wrong += 1) await byCard({ code: 'none' })
      const [code] = codes()
      expect(codesOf(await byCard({ code }))).toEqual([429, [{ code: 'code_attempts_exceeded' }]])
    })

    it('is checked before a code is sent, needs a phone, and no code if the setting is off', async () => {
      expect((await player.withdraw(300_000, { fields: { card: '42' } }, key, 88)).status).toBe(422)
      expect(codes()).toEqual([])
      const phoneless = await cashierOf(sandbox, { balance: BALANCE })
      expect(codesOf(await phoneless.withdraw(300_000, CARD, newKey(), 88))).toEqual([
        422,
        [{ code: 'phone_required' }],
      ])
      await control({ phoneConfirmation: false })
      expect((await phoneless.withdraw(300_000, CARD, newKey(), 88)).body).toMatchObject({ success: true })
    })
  })
})

describe('any sequence of deposits, payouts, cancels and reviews', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('deposit' as const),
      amount: fc.integer({ min: 1, max: 20_000_000 }),
      decision: fc.constantFrom('pay', 'decline', 'leave', 'cancel'),
    }),
    fc.record({ kind: fc.constant('payout' as const), amount: fc.integer({ min: 1, max: 1_200_000 }) }),
    fc.record({ kind: fc.constant('cancel' as const), pick: fc.nat() }),
    fc.record({
      kind: fc.constant('decide' as const),
      pick: fc.nat(),
      status: fc.constantFrom('processing', 'done', 'declined', 'cancelled'),
    }),
    fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 2000 }) }),
  )

  it('keeps the balance equal to deposits less payouts and never below zero', async () => {
    const sandbox = openTestSandbox()
    const { ledger, treasury } = sandbox.platform
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const player = await cashierOf(sandbox)
        const all = () => [
          ...treasury.transactions.all(player.userId, 'deposit'),
          ...treasury.transactions.all(player.userId, 'payout'),
        ]
        for (const one of steps) {
          const picked = 'pick' in one ? all()[one.pick % Math.max(1, all().length)] : undefined
          if (one.kind === 'deposit') {
            const { body } = await player.open(one.amount)
            const opened = treasury.transactions.byId(Number(body['transaction_id']))
            if (opened?.token) treasury.deposits.decide(opened.token, one.decision as 'pay')
          } else if (one.kind === 'payout') await player.withdraw(one.amount)
          else if (one.kind === 'wait') sandbox.platform.clock.advance(one.minutes * 60_000)
          else if (one.kind === 'decide')
            await sandbox.post(`/__sandbox/transactions/${picked?.id ?? 0}`, { status: one.status })
          else
            await sandbox.post(
              '/json-api/treasury/user-payout/cancel',
              { transaction_id: picked?.id ?? 0 },
              { token: await sandbox.signIn(player.login, 'a-password') },
            )
          const worth = all().reduce((sum, { type, status, amount }) => {
            if (type === 'deposit') return status === 'done' ? sum + amount : sum
            return status === 'cancelled' || status === 'declined' ? sum : sum - amount
          }, 0)
          expect(player.real()).toBe(worth)
          expect(worth).toBeGreaterThanOrEqual(0)
          const written = ledger.entries(player.userId).reduce((sum, entry) => sum + entry.amount, 0)
          expect(written).toBe(worth)
        }
      }),
      { numRuns: 40 },
    )
    await sandbox.app.close()
  }, 30_000)
})
