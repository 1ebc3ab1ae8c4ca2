import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { enterSentCode, SESSION_ENDED } from '../../support/players.ts'
import { textsOf } from '../../support/texts.ts'
import { headerBalance, liveInAllTabs, open, type Credentials } from '../../support/visit.ts'

const t = textsOf('br', 'caju')
const LIMITS = '/cashbox/limits'

const CODE_FILE = /\/inactivity-[^/]*\.js$/

const question = (page: Page) => page.getByRole('alertdialog', { name: t('inactivity:title') })

const activeAt = (page: Page) => page.evaluate(() => window.localStorage.getItem('active-at'))

/** Waits until a tab counts, which it tells the others at its start. `before`: what was told before it was opened. */
const counts = async (page: Page, before: string | null = null) => {
  await expect.poll(() => activeAt(page)).not.toBe(before)
}

async function logIn(page: Page, sandbox: SandboxControl, { login, password }: Credentials, codes: number) {
  await page.getByLabel(t('auth:login')).fill(login)
  await page.getByRole('textbox', { name: t('auth:password'), exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth:logIn') })
    .click()
  await enterSentCode(page, sandbox, login, codes)
  await expect(headerBalance(page)).toBeVisible()
}

test('a player of Brazil is asked after half an hour without activity in any tab, and is then signed out with what was typed kept', async ({
  page,
  context,
  stack,
  sandbox,
  newcomer,
  complaints,
}) => {
  // The platform counts, too: a read of a tab that slept may find the session over before the tab ends it.
  complaints.expect(SESSION_ENDED)
  await sandbox.createPlayer({ ...newcomer, currency: 'BRL', balance: 100_000 })
  const site = stack.siteOf('caju')
  await page.clock.install()
  const loading = page.waitForRequest(CODE_FILE)
  await open(page, `${site}/login?lang=br&redirect=${encodeURIComponent(LIMITS)}`)
  await logIn(page, sandbox, newcomer, 1)
  await expect(page).toBeAt(`${site}${LIMITS}`)
  const minutes = page.getByRole('form', { name: t('limits:name_time_day') }).getByLabel(t('limits:newMinutes'))
  await minutes.fill('45')
  await counts(page)
  await loading

  // Another tab in which something happens keeps both signed in.
  const told = await activeAt(page)
  const other = await context.newPage()
  await open(other, `${site}/rules`)
  await liveInAllTabs(context, sandbox)
  await counts(other, told)
  await page.clock.fastForward('20:00')
  const calls = async () => (await sandbox.requests('/json-api/users/balance')).length
  const before = await calls()
  await other.mouse.move(200, 200)
  await other.mouse.move(220, 220)
  await page.clock.fastForward('20:00')
  await expect(headerBalance(other)).toBeVisible()
  // The platform is told of it.
  await expect.poll(calls).toBeGreaterThan(before)
  await expect(question(page)).toBeHidden()

  // The question is in both tabs, and a key in one answers it in both.
  // What a script does is no activity.
  const moveByScript = () => document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  await page.evaluate(moveByScript)
  await other.evaluate(moveByScript)
  await page.clock.fastForward('09:20')
  await expect(question(other)).toBeVisible()
  await expect(question(page)).toBeVisible()
  await page.bringToFront()
  await expect(question(page).getByRole('button', { name: t('inactivity:stay') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await page.clock.runFor(2000)
  await expect(question(other)).toBeHidden()

  // As a device that slept.
  await page.clock.fastForward('02:00:00')
  await expect(page).toBeAt(/\/login\?/)
  await expect(page.getByText(t('notifications:signedOutInactive'))).toBeVisible()
  await expect(headerBalance(other)).toBeHidden()
  await other.close()
  await logIn(page, sandbox, newcomer, 2)
  await expect(page).toBeAt(`${site}${LIMITS}`)
  await expect(minutes).toHaveValue('45')
})

test('where no market demands it nobody is asked, and nothing of it loads', async ({ page, sandbox, openAsPlayer }) => {
  await page.clock.install()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openAsPlayer()
  await liveInAllTabs(page.context(), sandbox)
  await page.clock.fastForward('02:00:00')
  await expect(headerBalance(page)).toBeVisible()
  expect(await page.evaluate(() => window.localStorage.getItem('active-at'))).toBeNull()
  expect(loaded.filter((url) => CODE_FILE.test(url))).toEqual([])
})
