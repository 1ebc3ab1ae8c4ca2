import { describe, expect, it } from 'vitest'
import { GIFT_TYPES } from '../gift.ts'
import { aSandbox } from '../../testing/test-sandbox.ts'
import { PRODUCTS } from './products.ts'

const PRODUCTS_PATH = '/json-api/compoint-products'

describe('the shop of compoints', () => {
  const sandbox = aSandbox()

  const buy = async (token: string, product: number, key: string) => {
    const headers = { 'idempotency-key': `${key}-of-16-letters-or-more` }
    return (await sandbox.post(`${PRODUCTS_PATH}/${product}`, {}, { token, headers })).body
  }
  const products = (token: string, locale = 'en') => sandbox.list(`${PRODUCTS_PATH}?type=gift`, { token, locale })
  const gifts = (token: string) => sandbox.list('/json-api/user-gifts', { token })

  it('sells thirty gifts of every type, in the currency and language of the player', async () => {
    const { token } = await sandbox.player({ currency: 'EUR' })
    const all = await products(token)
    expect(all).toHaveLength(30)
    expect(new Set(all.map(({ type }) => type)).size).toBe(GIFT_TYPES.length - 4)
    expect(all.find(({ id }) => id === 3)).toMatchObject({ title: '€5 in cash', price: 500, level: 2, left: null })
    const inRoubles = await products((await sandbox.player({ currency: 'RUB' })).token, 'ru')
    expect(inRoubles.find(({ id }) => id === 3)?.['title']).toMatch(/^500\s₽ на счёт$/)
  })

  it('charges the price and gives the gift, which is to be picked up within 100 hours', async () => {
    const { token, userId } = await sandbox.player({ currency: 'EUR', compoints: 300 })
    expect(await buy(token, 1, 'one')).toMatchObject({ success: true, price: 120 })
    expect(sandbox.platform.ledger.balances(userId).compoints).toBe(180)
    const [gift] = await gifts(token)
    expect(gift).toMatchObject({
      title: '€1 in cash',
      type: 'cash',
      amount: 100,
      state: 'received',
      reason: 'compoint_product_purchase',
      price: 120,
      productId: 1,
    })
    const hours = (Date.parse(String(gift?.['expiredAt'])) - sandbox.platform.clock.now()) / 3_600_000
    expect(Math.round(hours)).toBe(100)
  })

  it('sells each product, and its gift has an effect', async () => {
    const { token, userId } = await sandbox.player({ currency: 'EUR', compoints: 100_000, level: 10 })
    const { database } = sandbox.platform
    for (const { id, stock, type } of PRODUCTS) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a player
      const { success, gift_id: gift } = await buy(token, id, `product-${id}`)
      expect(success, String(id)).toBe(stock === 0 ? undefined : true)
      if (stock === 0 || type === 'deposit_bonus') continue
      // Only one bonus may be wagered at a time.
      const { bonus, wagering } = sandbox.platform.ledger.balances(userId)
      sandbox.platform.ledger.post(userId, { amounts: { bonus: -bonus, wagering: -wagering }, reason: 'test' })
      database.run(`UPDATE gifts SET state = 'used' WHERE player_id = ? AND state = 'activated'`, userId)
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await sandbox.put(`/json-api/gifts/activate/${String(gift)}`, {}, { token })).status, type).toBe(200)
    }
  })

  it('refuses in the answer, charges nothing, and takes the same intent later', async () => {
    const { token, userId } = await sandbox.player({ compoints: 119 })
    const { ledger, compointShop } = sandbox.platform
    expect(await buy(token, 1, 'poor')).toEqual({ error: 'error_funds' })
    expect(await buy(token, 4, 'level')).toEqual({ error: 'error_level' })
    expect(await buy(token, 21, 'sold')).toEqual({ error: 'error_sold_out' })
    expect(await buy(token, 99, 'none')).toEqual({ error: 'error_not_found' })
    expect(ledger.balances(userId).compoints).toBe(119)
    expect(await gifts(token)).toEqual([])
    ledger.post(userId, { amounts: { compoints: 1 }, reason: 'test' })
    expect(await buy(token, 1, 'poor')).toMatchObject({ success: true })
    compointShop.change(8, { isGone: true })
    expect(await buy(token, 8, 'gone')).toEqual({ error: 'error_not_found' })
  })

  it('counts what is left', async () => {
    const { token } = await sandbox.player({ compoints: 1000 })
    await sandbox.post('/__sandbox/products/8', { left: 1, price: 50 })
    const left = async () => (await products(token)).find(({ id }) => id === 8)
    expect(await left()).toMatchObject({ left: 1, price: 50 })
    expect(await buy(token, 8, 'one')).toMatchObject({ success: true, price: 50 })
    expect(await left()).toMatchObject({ left: 0 })
    expect(await buy(token, 8, 'two')).toEqual({ error: 'error_sold_out' })
  })
})
