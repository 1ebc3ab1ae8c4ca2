import { expect, test } from '../support/journey.ts'
import { textsOf } from '../support/texts.ts'
import { hydrated } from '../support/visit.ts'

const t = textsOf('br', 'caju')

test('a brand of Brazil shows its licence, notice, help and register on every page, and no crypto', async ({
  page,
  stack,
}) => {
  const site = stack.siteOf('caju')
  const market = page.getByTestId('market')
  const answer = await page.goto(`${site}/?lang=br`)
  // Served with the page, for who has no script.
  expect(await answer?.text()).toContain('data-market="br"')
  await hydrated(page)
  await expect(market).toHaveAttribute('data-market', 'br')
  await expect(market).toContainText('CNPJ 00.000.000/0001-00')
  await expect(market.getByRole('link', { name: 'Plataforma Centralizada de Autoexclusão' })).toBeVisible()
  await expect(page.getByTestId('market-notice-footer')).toBeVisible()
  const marks = page.getByRole('list', { name: t('layout:paymentMarks') })
  await expect(marks.getByRole('img')).not.toHaveCount(0)
  await expect(marks.locator('img[src*="crypto"]')).toHaveCount(0)

  await page.goto(`${site}/responsible-gaming`)
  await expect(page.getByRole('region', { name: t('market:exclusion') })).toBeVisible()
  await expect(page.getByRole('region', { name: t('care:help') })).toContainText('CVV')
})

test('a brand elsewhere shows nothing of a market', async ({ page, stack }) => {
  const answer = await page.goto(`${stack.siteOf('gold')}/`)
  expect(await answer?.text()).not.toContain('data-market')
  await hydrated(page)
  await expect(page.getByTestId('market')).toHaveCount(0)
  const marks = page.getByRole('list', { name: textsOf('en')('layout:paymentMarks') })
  await expect(marks.locator('img[src*="crypto"]')).toHaveCount(1)
})
