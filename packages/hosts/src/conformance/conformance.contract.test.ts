import { startSandbox } from '@croupier/platform-fixtures/sandbox'
import type { FetchPort } from '@croupier/domain/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkPlatform } from './conformance.ts'

const sandbox = await startSandbox()
afterAll(() => sandbox.close())

const player = { login: 'conform@example.test', password: 'password-1' }
beforeAll(() => sandbox.control.createPlayer({ ...player, currency: 'EUR', balance: 100_000 }))

const faultsOf = async (fetch?: FetchPort, listenMs = 0) => {
  const findings = await checkPlatform({ platform: sandbox.platformUrl, player, listenMs, ...(fetch && { fetch }) })
  expect(findings.length).toBeGreaterThan(25)
  return Object.fromEntries(
    findings.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => [name, faults]),
  )
}

it('the sandbox fits', async () => {
  expect(await faultsOf()).toEqual({})
})

it('names all of many faults', async () => {
  const faults = await faultsOf(async (url, init) => {
    const answer = await fetch(url, init)
    const text = (await answer.text()).replaceAll(/"(slug|name|title)":"[^"]*"/g, '"$1":5')
    return { status: answer.status, headers: answer.headers, text: () => Promise.resolve(text) }
  })
  expect(Object.keys(faults).length).toBeGreaterThan(12)
})

it('names all wrong fields of one answer, each kind once', async () => {
  const faults = await faultsOf(
    withText(/\/users\/balance\?|\/v2\/categories\?.*=category\b/, (text) =>
      text.replaceAll(/"(currency|balance|bonus|slug|name)":("[^"]*"|\d+)/g, '"$1":{}'),
    ),
  )
  expect(faults['balance']?.map((line) => line.replace(/, expected .*/, ''))).toEqual([
    'invalid-response at balance.data.balance',
    'balance.data.currency',
    'balance.data.bonus',
  ])
  expect(faults['categories']?.map((line) => line.replace(/, expected .*/, ''))).toEqual(['data.0.slug', 'data.0.name'])
})

it('says that nothing of a player is checked where the login fails', async () => {
  const findings = await checkPlatform({
    platform: sandbox.platformUrl,
    player: { ...player, password: 'another-1' },
    listenMs: 0,
  })
  expect(findings.filter(({ faults }) => faults.length > 0).map(({ name }) => name)).toEqual([
    'login',
    'what only players read',
  ])
})

it('says that a login brings no token, as where the address is that of a site', async () => {
  const fetch = withText(/\/json-api\/login\?/, (text) => text.replaceAll(/"(access|refresh)":"[^"]*",/g, ''))
  const findings = await checkPlatform({ platform: sandbox.platformUrl, player, listenMs: 0, fetch })
  expect(findings.find(({ name }) => name === 'login')?.faults).toEqual([
    'login.access, expected a token; at the address of a site, whose server keeps it, there is none',
  ])
})

it('says what should be refused and is not, and which refusal has another code', async () => {
  const faults = await faultsOf(async (url, init) => {
    if (url.includes('/coupon-codes/activate'))
      return { status: 422, headers: new Headers(), text: () => Promise.resolve('{"errors":[{"code":"unknown"}]}') }
    if (url.includes('/users/balance') && !new Headers(init.headers).has('Authorization'))
      return { status: 200, headers: new Headers(), text: () => Promise.resolve('{"data":{}}') }
    return fetch(url, init)
  })
  expect(faults).toEqual({
    'a balance without a token': ['it is not refused: expected unauthorized'],
    'a promo code that is not there': ['it is refused as rejected unknown: expected the code promoCode'],
  })
})

it('names a live event that cannot be read', async () => {
  let faults: unknown = null
  void faultsOf(undefined, 2000).then((found) => (faults = found))
  const telling = async () => {
    await sandbox.control.emit('all', 'balance-changed', { type: 'real' })
    return faults
  }
  await expect.poll(telling).not.toBeNull()
  expect(faults).toEqual({
    'live events': [
      'invalid-response at balance-changed.balance, expected "balance"',
      'balance-changed.bonus, expected "bonus"',
      'balance-changed.wagering, expected "wagering"',
    ],
  })
})

it('names each answer that does not fit, by its field, and what is missed', async () => {
  /** Answers of a platform, changed. */
  const changed: readonly [address: RegExp, change: (text: string) => { status?: number; text: string }][] = [
    [/\/users\/balance\?/, (text) => ({ text: text.replaceAll('"currency":', '"currancy":') })],
    [/\/v2\/categories\?.*=category\b/, (text) => ({ text: text.replace('"slug":"', '"slug":5,"was":"') })],
    [/\/v2\/categories\?.*=producer\b/, () => ({ text: '<html>' })],
    [/\/winners/, () => ({ status: 500, text: '{}' })],
    [/\/json-api\/actions\?/, (text) => ({ text: text.replace('"slug":', '"slag":') })],
  ]
  const faults = await faultsOf(async (url, init) => {
    const answer = await fetch(url, init)
    const order = changed.find(([address]) => address.test(url))
    if (!order) return answer
    const { status = answer.status, text } = order[1](await answer.text())
    return { status, headers: answer.headers, text: () => Promise.resolve(text) }
  })
  expect(faults).toMatchObject({ balance: ['invalid-response at balance.data.currency, expected "currency"'] })
  expect(Object.keys(faults)).toEqual(['categories', 'balance', 'producers', 'promotions', 'winners'])
})

/** Answers of the addresses, with other text. */
const withText =
  (address: RegExp, change: (text: string) => string): FetchPort =>
  async (url, init) => {
    const answer = await fetch(url, init)
    if (!address.test(url)) return answer
    const text = change(await answer.text())
    return { status: answer.status, headers: answer.headers, text: () => Promise.resolve(text) }
  }

it('finds a balance in another currency than the player and the payments have', async () => {
  const faults = await faultsOf(withText(/\/users\/balance\?/, (text) => text.replace('"EUR"', '"EUROS"')))
  expect(faults).toEqual({
    'currency of the player': [
      'the balance is in EUROS, the profile in EUR',
      'the balance is in EUROS, which the general limits do not name',
    ],
  })
})

it('names by call and field what a site cannot use, also where another check has read it', async () => {
  const changed: readonly [address: RegExp, from: string | RegExp, to: string][] = [
    [/\/users\/balance\?/, '"EUR"', '"eur"'],
    [/\/json-api\/actions\?/, '"slug":"', '"slug":"a b '],
    [/\/banners\?/, /"image":"[^"]*"/, '"image":"javascript:alert(1)"'],
    [/\/v2\/tournaments\?/, /"startedAt":"[^"]*"/, '"startedAt":""'],
    [/\/users\/profile\?/, '"1990-01-01"', '"01.01.1990"'],
    [/\/treasury\/payment-system\?/, '"min":500,', '"min":99999999,'],
    // Pages and lists that a visitor opens later.
    [/\/v2\/tournaments\/[^/]+\?/, '"leaders":[', '"leaders":5,"was":['],
    [/\/users\/rounds\?/, '"data":', '"dota":'],
  ]
  const faults = await faultsOf(async (url, init) => {
    const answer = await fetch(url, init)
    const [, from = '', to = ''] = changed.find(([address]) => address.test(url)) ?? []
    const text = (await answer.text()).replace(from, to)
    return { status: answer.status, headers: answer.headers, text: () => Promise.resolve(text) }
  })
  expect(faults).toMatchObject({
    balance: ['data.currency, expected a code in capitals, such as EUR'],
    promotions: ['data.0.slug, expected a part of an address, without spaces and / ? # %'],
    banners: ['data.0.image, expected an address by http or https, or a path that begins with /'],
    tournaments: ['data.0.startedAt, expected ISO-8601'],
    profile: [expect.stringContaining('data.birthday, expected')],
    'payment systems': ['data.0.limits.1, expected a minimum below the maximum'],
    'tournament (/json-api/v2/tournaments/{slug})': [expect.stringContaining('data.leaders, expected Array')],
    'rounds (/json-api/users/rounds)': [expect.stringContaining('rounds.data, expected')],
  })
})

it('says what a visitor does not see where a platform leaves out what it may leave out', async () => {
  const platform = withText(/\/v2\/games/, (text) => text.replace(/"total":\d+/, '"was":0'))
  const notesOf = async (fetch?: FetchPort) => {
    const found = await checkPlatform({ platform: sandbox.platformUrl, listenMs: 0, ...(fetch && { fetch }) })
    return found.flatMap(({ name, faults, notes }) => [...faults, ...notes].map((text) => [name, text]))
  }
  expect(await notesOf()).toEqual([])
  expect(await notesOf(platform)).toEqual([
    ['games of a category', 'without total: how many games a category has is not shown'],
  ])
})

/** A platform whose list of categories, a game, login and balance do not fit at once. */
const withFour: FetchPort = async (url, init) => {
  const { pathname } = new URL(url)
  const answer = await fetch(url, init)
  const text = await answer.text()
  const changed: Record<string, () => string> = {
    '/json-api/v2/categories': () => '<!doctype html>',
    '/json-api/v2/games': () => text.replace(/"slug":"[^"]*",/, ''),
    '/json-api/login': () => text.replace(/,?"expiresIn":\d+/, ''),
    '/json-api/users/balance': () => text.replace('"EUR"', '978'),
  }
  const now = changed[pathname]?.() ?? text
  return { status: answer.status, headers: answer.headers, text: () => Promise.resolve(now) }
}

it('no fault hides another: without categories games are checked, without a whole login the player is', async () => {
  let faults: unknown = null
  void faultsOf(withFour, 2000).then((found) => (faults = found))
  const telling = async () => {
    await sandbox.control.emit('all', 'winback-changed', { winback: 'much' })
    return faults
  }
  await expect.poll(telling).not.toBeNull()
  // As text: in this order.
  expect(JSON.stringify(faults, null, 1)).toBe(
    JSON.stringify(
      {
        categories: ['invalid-response at /json-api/v2/categories: not JSON'],
        'games of a category': ['data.0.slug, expected "slug"'],
        login: ['invalid-response at login.expiresIn, expected "expiresIn"'],
        balance: ['invalid-response at balance.data.currency, expected string'],
        'live events': ['invalid-response at winback-changed.winback, expected number'],
        producers: ['invalid-response at /json-api/v2/categories: not JSON'],
      },
      null,
      1,
    ),
  )
})

it.each<[what: string, fetch: FetchPort, says: string]>([
  [
    'nothing listens',
    () =>
      Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })),
    'does not answer: ECONNREFUSED',
  ],
  [
    'is another site',
    () => Promise.resolve({ status: 404, headers: new Headers(), text: () => Promise.resolve('<html>') }),
    'is not a platform: /json-api/v2/categories is answered 404, not with JSON',
  ],
])('says once that the address is wrong: %s', async (_, fetch, says) => {
  const found = await checkPlatform({ platform: 'https://api.example', player, listenMs: 0, fetch })
  expect(found).toEqual([
    { name: 'the address', shows: 'everything', faults: [`https://api.example ${says}`], notes: [] },
  ])
})
