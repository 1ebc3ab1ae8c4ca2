import { when } from 'mobx'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createAxiosClient, createClock, createCookieSession } from '../core/index.ts'
import { createSite } from './index.ts'
import { registrationErrors, toRegistration, type RegistrationValues } from '../session/index.ts'
import { CookieJar, FakeDevice, FakeLocks, FakeStorage, FakeTabs, hostTimers } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../testing/open-sandbox.ts'
import { openSocket } from '../testing/visitor.ts'
import { rawGet, rawPost } from '../testing/raw-calls.ts'

const DAY = 86_400_000

const sandbox = await openSandbox()

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))
beforeEach(() => sandbox.control.clearRequests())

/** A browser that talks to the platform itself and keeps the tokens in plain cookies. */
function aBrowser() {
  const jar = new CookieJar()
  const locks = new FakeLocks()
  const tabs = new FakeTabs()
  const open = (deviceError = 0) => {
    const clock = createClock(() => Date.now() + deviceError)
    const site = createSite({
      openClient: () => createAxiosClient({ baseUrl: sandbox.platformUrl, fetch, timers: hostTimers }),
      timeoutMs: 30_000,
      timers: hostTimers,
      random: Math.random,
      clock,
      locale: 'en',
      device: () => 'desktop',
      session: createCookieSession(jar, clock),
      locks,
      sessionSignals: tabs.tab(),
      cookies: jar,
      storage: new FakeStorage(),
      createId: () => 'id',
      openSocket,
      socketUrl: `${sandbox.platformUrl.replace('http', 'ws')}/ws`,
      deviceSignals: new FakeDevice(),
      sendLog: () => {},
      rid: '',
      brand: 'gold',
      gameOrigins: [],
      paymentOrigins: [],
      siteOrigin: null,
      leave: () => {},
    })
    const stop = site.start()
    ends.push(() => {
      stop()
      site.dispose()
    })
    return site
  }
  return { jar, open }
}

async function aPlayer(login: string) {
  const credentials = { login, password: 'password-1' }
  await sandbox.control.createPlayer({ ...credentials, currency: 'EUR', balance: 100_000 })
  return credentials
}

/** How often the platform was called at this path. */
async function calls(path: string): Promise<number> {
  return (await sandbox.control.requests(path)).length
}

const values: RegistrationValues = {
  contact: 'email',
  email: 'new@example.test',
  phone: '79991234567',
  phoneCountry: 'ru',
  country: 'ru',
  password: 'password-1',
  nickname: 'newcomer',
  currency: 'EUR',
  birthday: '1990-01-02',
  promoCode: '',
  consent: true,
}
const registration = (changes: Partial<RegistrationValues>) => {
  const filled = { ...values, ...changes }
  expect(Object.values(registrationErrors(filled, { now: Date.now(), skipNickname: false })).flat()).toEqual([])
  return toRegistration(filled, { skipNickname: false, captcha: null })
}

describe('a session on the platform', () => {
  test('begins with a login: everything personal is read, and live events come in', async () => {
    const credentials = await aPlayer('ann@example.test')
    const site = aBrowser().open()
    expect(await site.session.login.run(credentials)).toMatchObject({ status: 'done' })
    expect(site.player?.balance.value).toMatchObject({ real: 100_000, currency: 'EUR' })
    const payload = { type: 'real', balance: 5, bonus: 0, wagering: 0, updated_at: Date.now() + DAY }
    // The platform learns whose the line is after it has opened: tell again.
    const told = async () => {
      await sandbox.control.emit({ login: credentials.login }, 'balance-changed', payload)
      return site.player?.balance.value?.real
    }
    await expect.poll(told).toBe(5)
  })

  test('does not begin with a wrong password', async () => {
    const credentials = await aPlayer('wrong@example.test')
    const site = aBrowser().open()
    const outcome = await site.session.login.run({ ...credentials, password: 'password-2' })
    expect(outcome).toMatchObject({
      status: 'refused',
      error: { kind: 'unauthorized', codes: ['invalid_credentials'] },
    })
    expect(site.player).toBeNull()
  })

  test('goes on with one refresh for twenty calls of two tabs', async () => {
    const credentials = await aPlayer('many@example.test')
    const { jar, open } = aBrowser()
    const [one, other] = [open(), open()]
    await one.session.login.run(credentials)
    await when(() => other.session.isSignedIn, { timeout: 10_000 })
    const used = jar.get('rt')
    jar.remove('at')
    const reads = [one, other].flatMap(({ http }) =>
      Array.from({ length: 10 }, () => rawGet(http, '/json-api/users/balance')),
    )
    await Promise.all(reads)
    expect(await calls('/json-api/token/refresh')).toBe(1)
    expect(jar.get('rt')).not.toBe(used)
  })

  test('survives a token the platform takes for expired: one refresh, one repeated call', async () => {
    const credentials = await aPlayer('late@example.test')
    const site = aBrowser().open()
    await site.session.login.run(credentials)
    await sandbox.control.advanceClock(3_600_000)
    await rawGet(site.http, '/json-api/users/balance')
    expect(await calls('/json-api/token/refresh')).toBe(1)
    expect(site.session.isSignedIn).toBe(true)
  })

  test.each([DAY, -DAY])('does not mind a device whose clock is off by %i ms', async (deviceError) => {
    const credentials = await aPlayer(`off${deviceError}@example.test`)
    const site = aBrowser().open(deviceError)
    await site.session.login.run(credentials)
    expect(site.session.isSignedIn).toBe(true)
    expect(site.player?.balance.value?.real).toBe(100_000)
    const now = await sandbox.control.now()
    expect(Math.abs(site.clock.now() - Date.parse(now))).toBeLessThan(3000)
    expect(await calls('/json-api/token/refresh')).toBe(0)
  })

  test('ends in all tabs when the refresh token is no good any more', async () => {
    const credentials = await aPlayer('gone@example.test')
    const { jar, open } = aBrowser()
    const [one, other] = [open(), open()]
    await one.session.login.run(credentials)
    await when(() => other.session.isSignedIn, { timeout: 10_000 })
    jar.set('rt', 'used-before', { maxAgeSeconds: 100 })
    jar.remove('at')
    await expect(rawGet(one.http, '/json-api/users/balance')).rejects.toMatchObject({
      kind: 'unauthorized',
    })
    expect([one.session.endedBy, one.player, other.player]).toEqual(['expired', null, null])
    expect(await calls('/json-api/token/refresh')).toBe(1)
  })

  test("that became another player's refuses what the first one's tab does, and the tab shows the other", async () => {
    const [ann, bob] = [await aPlayer('ann-of-two@example.test'), await aPlayer('bob-of-two@example.test')]
    const { jar, open } = aBrowser()
    const site = open()
    await site.session.login.run(ann)
    const first = site.player
    const other = aBrowser()
    await other.open().session.login.run(bob)
    for (const name of ['at', 'rt']) jar.set(name, other.jar.get(name) ?? '', { maxAgeSeconds: 895 })
    if (!first) throw new Error('nobody is signed in')
    await rawPost(first.http, '/json-api/users/nickname-choose', { nickname: 'ann the first' }).catch(() => undefined)
    expect(await calls('/json-api/users/nickname-choose')).toBe(0)
    await when(() => site.session.isSignedIn && site.player !== first, { timeout: 10_000 })
    expect(site.player?.profile.value?.emails).toMatchObject([{ value: bob.login }])
  })

  test('ends at the platform with a logout', async () => {
    const credentials = await aPlayer('leaving@example.test')
    const { jar, open } = aBrowser()
    const site = open()
    await site.session.login.run(credentials)
    const refreshToken = jar.get('rt')
    await site.session.logout()
    expect(await calls('/json-api/logout')).toBe(1)
    await expect(
      rawPost(site.http, '/json-api/token/refresh', { refreshToken }, { auth: false }),
    ).rejects.toMatchObject({ status: 401 })
  })

  test('is taken up again by a page that is opened later', async () => {
    const credentials = await aPlayer('again@example.test')
    const { jar, open } = aBrowser()
    await open().session.login.run(credentials)
    jar.remove('at')
    const later = open()
    await when(() => later.session.isSignedIn, { timeout: 10_000 })
    expect(later.player?.balance.value?.real).toBe(100_000)
  })
})

describe('registration on the platform', () => {
  test('by e-mail signs in, and refuses the same address a second time, at its field', async () => {
    const site = aBrowser().open()
    expect(await site.session.register.run(registration({}))).toMatchObject({ status: 'done', value: 'signed-in' })
    expect(site.player?.profile.value?.nickname).toBe('newcomer')
    await site.session.logout()
    const again = await site.session.register.run(registration({ nickname: 'other' }))
    expect(again).toMatchObject({ status: 'refused', error: { fields: { email: ['email_taken'] } } })
  })

  test('by phone signs in with the code that was sent', async () => {
    const site = aBrowser().open()
    const wanted = registration({ contact: 'phone', nickname: 'caller' })
    expect(await site.session.register.run(wanted)).toMatchObject({ status: 'done', value: 'confirm-phone' })
    expect(site.session.confirmation.nextCodeAt).toBeGreaterThan(site.clock.now() + 30_000)
    const phone = wanted.phone ?? ''
    const [message] = await sandbox.control.outbox(phone)
    const wrong = message?.code === '0000' ? '0001' : '0000'
    expect(await site.session.confirmation.confirm.run({ phone, code: wrong })).toMatchObject({
      status: 'refused',
      error: { codes: ['invalid_code'] },
    })
    expect(await site.session.confirmation.sendCode.run(phone)).toMatchObject({
      status: 'unclear',
      error: { codes: ['too_many_sends'] },
    })
    expect(await site.session.confirmation.confirm.run({ phone, code: message?.code ?? '' })).toMatchObject({
      status: 'done',
    })
    expect(site.player?.profile.value?.nickname).toBe('caller')
  })

  test('offers dial codes in the language of the site', async () => {
    const site = aBrowser().open()
    const codes = await site.session.phoneCodes.ensure()
    expect(codes.find(({ country }) => country === 'ru')?.dialCode).toBe('7')
  })
})
