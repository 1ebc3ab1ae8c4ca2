/**
 * @promise Navigation and guards: a slow page is announced
 */

import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { holdRequests, main, open } from '../support/visit.ts'

test('a slow page shows a progress line at the top until it has loaded', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/static-page-/)
  await open(page, '/')
  const progress = page.getByRole('progressbar', { name: t('layout:openingPage') })
  await expect(progress).toHaveCount(0)

  const rules = page.locator('footer nav a[href="/rules"]')
  await rules.focus()
  await rules.press('Enter')
  await expect(progress).toHaveCSS('opacity', '1')
  await expect(main(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page).toBeAt('/rules')
  await expect(progress).toHaveCount(0)
  await expect(main(page)).not.toHaveAttribute('aria-busy')
})
