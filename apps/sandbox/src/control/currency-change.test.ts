import { expect, it } from 'vitest'
import { listenTo } from '../testing/live-listener.ts'
import { aSandbox } from '../testing/test-sandbox.ts'

const sandbox = aSandbox()

const change = (login: string, currency: string) => sandbox.post(`/__sandbox/players/${login}/currency`, { currency })

it('converts money and gifts, keeps compoints, and sends the currency to the tabs', async () => {
  const { token, login, hash, userId } = await sandbox.player({
    currency: 'EUR',
    balance: 1000,
    bonus: 300,
    wagering: 900,
    winback: 50,
    compoints: 70,
    gifts: [
      { type: 'cashback', amount: 300, wager: 3, state: 'activated', toWager: 900, maxBet: 500 },
      { type: 'xp', amount: 40 },
    ],
  })
  const listener = await listenTo(sandbox.app)
  await listener.register(hash)

  expect((await change(login, 'BRL')).status).toBe(200)

  const inReais = { balance: 6000, currency: 'BRL', bonus: 1800, wagering: 5400 }
  expect((await sandbox.get('/json-api/users/balance', { token })).body['data']).toMatchObject({
    ...inReais,
    winback: 300,
    compoint_balance: 70,
  })
  expect(await listener.next('balance-changed')).toMatchObject(inReais)
  const { body } = await sandbox.get('/json-api/user-gifts', { token })
  expect(body['data']).toMatchObject([
    { type: 'xp', amount: 40 },
    { type: 'cashback', amount: 1800, wagerTotal: 5400, restrictions: { maxBet: 3000 } },
  ])
  const entries = sandbox.platform.ledger.entries(userId).filter(({ reason }) => reason === 'currency_change')
  expect(entries.map(({ account, amount }) => [account, amount])).toEqual([
    ['real', 5000],
    ['bonus', 1500],
    ['wagering', 4500],
    ['winback', 250],
  ])
  listener.close()
})

it('ends a game that is open in the old currency', async () => {
  const { token, login } = await sandbox.player({ currency: 'EUR', balance: 1000 })
  const order = { platform: 'desktop', type: 'real' }
  await sandbox.post('/json-api/eapi/game-run/captains-plunder', order, { token, locale: 'en' })
  const states = async () => (await sandbox.get(`/__sandbox/players/${login}`)).body['runs']
  expect(await states()).toMatchObject([{ state: 'active' }])
  await change(login, 'USD')
  expect(await states()).toMatchObject([{ state: 'deactivated' }])
})

it('refuses a currency that it does not have', async () => {
  const { login } = await sandbox.player()
  expect((await change(login, 'XYZ')).status).toBe(400)
})
