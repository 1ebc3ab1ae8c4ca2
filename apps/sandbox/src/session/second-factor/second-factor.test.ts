/**
 * @promise Account security: the platform itself asks for a code after the password where the player has an app for it, or the
 *   market demands one; a code works once, and five wrong ones are all that may be tried
 * @demand secondFactor
 * @proof here, second-factor.additions.test
 * @journey accounts/security/second-factor
 */

import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { isFields, textOf, type Fields } from '../../ground/wire/fields.ts'
import { aSandbox } from '../../testing/test-sandbox.ts'

const ACCOUNT = '/json-api/users/second-factor'
const LOGIN = '/json-api/login'
const ANSWER = `${LOGIN}/second-factor`
const BR = { headers: { 'x-market': 'br' } }
const MAIL = 'codes@example.test'
const PHONE = '79001234567'
const password = 'password-1'
const STEP_MS = 30_000

const sandbox = aSandbox()

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
const errorsOf = ({ status, body }: { status: number; body: Fields }) => [status, body['errors']]
const codeIn = (steps: number, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: sandbox.platform.clock.now() + steps * STEP_MS,
  })
const question = async (login: string, call = {}) =>
  fieldsOf((await sandbox.post(LOGIN, { login, password }, call)).body['second_factor'])
const answer = (challenge: unknown, code: string) => sandbox.post(ANSWER, { challenge, code })
const otherThan = (code: string | undefined) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** A player with this login, signed in. @returns the token */
async function playerOf(login: string): Promise<string> {
  await sandbox.post('/__sandbox/players', { login, password })
  return sandbox.signIn(login, password)
}

/** Sets an app up with a code of this half minute. */
async function withApp() {
  const token = await playerOf(MAIL)
  const { body } = await sandbox.post(`${ACCOUNT}/app`, {}, { token })
  const secret = textOf(body, 'secret')
  const confirm = (code: string) => sandbox.post(`${ACCOUNT}/app/confirm`, { code }, { token })
  return { token, secret, uri: body['uri'], confirm }
}

describe('an app for codes', () => {
  it('counts once a code of it was typed', async () => {
    const { token, secret, uri, confirm } = await withApp()
    expect(uri).toMatch(/^otpauth:\/\/totp\/localhost:codes%40example\.test\?/)
    expect(await question(MAIL)).toEqual({})
    expect(errorsOf(await confirm(otherThan(codeIn(0, secret))))).toEqual([
      422,
      [{ code: 'invalid_code', field: 'code' }],
    ])
    expect((await confirm(codeIn(0, secret))).status).toBe(200)
    const { is_demanded, app_since } = await sandbox.data(ACCOUNT, { token })
    expect([is_demanded, Number.isFinite(Date.parse(String(app_since)))]).toEqual([false, true])
    expect(await question(MAIL)).toMatchObject({
      ways: [
        { way: 'app', to: null },
        { way: 'email', to: 'c···@example.test' },
      ],
      retryAfter: null,
    })
    expect(errorsOf(await sandbox.post(`${ACCOUNT}/app`, {}, { token }))).toEqual([
      422,
      [{ code: 'second_factor_exists' }],
    ])
  })

  it('opens the account with a code that was not used before, of half a minute around', async () => {
    const { secret, confirm } = await withApp()
    await confirm(codeIn(0, secret))
    const { challenge } = await question(MAIL)
    for (const code of [codeIn(0, secret), codeIn(3, secret)]) expect((await answer(challenge, code)).status).toBe(422)
    expect((await answer(challenge, codeIn(1, secret))).body).toHaveProperty('access')
    expect(errorsOf(await answer(challenge, codeIn(1, secret)))).toEqual([422, [{ code: 'challenge_expired' }]])
  })

  it('is turned off by one of its codes only', async () => {
    const { token, secret, confirm } = await withApp()
    await confirm(codeIn(0, secret))
    const remove = (code: string) => sandbox.post(`${ACCOUNT}/app/remove`, { code }, { token })
    expect((await remove('000000')).status).toBe(422)
    expect((await remove(codeIn(1, secret))).status).toBe(200)
    expect(await question(MAIL)).toEqual({})
    expect((await remove(codeIn(1, secret))).status).toBe(404)
  })

  it('bars the way in by a text message alone', async () => {
    const token = await playerOf(PHONE)
    const { body } = await sandbox.post(`${ACCOUNT}/app`, {}, { token })
    await sandbox.post(`${ACCOUNT}/app/confirm`, { code: codeIn(0, textOf(body, 'secret')) }, { token })
    await sandbox.post('/json-api/players/phones/verify', { phone: PHONE })
    const confirmed = await sandbox.post('/json-api/players/phones/confirm', {
      phone: PHONE,
      code: sandbox.codes(PHONE)[0],
    })
    expect(confirmed.status).toBe(422)
  })
})

describe('a code that is sent', () => {
  it('is asked for by the market at each login by password, and opens the account once', async () => {
    await playerOf(PHONE)
    const { challenge, ways, retryAfter } = await question(PHONE, BR)
    expect([ways, retryAfter]).toEqual([[{ way: 'phone', to: '+7 ··· 67' }], 35])
    const [code = ''] = sandbox.codes(PHONE)
    expect((await answer(challenge, otherThan(code))).status).toBe(422)
    expect((await answer(challenge, code)).body).toHaveProperty('access')
    expect((await answer(challenge, code)).status).toBe(422)
    expect((await question(PHONE, BR))['challenge']).not.toBe(challenge)
  })

  it('is void after ten minutes, and when another was sent', async () => {
    await playerOf(PHONE)
    const { challenge } = await question(PHONE, BR)
    const send = (way: string) => sandbox.post(`${ANSWER}/send`, { challenge, way })
    expect((await send('phone')).status).toBe(429)
    expect((await send('email')).status).toBe(422)
    sandbox.platform.clock.advance(36_000)
    expect((await send('phone')).body).toEqual({ success: true, retryAfter: 35 })
    const [, first = ''] = sandbox.codes(PHONE)
    expect((await answer(challenge, first)).status).toBe(422)
    sandbox.platform.clock.advance(10 * 60_000)
    expect(errorsOf(await answer(challenge, sandbox.codes(PHONE)[0] ?? ''))).toEqual([
      422,
      [{ code: 'challenge_expired' }],
    ])
  })

  it('cannot be guessed: five wrong ones bar the player for five minutes, over all logins', async () => {
    await playerOf(PHONE)
    const { challenge } = await question(PHONE, BR)
    const [code = ''] = sandbox.codes(PHONE)
    for (let count = 0; count < 5; count += 1) expect((await answer(challenge, otherThan(code))).status).toBe(422)
    const barred = [429, [{ code: 'code_attempts_exceeded' }]]
    expect(errorsOf(await answer(challenge, code))).toEqual(barred)
    sandbox.platform.clock.advance(60_000)
    const again = await question(PHONE, BR)
    expect(errorsOf(await answer(again['challenge'], sandbox.codes(PHONE)[0] ?? ''))).toEqual(barred)
  })
})
