/**
 * @promise Look and accessibility: a visitor of a brand with modes chooses theme, contrast and spacing; the choice is in
 *   the markup of the next page, and without one the system's settings count
 * @proof server/document.test, page-request.test, modes.test, static-page.stories (Look)
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { textsOf } from '../support/texts.ts'
import { follow, hydrated, main, open } from '../support/visit.ts'

const [DAY, NIGHT] = ['rgb(253, 250, 243)', 'rgb(12, 30, 23)']
const t = textsOf('en', 'caju')

const ground = (page: Page) => page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)
const property = (page: Page, name: string) =>
  page.locator('html').evaluate((root, wanted) => getComputedStyle(root).getPropertyValue(wanted), name)

test('a brand with modes looks as the system asks for', async ({ page, stack }) => {
  await open(page, `${stack.siteOf('caju')}/promo`)
  expect(await ground(page)).toBe(DAY)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground(page)).toBe(NIGHT)
  const muted = await property(page, '--color-muted')
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' })
  expect(await property(page, '--color-muted')).not.toBe(muted)
})

test('what a visitor chooses counts at once and from the markup of the next page on, until the system shall choose again', async ({
  page,
  stack,
}) => {
  const site = stack.siteOf('caju')
  const markupOf = async (path: string) => (await (await page.goto(site + path))?.text())?.match(/<html[^>]*>/)?.[0]
  await open(page, `${site}/accessibility`)
  const group = (name: string) => main(page).getByRole('group', { name, exact: true })
  await group(t('accessibility:scheme'))
    .getByRole('button', { name: t('accessibility:dark') })
    .click()
  expect(await ground(page)).toBe(NIGHT)
  await expect(page.locator('meta[name=theme-color]').last()).toHaveAttribute('content', '#0c1e17')
  await group(t('accessibility:density'))
    .getByRole('button', { name: t('accessibility:compact') })
    .click()
  expect(await property(page, '--gutter-desktop')).toBe('28px')
  await follow(page, '/promo')
  expect(await ground(page)).toBe(NIGHT)
  // In an image WebKit asks the system for the scheme, not the page.
  const logo = page.getByRole('banner').locator('img').first()
  expect(await logo.evaluate((image) => getComputedStyle(image).content)).toMatch(/logo.*#dark/)

  expect(await markupOf('/promo')).toBe(
    '<html lang="en" data-brand="caju" data-scheme="dark" data-density="compact" data-motion="none">',
  )
  expect(await ground(page)).toBe(NIGHT)
  // A page may have a part that looks otherwise.
  const own = await page.evaluate(() => {
    const part = document.createElement('section')
    Object.assign(part.dataset, { brand: 'caju', scheme: 'light' })
    document.body.append(part)
    return getComputedStyle(part).backgroundColor
  })
  expect(own).toBe(DAY)

  await open(page, `${site}/accessibility`)
  await hydrated(page)
  const system = group(t('accessibility:scheme')).getByRole('button', { name: t('accessibility:bySystem') })
  await expect(system).toHaveAttribute('aria-pressed', 'false')
  await system.click()
  await expect(system).toHaveAttribute('aria-pressed', 'true')
  expect(await ground(page)).toBe(DAY)
  expect(await markupOf('/promo')).toBe('<html lang="en" data-brand="caju" data-density="compact" data-motion="none">')
})

test('a brand without modes looks one way, and offers no other', async ({ page, stack }) => {
  await open(page, `${stack.siteOf('gold')}/accessibility`)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page).getByRole('group')).toHaveCount(0)
})
