import { expect, hydrated, test } from '../support/journey.ts'

test('a page that is slow to come is announced at the top until it is there', async ({ page }) => {
  // The page's script hangs on the line until the test lets it go.
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/static-page-/, async (route) => {
    await isLetGo
    await route.continue()
  })
  await page.goto('/')
  await hydrated(page)
  const progress = page.getByRole('progressbar', { name: 'Opening the page' })
  await expect(progress).toHaveCount(0)

  const rules = page.locator('footer a[href="/rules"]')
  await rules.focus()
  await rules.press('Enter')
  await expect(progress).toHaveCSS('opacity', '1')
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')

  letGo()
  await expect(page).toBeAt('/rules')
  await expect(progress).toHaveCount(0)
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
})
