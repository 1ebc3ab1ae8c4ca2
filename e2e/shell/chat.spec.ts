import type { Page } from '@playwright/test'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { logOut, SESSION_ENDED } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { banner, chooseLanguage, follow, GAME, hydrated, main } from '../support/visit.ts'

/** How long a vendor may be silent, ms (packages/domain/src/messaging/chat). */
const CHAT_SILENCE_MS = 15_000

const dock = (page: Page) => page.getByRole('dialog', { name: t('support:chatTitle') })
/** The vendor's window, in the frame of the chat's own origin. */
const vendor = (page: Page) => page.frameLocator('[data-slot=dock] iframe').frameLocator('iframe')
const lines = (page: Page) => vendor(page).getByRole('listitem')
const ask = (page: Page) =>
  main(page)
    .getByRole('button', { name: t('forms:writeToSupport') })
    .first()
    .click()

/** Minimises the chat and waits until the vendor's window knows: until then it counts a new message as read. */
async function minimise(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('support:chatMinimise') }).click()
  await expect(dock(page)).toBeHidden()
  await expect(vendor(page).locator('html')).toHaveAttribute('data-shown', 'false')
}

/** Collects what the page asks of the chat's vendors and of the chat's own origin. */
function watchVendors(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname.startsWith('chat.') || pathname.startsWith('/chat/')) asked.push(request.url())
  })
  return asked
}

const ROUTES = [
  '/promo',
  '/tournaments',
  GAME,
  '/cashbox',
  '/games',
  '/compoints',
  '/profile/gifts',
  '/contacts',
  '/responsible-gaming',
  '/rules',
]
const VENDORS = [
  { provider: 'webim', flags: ['vip'], greeting: 'personal manager', script: '/chat/webim/js/button.js' },
  { provider: 'netrox', flags: [], greeting: 'My name is Olga. How can I help?', script: '/chat/netrox/*' },
]

for (const { provider, flags, greeting, script } of VENDORS) {
  test(`a talk with support at ${provider} goes on over pages, languages and a reload, until the logout`, async ({
    page,
    sandbox,
    openAsPlayer,
    complaints,
  }) => {
    complaints.expect(SESSION_ENDED)
    await sandbox.serverData({ callCenterConfig: { provider } })
    const asked = watchVendors(page)
    const { login } = await openAsPlayer('/profile/info', { flags })
    expect(asked).toEqual([])
    await ask(page)
    await expect(lines(page)).toHaveCount(2)
    await expect(lines(page).first()).toContainText(greeting)
    await expect(lines(page).nth(1)).toContainText(t('support:topicProfile'))
    await vendor(page).getByRole('textbox').fill('Where is my payout?')
    await vendor(page).getByRole('textbox').press('Enter')
    await expect(lines(page)).toHaveCount(4)

    for (const path of ROUTES) {
      await follow(page, path)
      await expect(page).toBeAt(path)
      await expect(lines(page)).toHaveCount(4)
    }
    await chooseLanguage(page, 'Italiano')
    await expect(vendor(page).getByRole('button', { name: 'Invia' })).toBeVisible()
    await expect(lines(page)).toHaveCount(4)
    await chooseLanguage(page, 'English')
    await expect(vendor(page).getByRole('button', { name: 'Send' })).toBeVisible()

    await minimise(page)
    await sandbox.chat(login, 'Are you there?')
    const again = banner(page).getByRole('button', { name: t('support:chatUnread', { count: 1 }) })
    await expect(again).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(again).toBeVisible()
    await expect(dock(page)).toBeHidden()
    await again.click()
    await expect(lines(page).last()).toContainText('Are you there?')
    await minimise(page)

    await expect.poll(() => sandbox.chats(login)).toMatchObject([{ vendor: provider, isFollowed: true }])
    await logOut(page)
    await expect.poll(() => sandbox.chats(login)).toMatchObject([{ isFollowed: false }])
    await expect(page.locator('[data-slot=dock]')).toHaveCount(0)
  })

  test(`${provider} hangs, is down or is cut off: that costs the chat only; the next try goes on with the talk, which ends with the consent`, async ({
    page,
    sandbox,
    openAsPlayer,
    complaints,
  }) => {
    complaints.expect(FAILED_CALL)
    await page.clock.install()
    await sandbox.serverData({ callCenterConfig: { provider } })
    const asked = watchVendors(page)
    const { login } = await openAsPlayer('/profile/info')
    const failed = dock(page).getByRole('heading', { name: t('support:chatFailed') })
    const retry = dock(page).getByRole('button', { name: t('errors:retry') })

    await sandbox.fault({ path: script, delayMs: 120_000 })
    await ask(page)
    await expect.poll(() => asked.filter((url) => new URL(url).pathname.endsWith('.js')).length).toBe(1)
    await page.clock.fastForward(CHAT_SILENCE_MS)
    await expect(dock(page).getByText(t('support:chatSilentText'))).toBeVisible()
    await expect(dock(page).getByRole('link', { name: t('support:telegram') })).toBeVisible()
    await sandbox.clearFaults()
    await sandbox.fault({ path: script, status: 503 })
    await retry.click()
    await expect(dock(page).getByText(t('support:chatFailedText'))).toBeVisible()
    await sandbox.clearFaults()
    await retry.click()
    await expect(lines(page)).toHaveCount(2)

    const written = vendor(page).getByRole('textbox')
    await written.fill('My payout of Monday')
    await sandbox.fault({ path: `/chat/${provider}/events`, drop: true })
    await expect(failed).toBeVisible()
    await follow(page, '/promo')
    await expect(page).toBeAt('/promo')
    await expect(failed).toBeVisible()
    await expect(written).toHaveValue('My payout of Monday')
    await sandbox.clearFaults()
    await retry.click()
    await expect(lines(page)).toHaveCount(2)

    await follow(page, '/cookies')
    await page.getByRole('switch', { name: t('consent:communication') }).uncheck()
    await expect(page.locator('[data-slot=dock]')).toHaveCount(0)
    await expect.poll(() => sandbox.chats(login)).toMatchObject([{ isFollowed: false }])
  })
}
