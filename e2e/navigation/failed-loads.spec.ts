import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { anew, follow, gameLinks, headingNamed, hydrated, linkNamed, main, retryUntil } from '../support/visit.ts'

const TABLE = '/json-api/v2/categories/table'

test('a page whose data fails is an error page until a retry', async ({ page, sandbox, complaints }) => {
  complaints.expect(/503/)
  await sandbox.fault({ path: TABLE, status: 503 })
  const served = await page.goto(anew('/games/table'))
  expect(served?.status()).toBe(503)
  await hydrated(page)
  const heading = headingNamed(page, 'errors:maintenanceTitle', 1)
  await expect(heading).toBeVisible()

  await linkNamed(main(page), 'errors:toLobby').click()
  await expect(page).toBeAt('/')
  await follow(page, anew('/games/table'))
  await expect(heading).toBeVisible()
  await expect(page.locator('main [data-status]')).toHaveAttribute('data-status', '503')
  await sandbox.clearFaults()
  await retryUntil(page, () => gameLinks(page).first().isVisible())
})

test('the parts around every page are read again automatically after a failure', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/503/)
  await sandbox.fault({ path: '/json-api/v2/categories', status: 503, times: 1 })
  const served = await page.goto(anew('/rules'))
  expect(await served?.text()).not.toContain('href="/games/table"')
  const rail = page.getByRole('navigation', { name: t('layout:categories') })
  await expect(rail.locator('a[href="/games/table"]')).toBeAttached()
})
