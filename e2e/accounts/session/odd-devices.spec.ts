import type { Page } from '@playwright/test'
import { expect, forgetCookies, headerBalance, hydrated, signIn, test } from '../../support/journey.ts'

let people = 0

/** Registers by phone as far as the code; answers the phone. */
async function registerByPhone(page: Page): Promise<string> {
  people += 1
  await page.goto(`/registration?visit=${Date.now()}-${people}`)
  await hydrated(page)
  const digits = `913${String(Date.now()).slice(-7)}`
  await page.getByRole('tab', { name: 'By phone' }).click()
  await page.getByLabel('Phone number').fill(`+7 ${digits}`)
  await page.getByRole('textbox', { name: 'Password' }).fill('secret-pass-1')
  await page.getByLabel('Nickname').fill(`Odd ${Date.now() % 1e7}-${people}`)
  await page.getByRole('textbox', { name: 'Day' }).fill('1990-05-17')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your phone' })).toBeVisible()
  return `7${digits}`
}

for (const hours of [-24, 1]) {
  test(`a device whose clock is ${hours} h off: signs in, keeps its tokens, counts down the code`, async ({
    page,
    sandbox,
    newcomer,
  }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 })
    const phone = await registerByPhone(page)
    const again = page.getByRole('button', { name: 'Send a new code' })
    await expect(again).toHaveText(/New code in 0:[23]\d/)
    await sandbox.advanceClock(36_000)
    await page.clock.fastForward(36_000)
    await expect(again).not.toHaveAttribute('aria-disabled', 'true')
    const message = await sandbox.newMessage(phone)
    await sandbox.clearRequests()
    await page.getByLabel('Code from the message').fill(message.code!)
    await page.getByLabel('Code from the message').press('Enter')
    await expect(headerBalance(page)).toBeVisible()
    await page.reload()
    await expect(headerBalance(page)).toBeVisible()
    expect(await sandbox.requests('/json-api/token/refresh')).toHaveLength(0)

    await forgetCookies(page)
    await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
    await signIn(page, newcomer)
  })
}

test('storage that throws wherever it is touched: the site works, and so do registration by phone and login', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  const phone = await registerByPhone(page)
  const message = await sandbox.newMessage(phone)
  await page.getByLabel('Code from the message').fill(message.code!)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(headerBalance(page)).toBeVisible()
  await forgetCookies(page)
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await signIn(page, newcomer)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '50000')
})

test('a browser that keeps no cookies is told why it cannot log in', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer(newcomer)
  await page.route('**/json-api/login*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ status: answer.status(), contentType: 'application/json', body: await answer.body() })
    await page.context().clearCookies()
  })
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
  await page.goto('/login')
  await hydrated(page)
  await page.getByLabel('Email or phone').fill(newcomer.login)
  await page.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(/does not keep cookies/)
  await expect(page.getByLabel('Email or phone')).toHaveValue(newcomer.login)
})

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(`just before midnight there, every page is taken over in silence`, async ({
      page,
      sandbox,
      newcomer,
      complaints,
    }) => {
      const now = new Date()
      const there = new Date(now.toLocaleString('en-US', { timeZone: timezoneId }))
      const toMidnight = new Date(there).setHours(23, 59, 59, 0) - there.getTime()
      await page.clock.install({ time: now.getTime() + toMidnight })
      await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
      await sandbox.notice(newcomer.login, { msg: 'Dated today, or is it tomorrow' })
      await signIn(page, newcomer)
      await sandbox.clearRequests()
      for (const path of ['/', '/games', '/rules']) {
        await page.goto(path)
        await hydrated(page)
      }
      // What does not fit React's own markup is logged.
      const logged = (await sandbox.requests('/log')).map(({ body }) => JSON.stringify(body))
      expect(logged.filter((entry) => entry.includes('"hydration"'))).toEqual([])
      expect(complaints.unexpected).toEqual([])
    })
  })
}
