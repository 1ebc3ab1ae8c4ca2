import { describe, expect, it } from 'vitest'
import { codeOf } from '../testing/read-answer.ts'
import { aSandbox } from '../testing/test-sandbox.ts'

describe('promo codes', () => {
  const sandbox = aSandbox()

  const enter = async (token: string, code: string) => {
    const answer = await sandbox.post('/json-api/coupon-codes/activate', { code }, { token })
    return [answer.status, codeOf(answer)]
  }

  it('are refused where they are unknown, expired, used up, or closed to the account', async () => {
    const [first, second, third] = [
      await sandbox.player(),
      await sandbox.player(),
      await sandbox.player({ flags: ['multi_account'] }),
    ]
    expect((await sandbox.post('/json-api/coupon-codes/activate', { code: 'CASH5' })).status).toBe(401)
    expect(await enter(first.token, 'NO-SUCH-CODE')).toEqual([422, 'promoCode'])
    expect(await enter(first.token, 'LASTYEAR')).toEqual([422, 'coupon_expired'])
    expect(await enter(first.token, 'ONLYONE')).toEqual([200, undefined])
    expect(await enter(second.token, 'ONLYONE')).toEqual([422, 'coupon_gone'])
    expect(await enter(third.token, 'CASH5')).toEqual([403, 'multi_account'])
  })

  it('cannot be guessed: the eleventh wrong one in five minutes has to wait', async () => {
    const { token } = await sandbox.player()
    for (let number = 1; number <= 10; number += 1)
      expect(await enter(token, `GUESS${number}`)).toEqual([422, 'promoCode'])
    expect(await enter(token, 'CASH5')).toEqual([429, 'too_many_attempts'])
    sandbox.platform.clock.advance(5 * 60_000)
    expect(await enter(token, 'CASH5')).toEqual([200, undefined])
  })
})
