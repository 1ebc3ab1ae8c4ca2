import { expect, test } from 'vitest'
import { createClock } from '../core/index.ts'
import { FakeLog, hostTimers } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../testing/open-sandbox.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { playerOf } from '../testing/visitor.ts'
import { createCouponForm } from './coupon-form.ts'

const sandbox = await openSandbox()

test('a code gives its gift once; other codes are refused at the field', async () => {
  const visitor = await playerOf(sandbox, { login: 'coupons@example.test', password: 'password-1', currency: 'EUR' })
  const log = new FakeLog()
  const { lifetime, ...parts } = createLifetime({ log })
  const options = { ...visitor, ...parts, timers: hostTimers, clock: createClock(Date.now) }
  const coupon = createCouponForm({ ...options, player: {}, part: (Store) => new Store(options) })
  lifetime.start()
  const enter = (code: string) => {
    coupon.form.set('code', code)
    return coupon.form.submit((values) => coupon.activate(values))
  }
  expect(await enter('points100')).toBe(true)
  expect(coupon.given).toMatchObject([{ type: 'compoint', state: 'received' }])
  for (const [code, refusal] of [
    ['POINTS100', 'coupon_used'],
    ['NO-SUCH-CODE', 'promoCode'],
    ['LASTYEAR', 'coupon_expired'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await enter(code)).toBe(false)
    expect(coupon.form.errorsOf('code')).toMatchObject([{ name: refusal }])
  }
  expect(log.labels).toEqual([])
})
