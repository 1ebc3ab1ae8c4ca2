import { expect, hydrated, test } from '../../support/journey.ts'

test('Enter pressed again while the answer is on its way sends nothing more', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/401/)
  await sandbox.createPlayer(newcomer)
  await page.goto('/login')
  await hydrated(page)
  await page.getByLabel('Email or phone').fill(newcomer.login)
  const password = page.getByRole('textbox', { name: 'Password' })
  await password.fill('wrong-password')
  // The answer waits until the test lets it go.
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/json-api/login*', async (route) => {
    await isLetGo
    await route.continue()
  })
  await sandbox.clearRequests()
  for (let press = 0; press < 3; press += 1) await password.press('Enter')
  letGo()
  await expect(page.getByRole('alert').filter({ hasText: 'wrong' })).toBeVisible()
  expect(await sandbox.requests('/json-api/login')).toHaveLength(1)
})
