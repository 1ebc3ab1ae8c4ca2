import { expect, test } from 'vitest'
import { FakeLog } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { playerOf } from '../../testing/visitor.ts'
import { createCompointShop } from './compoint-shop.ts'
import { sortProducts } from './product.ts'

const sandbox = await openSandbox()

test('the products of the platform are read', async () => {
  const visitor = await playerOf(sandbox, { login: 'buyer@example.test', password: 'password-1' })
  const log = new FakeLog()
  const { products } = createCompointShop({ ...visitor, ...createLifetime({ log }) })
  const all = await products.ensure()
  expect(all).toHaveLength(30)
  expect(new Set(all.map(({ id }) => id)).size).toBe(30)
  expect(all.every(({ title, price }) => title !== '' && price > 0)).toBe(true)
  const [first] = sortProducts(all, 'cheap', { compoints: 0, level: 1 })
  expect(first?.price).toBe(45)
  expect(log.labels).toEqual([])
})
