import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createGamesApp } from '../../app/games-app.ts'
import { cashierOf, codesOf, decideAt, newKey, type Cashier } from '../../testing/cashier.ts'
import { listenTo } from '../../testing/live-listener.ts'
import { objectsIn } from '../../testing/read-answer.ts'
import { aSandbox, openTestSandbox } from '../../testing/test-sandbox.ts'
import { textOf, type Fields } from '../../ground/wire/fields.ts'

const RETURN = 'https://casino.test/cashbox'

describe('a deposit', () => {
  const sandbox = aSandbox()
  let player: Cashier
  beforeEach(async () => {
    sandbox.platform.gamesUrl = 'http://games.test'
    player = await cashierOf(sandbox)
  })

  const control = (settings: Fields) => sandbox.post('/__sandbox/treasury', settings)
  const advance = (ms: number) => sandbox.post('/__sandbox/clock', { advanceMs: ms })

  it('moves money only after payment, and sends it to the open tabs', async () => {
    const listener = await listenTo(sandbox.app)
    await listener.register(player.hash)
    const key = newKey()
    const { body } = await player.open(250_000, {}, key)
    expect(await player.intent(key)).toMatchObject({ status: 'new', amount: 250_000, pay_url: body['redirectUrl'] })
    expect(player.real()).toBe(0)
    const back = await decideAt(sandbox, textOf(body, 'redirectUrl'), { decision: 'pay' })
    expect([back.statusCode, back.headers.location]).toEqual([303, `${RETURN}/success?intent=${key}`])
    expect(player.real()).toBe(250_000)
    expect(await player.intent(key)).toMatchObject({ status: 'done', pay_url: null })
    expect(await listener.next('treasury-transaction-confirmed')).toEqual({
      transaction_id: body['transaction_id'],
      type: 'deposit',
      intent: key,
      amount: 250_000,
      currency: 'RUB',
      payment_system: 77,
    })
    expect(await listener.next('balance-changed')).toMatchObject({ balance: 250_000 })
    listener.close()
  })

  it('is made once, however often its intent is sent and paid', async () => {
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 5 }, () => player.open(100_000, {}, key)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    const address = textOf(answers[0]?.body ?? {}, 'redirectUrl')
    const backs = await Promise.all(Array.from({ length: 5 }, () => decideAt(sandbox, address, { decision: 'pay' })))
    expect(new Set(backs.map((back) => back.headers.location))).toEqual(new Set([`${RETURN}/success?intent=${key}`]))
    expect(player.real()).toBe(100_000)
    expect((await player.open(100_000, {}, key)).body).toEqual(answers[0]?.body)
    expect(codesOf(await player.open(200_000, {}, key))).toEqual([422, [{ code: 'idempotency_key_reused' }]])
  })

  it('is refused without a key', async () => {
    const send = (headers: Record<string, string>) =>
      sandbox.post('/json-api/treasury/open', { payment_system: 77, amount: 100_000 }, { token: player.token, headers })
    expect(codesOf(await send({}))).toEqual([400, [{ code: 'idempotency_key_required' }]])
    expect(codesOf(await send({ 'idempotency-key': 'short' }))).toEqual([400, [{ code: 'idempotency_key_invalid' }]])
  })

  it('that was refused leaves its key unused', async () => {
    const key = newKey()
    expect(codesOf(await player.open(1, {}, key))).toEqual([
      422,
      [{ code: 'below_minimum', field: 'amount', data: { min: 10_000 } }],
    ])
    expect((await sandbox.get(`/json-api/treasury/intents/${key}`, { token: player.token })).status).toBe(404)
    expect((await player.open(10_000, {}, key)).status).toBe(200)
  })

  it('is shown to its player only', async () => {
    const key = await player.deposit(100_000)
    const other = await cashierOf(sandbox)
    expect(await other.intent(key)).toEqual({ errors: [{ code: 'not_found' }] })
    expect(await other.get('/json-api/treasury/user/deposits')).toEqual([])
    expect((await sandbox.get('/json-api/treasury/user/deposits')).status).toBe(401)
  })

  it.each([
    ['decline', 'fail', { status: 'declined', reason: 'bank_declined' }],
    ['cancel', 'fail', { status: 'cancelled', reason: 'player' }],
    ['leave', 'pending', { status: 'processing', reason: null }],
  ])('by %s ends at /%s', async (decision, result, expected) => {
    const key = newKey()
    const { body } = await player.open(100_000, {}, key)
    const back = await decideAt(sandbox, textOf(body, 'redirectUrl'), { decision })
    expect(back.headers.location).toBe(`${RETURN}/${result}?intent=${key}`)
    expect(await player.intent(key)).toMatchObject(expected)
    await decideAt(sandbox, textOf(body, 'redirectUrl'), { decision: 'pay' })
    expect(player.real()).toBe(0)
  })

  it('left pending is confirmed later by the clock', async () => {
    const key = await player.deposit(100_000, 'leave')
    await advance(9 * 60_000)
    expect([player.real(), (await player.intent(key))['status']]).toEqual([0, 'processing'])
    await advance(60_000)
    expect([player.real(), (await player.intent(key))['status']]).toEqual([100_000, 'done'])
  })

  it('shows success before the provider confirms it', async () => {
    await control({ callbackDelay: null })
    const key = await player.deposit(100_000)
    await advance(86_400_000 * 7)
    const transaction = await player.intent(key)
    expect([player.real(), transaction['status']]).toEqual([0, 'processing'])
    const decide = (status: string) => sandbox.post(`/__sandbox/transactions/${String(transaction['id'])}`, { status })
    expect((await decide('done')).body).toMatchObject({ status: 'done' })
    expect(player.real()).toBe(100_000)
    expect(codesOf(await decide('declined'))).toEqual([409, [{ code: 'transaction_final', data: { status: 'done' } }]])
  })

  it('expires after a day without payment', async () => {
    const key = newKey()
    await player.open(100_000, {}, key)
    await advance(86_400_000)
    expect(await player.intent(key)).toMatchObject({ status: 'cancelled', reason: 'expired', pay_url: null })
  })

  it('by card stores no number, and the card only if the player wants it', async () => {
    const pay = async (fields: Record<string, string>, more: Fields = {}) => {
      const key = newKey()
      const { body } = await player.open(100_000, { payment_system: 88, ...more }, key)
      const answer = await decideAt(sandbox, textOf(body, 'redirectUrl'), { decision: 'pay', ...fields })
      return { key, status: answer.statusCode }
    }
    const card = { number: '5100 0000 0000 0008', expires: '11/39', cvc: '321' }
    expect((await pay({ ...card, number: '12' })).status).toBe(422)
    expect((await pay({ ...card, expires: '11/19' })).status).toBe(422)
    expect((await pay({ ...card, cvc: 'abc' })).status).toBe(422)
    const { key } = await pay(card)
    expect(await player.intent(key)).toMatchObject({ status: 'done', title: '•••• 0008' })
    expect(await player.get('/json-api/treasury/user/cards')).toEqual([])
    await pay({ ...card, save: 'on' })
    const cards = objectsIn(await player.get('/json-api/treasury/user/cards'))
    expect(cards).toMatchObject([{ payment_system: 88, title: '•••• 0008', expires: '11/39' }])
    expect((await pay({}, { card_id: cards[0]?.['id'] })).status).toBe(303)
    expect(player.real()).toBe(300_000)
    expect(JSON.stringify((await sandbox.get(`/__sandbox/players/${player.login}`)).body)).not.toContain('5100 0000')
    for (const _twice of [1, 2])
      expect(
        (await sandbox.post('/json-api/treasury/user/cards/forget', { id: cards[0]?.['id'] }, { token: player.token }))
          .body,
      ).toEqual({ success: true })
    expect(await player.get('/json-api/treasury/user/cards')).toEqual([])
  })

  it('is refused if support closed the cashbox or after too many attempts', async () => {
    // The clock stands still, however long the calls take.
    vi.spyOn(sandbox.platform.clock, 'now').mockReturnValue(Date.now())
    for (let count = 0; count < 30; count += 1) await player.open(10_000)
    const late = await player.open(10_000)
    expect([late.status, late.headers['retry-after']]).toEqual([429, '300'])
    await sandbox.post(`/__sandbox/players/${player.login}/flags`, { flags: ['cashbox_blocked'] })
    expect(codesOf(await player.open(10_000))).toEqual([403, [{ code: 'account_blocked' }]])
  })
})

describe('the history', () => {
  const sandbox = aSandbox()
  let token: string
  beforeEach(async () => {
    token = await sandbox.signIn()
  })

  const deposits = async (query: string) =>
    (await sandbox.get(`/json-api/treasury/user/deposits${query}`, { token })).body

  it('is paged, newest first, with the totals of the period', async () => {
    const first = await deposits('?offset=0')
    const second = await deposits('?offset=20')
    const all = [first, second].flatMap(({ data }) => objectsIn(data))
    expect([all.length, first['total']]).toEqual([28, 28])
    const dates = all.map((one) => textOf(one, 'created_at'))
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(first['totals']).toEqual({ deposited: 5_700_000, withdrawn: 550_000 })
  })

  it.each(['status=gone', 'from=yesterday', 'limit=0', 'offset=-1'])('refuses %s', async (query) => {
    expect((await sandbox.get(`/json-api/treasury/user/payouts?${query}`, { token })).status).toBe(400)
  })

  it('of the demonstration player agrees with the ledger', () => {
    const { ledger, treasury } = sandbox.platform
    const entries = ledger.entries(1)
    for (const type of ['deposit', 'payout'] as const) {
      for (const { id, amount, status } of treasury.transactions.all(1, type)) {
        const moved = entries
          .filter(({ reference }) => reference === `transaction:${id}`)
          .reduce((sum, entry) => sum + entry.amount, 0)
        const isGone = type === 'payout' && status !== 'cancelled' && status !== 'declined'
        expect(moved).toBe(isGone ? -amount : type === 'deposit' && status === 'done' ? amount : 0)
      }
    }
  })
})

describe('the payment page', () => {
  it.each([
    ['ru', 'Оплатить'],
    ['en', 'Pay'],
    ['it', 'Paga'],
    ['br', 'Pagar'],
  ])('speaks %s, frames nowhere, and sends its form to itself and the site alone', async (locale, text) => {
    const sandbox = openTestSandbox()
    sandbox.platform.gamesUrl = 'http://games.test'
    const { token } = await sandbox.player()
    const { body } = await sandbox.post(
      '/json-api/treasury/open',
      { payment_system: 88, amount: 123_456, return_url: RETURN },
      { token, locale, headers: { 'idempotency-key': newKey() } },
    )
    const games = createGamesApp(sandbox.platform)
    const page = await games.inject(new URL(textOf(body, 'redirectUrl')).pathname)
    expect(page.body).toContain(`value="pay" class="main">${text} `)
    expect(page.body).toContain('data-amount="123456"')
    expect(page.body).not.toContain('<script')
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' https://casino.test;`)
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors 'none'`)
    expect((await games.inject('/pay/nothing')).statusCode).toBe(404)
    await games.close()
    await sandbox.app.close()
  })
})
