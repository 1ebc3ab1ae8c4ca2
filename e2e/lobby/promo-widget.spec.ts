import { expect, test } from '../support/journey.ts'
import { main, open } from '../support/visit.ts'

test('the lobby ends with an offer, for guests and for players', async ({ page, openAsPlayer }) => {
  const widget = main(page).getByRole('complementary')
  await open(page, '/')
  await expect(widget).toHaveAccessibleName('Five deposits with a bonus')
  await openAsPlayer('/')
  await expect(widget).toHaveAccessibleName('Monday gives back')
  await widget.getByRole('link', { name: 'The terms' }).click()
  await expect(page).toBeAt(/\/winback$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
