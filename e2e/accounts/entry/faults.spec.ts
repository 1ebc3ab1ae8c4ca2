import type { Page, Route } from '@playwright/test'
import { CALL_LIMIT_MS, FORM_FAULTS, meetEveryFault } from '../../support/form-faults.ts'
import {
  expect,
  forgetCookies,
  headerBalance,
  hydrated,
  logOut,
  SESSION_ENDED,
  signIn,
  test,
} from '../../support/journey.ts'

let people = 0
const freshPhone = () => `912${String(Date.now()).slice(-7)}`

test.beforeEach(async ({ page, complaints }) => {
  // Refused and cut calls are lines of the console; the journeys look at what the page makes of them.
  complaints.expect(/Failed to load resource|net::ERR/)
  // The time goes on as ever, and can be put forward: nobody waits for thirty seconds.
  await page.clock.install()
})

async function fillRegistration(page: Page): Promise<void> {
  people += 1
  await page.goto(`/registration?visit=${Date.now()}-${people}`)
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Password' }).fill('secret-pass-1')
  await page.getByLabel('Nickname').fill(`Fault ${Date.now() % 1e7}-${people}`)
  await page.getByRole('textbox', { name: 'Day' }).fill('1990-05-17')
  await page.getByLabel('Promo code').fill('SPRING24')
  await page.getByRole('checkbox').check()
}

test('login', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await page.goto('/login')
  await hydrated(page)
  await page.getByLabel('Email or phone').fill(newcomer.login)
  const field = page.getByRole('textbox', { name: 'Password' })
  await field.fill(newcomer.password)
  const send = page.getByRole('main').getByRole('button', { name: 'Log in' })
  await meetEveryFault({ page, sandbox, path: '/json-api/login', send, field })
  await send.click()
  await expect(headerBalance(page)).toBeVisible()
})

test('registration by email', async ({ page, sandbox }) => {
  await fillRegistration(page)
  await page.getByLabel('Promo code').fill('')
  const field = page.getByLabel('Email', { exact: true })
  await field.fill(`fault-${Date.now()}@croupier.test`)
  const send = page.getByRole('button', { name: 'Create account' })
  await meetEveryFault({ page, sandbox, path: '/json-api/users/register', send, field })
  await send.click()
  await expect(headerBalance(page)).toBeVisible()
})

test('registration by phone, its code, and a new one', async ({ page, sandbox }) => {
  await fillRegistration(page)
  await page.getByLabel('Promo code').fill('')
  await page.getByRole('tab', { name: 'By phone' }).click()
  const digits = freshPhone()
  const number = page.getByLabel('Phone number')
  await number.fill(`+7 ${digits}`)
  const register = page.getByRole('button', { name: 'Create account' })
  await meetEveryFault({ page, sandbox, path: '/json-api/users/register', send: register, field: number })
  await register.click()

  const code = page.getByLabel('Code from the message')
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  const message = await sandbox.newMessage(`7${digits}`)
  await code.fill(message.code!)
  await meetEveryFault({ page, sandbox, path: '/json-api/players/phones/confirm', send: confirm, field: code })

  const again = page.getByRole('button', { name: 'Send a new code' })
  await sandbox.advanceClock(36_000)
  await page.clock.fastForward(36_000)
  await expect(again).not.toHaveAttribute('aria-disabled', 'true')
  const verify = '/json-api/players/phones/verify'
  for (const { fault, says, name, isLate } of FORM_FAULTS) {
    await sandbox.clearRequests()
    await sandbox.fault({ method: 'POST', path: verify, times: 1, ...fault })
    await again.click()
    if (isLate) {
      await expect.poll(async () => (await sandbox.requests(verify)).length).toBe(1)
      await page.clock.fastForward(CALL_LIMIT_MS + 1000)
    }
    await expect(page.getByRole('alert').filter({ visible: true }), name).toHaveText(says)
    await expect(again, name).toBeFocused()
    await expect(code, name).toHaveValue(message.code!)
    // Too many requests: the platform is left alone for a while.
    if (fault.status === 429) {
      await expect(again, name).toHaveAttribute('aria-disabled', 'true')
      await sandbox.advanceClock(36_000)
      await page.clock.fastForward(36_000)
    }
    await expect(again, name).not.toHaveAttribute('aria-disabled', 'true')
  }
  await again.click()
  await expect(page.getByText('A new code is on its way.')).toBeVisible()
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
  await code.fill((await sandbox.newMessage(`7${digits}`, 2)).code!)
  await confirm.click()
  await expect(headerBalance(page)).toBeVisible()
})

test('a forgotten password: asked for, by code, and set anew', async ({ page, sandbox }) => {
  const phone = `7${freshPhone()}`
  await sandbox.createPlayer({ login: phone, password: 'forgotten-1', balance: 50_000 })
  await page.goto('/remind')
  await hydrated(page)
  const login = page.getByLabel('Email or phone')
  await login.fill(`+${phone}`)
  const path = '/json-api/users/restore-password'
  const ask = page.getByRole('button', { name: 'Send me a link or code' })
  await meetEveryFault({ page, sandbox, path: `${path}/request`, send: ask, field: login })
  await ask.click()

  const code = page.getByLabel('Code from the message')
  await expect(code).toBeVisible()
  const message = await sandbox.newMessage(phone)
  await code.fill(message.code!)
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  await meetEveryFault({ page, sandbox, path: `${path}/check`, send: confirm, field: code })
  await confirm.click()

  const password = page.getByLabel('New password')
  await password.fill('remembered-1')
  const again = page.getByLabel('Repeat the password')
  await again.fill('remembered-1')
  const save = page.getByRole('button', { name: 'Save the password' })
  await meetEveryFault({ page, sandbox, path: `${path}/restore`, send: save, field: again })
  await save.click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
})

test('a captcha that fails is told, and the next try goes through', async ({ page, sandbox }) => {
  await sandbox.serverData({ captcha: { enabled_register: true, active_version: 3 } })
  try {
    await fillRegistration(page)
    await page.getByLabel('Promo code').fill('')
    const email = page.getByLabel('Email', { exact: true })
    const address = `captcha-${Date.now()}@croupier.test`
    await email.fill(address)
    const send = page.getByRole('button', { name: 'Create account' })
    for (const [path, fault] of [
      ['/captcha/api.js', { status: 503, body: '' }],
      // A browser tries a cut line some times more by itself.
      ['/captcha/api.js', { drop: true, times: 20 }],
      ['/captcha/frame', { status: 500, body: '<html>' }],
      ['/captcha/token', { status: 429 }],
      ['/captcha/token', { body: '{"half":' }],
    ] as const) {
      await sandbox.fault({ path, times: 1, ...fault })
      await send.click()
      const name = `${path} ${JSON.stringify(fault)}`
      if (path === '/captcha/frame') {
        await expect(page.locator('iframe[title="One quick check"]'), name).toBeAttached()
        await page.clock.fastForward(11_000)
      }
      await expect(page.locator('main form').getByRole('alert').filter({ visible: true }), name).toHaveText(
        'The check did not load. Your details are kept: try again.',
      )
      await sandbox.clearFaults()
      await expect(send, name).not.toHaveAttribute('aria-disabled', 'true')
      await expect(email, name).toHaveValue(address)
    }
    await send.click()
    await expect(headerBalance(page)).toBeVisible()
  } finally {
    await sandbox.serverData({ captcha: { enabled_register: false, active_version: 3 } })
  }
})

test('a captcha that asks and fails is told under the form, and the next try goes through', async ({
  page,
  sandbox,
}) => {
  await sandbox.serverData({ captcha: { enabled_register: true, active_version: 2 } })
  try {
    await fillRegistration(page)
    await page.getByLabel('Promo code').fill('')
    const email = page.getByLabel('Email', { exact: true })
    const address = `captcha-2-${Date.now()}@croupier.test`
    await email.fill(address)
    const send = page.getByRole('button', { name: 'Create account' })
    const dialog = page.getByRole('dialog', { name: 'One quick check' })
    const box = page.frameLocator('dialog iframe').getByRole('checkbox')
    const alert = page.locator('main form').getByRole('alert').filter({ visible: true })
    const expectKept = async (name: string) => {
      await expect(dialog, name).toBeHidden()
      await sandbox.clearFaults()
      await expect(send, name).not.toHaveAttribute('aria-disabled', 'true')
      await expect(email, name).toHaveValue(address)
    }
    for (const [path, fault] of [
      ['/captcha/api.js', { status: 503, body: '' }],
      ['/captcha/api.js', { drop: true, times: 20 }],
      ['/captcha/frame', { status: 500, body: '<html>' }],
      ['/captcha/token', { status: 500 }],
      ['/captcha/token', { status: 429 }],
      ['/captcha/token', { body: '{"half":' }],
      ['/captcha/token', { drop: true, times: 20 }],
    ] as const) {
      await sandbox.fault({ path, times: 1, ...fault })
      await send.click()
      const name = `${path} ${JSON.stringify(fault)}`
      if (path === '/captcha/frame') {
        await expect(page.locator('iframe[title="One quick check"]'), name).toBeAttached()
        await page.clock.fastForward(11_000)
      }
      if (path === '/captcha/token') await box.click()
      await expect(alert, name).toHaveText('The check did not load. Your details are kept: try again.')
      await expectKept(name)
    }
    // Closed by the visitor.
    await send.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(alert).toBeVisible()
    await expectKept('closed')
    // A proof is for one try: the platform failed behind it, and a new one is asked for.
    await sandbox.fault({ method: 'POST', path: '/json-api/users/register', status: 500, times: 1 })
    await send.click()
    await box.click()
    await expect(alert).toHaveText(/broke on our side.*is kept/)
    await expectKept('registration')
    await send.click()
    await box.click()
    await expect(headerBalance(page)).toBeVisible()
  } finally {
    await sandbox.serverData({ captcha: { enabled_register: false, active_version: 3 } })
  }
})

/** What every page of a player reads (core.md 4, Login). */
const BASE_CALLS = ['/json-api/users/*', '/json-api/levels/*', '/json-api/user-notifications', '/json-api/players/*']

test('what a signed-in page needs fails in every way: the player is in all the same, and a second try brings it', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  const send = page.getByRole('main').getByRole('button', { name: 'Log in' })
  const account = page.getByRole('button', { name: /^Account of/ })
  const panel = page.locator('#account-panel')
  for (const { name, fault, isLate } of FORM_FAULTS) {
    await page.goto('/login?redirect=%2Frules')
    await hydrated(page)
    await sandbox.clearRequests()
    for (const path of BASE_CALLS) await sandbox.fault({ method: 'GET', path, ...fault })
    await page.getByLabel('Email or phone').fill(newcomer.login)
    await page.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
    await send.click()
    if (isLate) {
      for (const path of BASE_CALLS)
        await expect.poll(async () => (await sandbox.requests(path)).length, { message: name }).toBeGreaterThan(0)
      await page.clock.fastForward(CALL_LIMIT_MS + 1000)
    }
    await expect(page, name).toBeAt(/\/rules$/)
    await expect(account, name).toBeVisible()
    await account.click()
    await expect(panel.getByText('Your balance did not load.'), name).toBeVisible()
    await sandbox.clearFaults()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(headerBalance(page), name).toHaveAttribute('data-amount', '50000')
    await forgetCookies(page)
  }
})

test('what a page of a player needs fails at the server: the page comes all the same, and a second try brings the rest', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await signIn(page, newcomer, '/login?redirect=%2Frules')
  const panel = page.locator('#account-panel')
  for (const { name, fault } of FORM_FAULTS.filter((one) => /429|time|cut/.test(one.name))) {
    for (const path of BASE_CALLS) await sandbox.fault({ method: 'GET', path, ...fault })
    const answer = await page.goto('/rules')
    expect(answer?.status(), name).toBe(200)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(panel.getByText('Your balance did not load.'), name).toBeVisible()
    await sandbox.clearFaults()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(headerBalance(page), name).toHaveAttribute('data-amount', '50000')
  }
})

test('a logout is done at once, whatever becomes of its call', async ({ page, sandbox, newcomer, complaints }) => {
  complaints.expect(SESSION_ENDED)
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  for (const [name, answer] of [
    ['cut', (route) => route.abort()],
    ['hanging', () => undefined],
    ['500', (route) => route.fulfill({ status: 500, body: '' })],
  ] satisfies [string, (route: Route) => unknown][]) {
    await page.route('**/session/logout*', answer)
    await signIn(page, newcomer, '/login?redirect=%2Frules')
    await logOut(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' }), name).toBeVisible()
    await page.unroute('**/session/logout*')
    // The server hears of it with the next page, even if it could not be told.
    await page.goto('/rules')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' }), name).toBeVisible()
  }
})

test('new tokens that cannot be had just now: still signed in, and the next page is whole', async ({
  page,
  context,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await signIn(page, newcomer)
  for (const { name, fault } of FORM_FAULTS.filter(({ fault }) => fault.status !== 401)) {
    await context.clearCookies({ name: 'at' })
    await context.clearCookies({ name: 'at_live' })
    await sandbox.fault({ method: 'POST', path: '/json-api/token/refresh', ...fault })
    await page.reload()
    await expect(page.getByRole('heading').first(), name).toBeVisible()
    await sandbox.clearFaults()
    await page.reload()
    await expect(headerBalance(page), name).toBeVisible()
  }
})
