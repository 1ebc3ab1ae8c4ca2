import { expect, gameFrame, hydrated, signIn, test } from '../support/journey.ts'

const PARTS = [
  { script: 'search-panel', path: '/', button: /^(Search|Find a game or studio)/, dialog: 'Search games' },
  { script: 'producer-picker', path: '/games/slots', button: /^Choose a studio/, dialog: 'Game studios' },
  { script: 'filter-sheet', path: '/games/slots', button: /^Filters/, dialog: 'Filters' },
]

for (const { script, path, button, dialog } of PARTS) {
  test(`${dialog}: a script that does not come is said, the page stands, and another try brings it`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED/)
    await page.route(new RegExp(`/assets/${script}-`), (route) => route.abort())
    await page.goto(path)
    await hydrated(page)
    const heading = page.getByRole('heading', { level: 1 }).first()
    const title = await heading.textContent()
    await page.getByRole('button', { name: button }).filter({ visible: true }).first().click()
    const failure = page.getByRole('dialog', { name: 'This did not open' })
    await expect(failure).toBeVisible()
    await expect(heading).toHaveText(title ?? '')

    await page.unroute(new RegExp(`/assets/${script}-`))
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
  })
}

test('a game for money goes on where the script of its figures does not come', async ({
  page,
  complaints,
  newcomer,
  sandbox,
}) => {
  complaints.expect(/ERR_FAILED/)
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await signIn(page, newcomer)
  let isAsked = false
  await page.route(/\/assets\/play-figures-/, async (route) => {
    isAsked = true
    await route.abort()
  })
  await page.goto('/play/hungry-werewolf-hour')
  await hydrated(page)
  await expect(gameFrame(page).locator('body')).toHaveAttribute('data-instance', /\w+/)
  await expect.poll(() => isAsked).toBe(true)
  const instance = await gameFrame(page).locator('body').getAttribute('data-instance')
  const lobby = page.getByRole('link', { name: 'Croupier: home' })
  await lobby.focus()
  await lobby.press('Enter')
  await expect(page).toBeAt('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something broke on our side')
  await expect(gameFrame(page).locator('body')).toHaveAttribute('data-instance', instance ?? '')
})

test('the lobby stands where the script that moves its banners does not come', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/)
  let isAsked = false
  await page.route(/\/assets\/carousel-motion-/, async (route) => {
    isAsked = true
    await route.abort()
  })
  await page.goto('/')
  await hydrated(page)
  await expect.poll(() => isAsked).toBe(true)
  const banners = page.locator('[data-slot="carousel"]').first()
  await expect(banners).toBeVisible()
  await banners.getByRole('button').first().click()
  await expect(banners).toBeVisible()
})

test('what was typed to register stays where the script of the phone field does not come', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await page.route(/\/assets\/phone-field-/, (route) => route.abort())
  await page.goto('/registration')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Password' }).fill('a-secret-1')
  await page.getByRole('tab', { name: 'By phone' }).click()
  await expect(page.getByText('This did not open')).toBeVisible()
  await page.unroute(/\/assets\/phone-field-/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('input[type="tel"]')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('a-secret-1')
})
