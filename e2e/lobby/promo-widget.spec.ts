import { expect, hydrated, signIn, test } from '../support/journey.ts'

test('the lobby ends with an offer: one for guests, another for the player, and each leads somewhere', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer(newcomer)
  await page.goto('/')
  await hydrated(page)
  const widget = page.getByRole('main').getByRole('complementary')
  await expect(widget).toHaveAccessibleName('Five deposits with a bonus')

  await signIn(page, newcomer)
  await expect(widget).toHaveAccessibleName('Monday gives back')
  await widget.getByRole('link', { name: 'The terms' }).click()
  await expect(page).toBeAt(/\/winback$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
