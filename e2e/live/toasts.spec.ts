import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectOnLine, logOut, SESSION_ENDED, toastOfLogout } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { holdTimers, linkNamed, open } from '../support/visit.ts'

/** After these a high five and a toast are hidden. */
const FLIGHT_MS = 3000
const TOAST_MS = 10_000

const region = (page: Page) => page.getByRole('region', { name: t('notifications:region') })

test('a gift that arrives shows a toast, and a high five its drawing', async ({ page, sandbox, openAsPlayer }) => {
  const readGifts = () => page.waitForResponse((response) => response.url().includes('/json-api/user-gifts'))
  const firstReading = readGifts()
  await holdTimers(page, FLIGHT_MS)
  await holdTimers(page, TOAST_MS)
  const { login, hash } = await openAsPlayer('/rules', { gifts: [{ type: 'cash', title: 'An old one' }] })
  await firstReading
  await expectOnLine(sandbox, hash)
  await sandbox.gift(login, { type: 'cash', amount: 500, title: 'Five more', reason: 'level.changed' })
  await expect(region(page).getByText(t('notifications:giftLevel'))).toBeVisible()
  await expect(region(page).getByText('Five more')).toBeVisible()
  await sandbox.gift(login, { type: 'cash', title: 'Raw', notification: '<b>Bold</b> news' })
  await expect(region(page).locator('b', { hasText: 'Bold' })).toBeVisible()

  await sandbox.emit({ login }, 'high-five-received', { slug: 'spring' })
  await expect(page.getByRole('button', { name: t('notifications:highFive') })).toBeAttached()

  await test.step('what a player has already is no news, here or on the next page', async () => {
    await page.goto('about:blank')
    await expectOnLine(sandbox, hash, 0)
    const nextReading = readGifts()
    await open(page, '/about')
    await nextReading
    await expectOnLine(sandbox, hash)
    await sandbox.gift(login, { type: 'cash', title: 'A new one' })
    await expect(region(page).getByText('A new one')).toBeVisible()
    await expect(region(page).getByText(/An old one|Five more/)).toHaveCount(0)
  })
})

test('a logout in another tab shows a toast with a link to the login', async ({
  page,
  context,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED)
  await openAsPlayer('/rules')
  const other = await context.newPage()
  await open(other, '/about')
  const followToast = async () => {
    await toastOfLogout(page)
    await linkNamed(region(page), 'layout:login').click()
  }
  await Promise.all([followToast(), logOut(other)])
  await expect(page).toBeAt(/\/login\?redirect=%2Frules$/)
  for (const tab of [page, other]) await expect(tab.getByText(t('notifications:signedOutElsewhere'))).toHaveCount(0)
})
