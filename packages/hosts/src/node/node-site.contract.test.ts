import { subscribe } from '@croupier/domain/core'
import { startSandbox } from '@croupier/platform-fixtures/sandbox'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createNodeSite } from './node-site.ts'

const sandbox = await startSandbox()
afterAll(() => sandbox.close())

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

function openSite() {
  const site = createNodeSite({ platform: sandbox.platformUrl, brand: 'gold', locale: 'en', sendLog: vi.fn() })
  site.start()
  ends.push(() => site.dispose())
  return site
}

test('a script logs in, and is told of each change of the balance', async () => {
  const credentials = { login: 'script@example.test', password: 'password-1' }
  await sandbox.control.createPlayer({ ...credentials, currency: 'EUR', balance: 100_000 })
  const site = openSite()
  const balances: unknown[] = []
  ends.push(
    subscribe(
      () => site.player?.balance.value?.real,
      (real) => balances.push(real),
    ),
  )
  expect(await site.session.login.run(credentials)).toMatchObject({ status: 'done' })
  await expect.poll(() => balances).toContain(100_000)
  const payload = { type: 'real', balance: 5, bonus: 0, wagering: 0, updated_at: Date.now() + 86_400_000 }
  // The platform learns whose the line is after it has opened: tell again.
  const told = async () => {
    await sandbox.control.emit({ login: credentials.login }, 'balance-changed', payload)
    return balances.at(-1)
  }
  await expect.poll(told).toBe(5)
  await site.session.logout()
  await expect.poll(() => balances.at(-1)).toBeUndefined()
})

test('a wrong password is refused by its code', async () => {
  const outcome = await openSite().session.login.run({ login: 'nobody@example.test', password: 'password-2' })
  expect(outcome).toMatchObject({ status: 'refused', error: { codes: ['invalid_credentials'] } })
})

test.each<[unknown, string]>([
  [{ email: 'ann@example.test', password: 'password-1' }, 'login: "login" is missing: give { login, password }'],
  [{ login: 'ann@example.test' }, 'login: "password" is missing: give { login, password }'],
  [{ login: 'ann@example.test', password: 12_345 }, 'login: "password" is no text: give { login, password }'],
  [undefined, 'login: "login" is missing: give { login, password }'],
])('a login without a member says which: %j', async (given, says) => {
  const outcome = await openSite().session.login.run(given as never)
  expect(outcome).toMatchObject({ status: 'refused', error: { message: says, codes: ['not_sent'] } })
})

test('what is given replaces a port of the host; what is undefined replaces none', async () => {
  const asked: string[] = []
  const site = createNodeSite({
    platform: sandbox.platformUrl,
    brand: 'gold',
    locale: 'it',
    device: undefined as never,
    fetch: (url, init) => {
      asked.push(new URL(url).pathname)
      return fetch(url, init)
    },
  })
  ends.push(() => site.dispose())
  await site.games.categories.ensure()
  expect(asked).toEqual(['/json-api/v2/categories'])
  expect(site.device()).toBe('desktop')
})
