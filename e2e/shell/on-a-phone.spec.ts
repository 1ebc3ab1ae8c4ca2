import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectOnLine } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { banner, buttonNamed, holdTimers, open } from '../support/visit.ts'

/** The time a toast stays. */
const TOAST_MS = 10_000

const opener = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: t('layout:support') })
const sheet = (page: Page) => page.getByRole('dialog', { name: t('support:title') })

async function centreOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('nothing to touch')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Touches the screen at the place of the part: anything above it takes the touch. */
async function touch(page: Page, part: Locator): Promise<void> {
  const { x, y } = await centreOf(part)
  await page.touchscreen.tap(x, y)
}

/** Moves a finger down from a part of the page. */
async function dragDown(page: Page, part: Locator, distance: number): Promise<void> {
  const from = await centreOf(part)
  const session = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y: from.y + moved }],
    })
  await finger('touchStart')
  for (const share of [0.05, 0.2, 0.5, 0.8, 1]) await finger('touchMove', share * distance)
  await finger('touchEnd')
  await session.detach()
}

/** No animation of the part moves it away from a finger. */
async function still(part: Locator): Promise<void> {
  await part.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
  })
}

test('touch drags a sheet away, closes it by its backdrop, and presses a toast above it', async ({
  page,
  sandbox,
  openAsPlayer,
}) => {
  await holdTimers(page, TOAST_MS)
  // Without a chat, support is a sheet.
  await sandbox.serverData({ callCenterConfig: { provider: null } })
  const { login, hash } = await openAsPlayer('/privacy')
  await expectOnLine(sandbox, hash)

  await test.step('drag', async () => {
    await opener(page).tap()
    const title = sheet(page).getByRole('heading')
    // In its first half second a sheet follows no finger.
    await expect(async () => {
      await still(sheet(page))
      await dragDown(page, title, 300)
      await expect(sheet(page)).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await expect(opener(page)).toBeFocused()
  })

  await test.step('outside', async () => {
    await opener(page).tap()
    await still(sheet(page))
    await touch(
      page,
      page.getByRole('banner', { includeHidden: true }).getByRole('link', { includeHidden: true }).first(),
    )
    await expect(sheet(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await expect(page).toBeAt('/privacy')
  })

  await test.step('a toast', async () => {
    await opener(page).tap()
    await still(sheet(page))
    await sandbox.gift(login, { type: 'cash', title: 'For a finger', notification: 'Look here' })
    const toasts = page.getByRole('region', { name: t('notifications:region') })
    const toast = toasts.getByRole('listitem').filter({ hasText: 'Look here' })
    await expect(toast).toBeVisible()
    await still(toast)
    await touch(page, buttonNamed(toast, 'dialogs:close'))
    await expect(toast).toHaveCount(0)
    await expect(sheet(page)).toBeVisible()
  })
})

test('an installed site keeps clear of the status bar and the home indicator', async ({ page, sandbox }) => {
  await sandbox.serverData({ callCenterConfig: { provider: null } })
  await open(page, '/rules')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } })
  const height = page.viewportSize()?.height ?? 0
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  const below = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? height - box.y - box.height : 0
  }
  const home = banner(page).getByRole('link').first()
  const menu = page.getByRole('button', { name: t('layout:menu') })
  await expect.poll(() => top(home)).toBeGreaterThanOrEqual(47)
  await expect.poll(() => below(menu)).toBeGreaterThanOrEqual(34)

  await opener(page).tap()
  await still(sheet(page))
  await expect.poll(() => below(sheet(page).getByRole('link').last())).toBeGreaterThanOrEqual(34)
})
