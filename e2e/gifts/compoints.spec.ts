import type { Locator, Page } from '@playwright/test'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, linkNamed, open } from '../support/visit.ts'

const points = (count: number) => t('loyalty:amount', { count })

/** The gift that is shown, and the button that buys it. */
const offer = (page: Page) => page.getByRole('dialog')
const buyButton = (page: Page, price: number) =>
  buttonNamed(offer(page), 'compoint-shop:buyFor', { points: points(price) })
const bought = (page: Page) => offer(page).getByText(t('compoint-shop:boughtTitle'), { exact: true })
/** 15 compoints are missing whichever of the two gifts was bought first. */
const missing = (page: Page) => offer(page).getByText(t('compoint-shop:missing', { points: points(15) }))

// A tab may ask for the outcome of the other tab's purchase before that is made.
test.beforeEach(({ complaints }) => complaints.expect(FAILED_CALL))

test('two tabs with compoints for one gift: one is bought and picked up, the other shows what is missing', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
}) => {
  const { login } = await openAsPlayer('/compoints?product=1', { compoints: 150, currency: 'EUR' })
  const other = await context.newPage()
  await open(other, '/compoints?product=8')
  await expect(buyButton(page, 120)).toBeVisible()
  await expect(buyButton(other, 45)).toBeVisible()

  const buttons = [await buyButton(page, 120).elementHandle(), await buyButton(other, 45).elementHandle()]
  await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())))
  const inBoth = async (of: (tab: Page) => Locator) => (await of(page).count()) + (await of(other).count())
  await expect.poll(() => inBoth(bought)).toBe(1)
  await expect.poll(() => inBoth(missing)).toBe(1)
  const { balances } = await sandbox.player(login)
  expect([30, 105]).toContain(balances.compoints)

  const buyer = balances.compoints === 30 ? page : other
  await linkNamed(offer(buyer), 'compoint-shop:toPurchases').click()
  await expect(buyer).toBeAt('/compoints/purchased')
  const gift = buyer.getByRole('region', { name: t('purchases:title') })
  await gift.getByRole('button', { name: t.like('profile:takeGiftNamed') }).click()
  await expect(buyer.getByRole('region', { name: t('purchases:taken') })).toBeVisible()
  await expect(gift).toHaveCount(0)
})

test('Enter held on a gift of the shop opens its dialog, and buys nothing', async ({ page, sandbox, openAsPlayer }) => {
  const { login } = await openAsPlayer('/compoints', { compoints: 150, currency: 'EUR' })
  const gift = page.locator('a[href$="product=1"]')
  await gift.focus()
  await page.keyboard.down('Enter')
  await expect(buyButton(page, 120)).toBeVisible()
  await buyButton(page, 120).focus()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(buyButton(page, 120)).toBeVisible()
  expect((await sandbox.player(login)).balances.compoints).toBe(150)

  await page.keyboard.press('Enter')
  await expect(bought(page)).toBeVisible()
})
