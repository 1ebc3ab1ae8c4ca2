import { describe, expect, it } from 'vitest'
import { aSandbox } from '../testing/test-sandbox.ts'

const PHONE = '79001234567'
const VERIFY = '/json-api/players/phones/verify'
const CONFIRM = '/json-api/players/phones/confirm'

describe('codes by text message', () => {
  const sandbox = aSandbox()

  const sentCode = () => sandbox.codes(PHONE)[0] ?? ''
  const wrongCode = () => String((Number(sentCode()) + 1) % 10_000).padStart(4, '0')

  it('cannot be asked for again within 35 seconds, nor more than five times in five minutes', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      statuses.push(
        (await sandbox.post(VERIFY, { phone: PHONE })).status,
        (await sandbox.post(VERIFY, { phone: PHONE })).status,
      )
      sandbox.platform.clock.advance(36_000)
    }
    expect(statuses).toEqual([200, 429, 200, 429, 200, 429, 200, 429, 200, 429, 429, 429])
    sandbox.platform.clock.advance(5 * 60_000)
    expect((await sandbox.post(VERIFY, { phone: PHONE })).status).toBe(200)
  })

  it('are void after five wrong tries', async () => {
    await sandbox.post(VERIFY, { phone: PHONE })
    for (let count = 0; count < 5; count += 1) {
      const { status, body } = await sandbox.post(CONFIRM, { code: wrongCode(), phone: PHONE })
      expect([status, body['errors']]).toEqual([422, [{ code: 'invalid_code', field: 'code' }]])
    }
    const { status, body } = await sandbox.post(CONFIRM, { code: sentCode(), phone: PHONE })
    expect([status, body['errors']]).toEqual([429, [{ code: 'code_attempts_exceeded' }]])
  })

  it('count wrong tries of calls without a phone for the caller only', async () => {
    await sandbox.post(VERIFY, { phone: PHONE })
    const guess = (caller: string) =>
      sandbox.post(CONFIRM, { code: wrongCode() }, { headers: { 'x-forwarded-for': caller } })
    for (let count = 0; count < 5; count += 1) await guess('10.0.0.1')
    expect((await guess('10.0.0.1')).status).toBe(429)
    expect((await guess('10.0.0.2')).status).toBe(422)
  })

  it('expire after ten minutes', async () => {
    await sandbox.post(VERIFY, { phone: PHONE })
    sandbox.platform.clock.advance(10 * 60_000)
    expect((await sandbox.post(CONFIRM, { code: sentCode(), phone: PHONE })).status).toBe(422)
  })

  it('are unique among those that wait', () => {
    const codes = Array.from({ length: 300 }, (_, index) => sandbox.platform.phoneCodes.make(`7900000${1000 + index}`))
    expect(new Set(codes).size).toBe(300)
  })

  it('do not reveal which phones have accounts', async () => {
    const { body } = await sandbox.post(VERIFY, { phone: '+7 999 000-00-00' })
    expect(body).toEqual({ success: true, retryAfter: 35 })
    expect(sandbox.platform.outbox.messages('79990000000')).toEqual([])
  })

  it('refuse a phone that is too short', async () => {
    const { status, body } = await sandbox.post(VERIFY, { phone: '7900' })
    expect([status, body['errors']]).toEqual([422, [{ code: 'minPhoneLength', field: 'phone' }]])
  })
})
