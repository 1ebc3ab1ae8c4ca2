import { amountField, WITHDRAW } from '../support/cashbox.ts'
import { expect, test } from '../support/journey.ts'
import { accountButton, loginLink, logOutElsewhere, SESSION_ENDED } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { game, GAME, open, stopTime } from '../support/visit.ts'

test('a logout in one tab reaches all others at once: forms do not ask, a game goes on in demo', async ({
  page,
  context,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED)
  await page.clock.install()
  await openAsPlayer('/rules')
  const [form, playing] = await Promise.all([context.newPage(), context.newPage()])
  await open(form, WITHDRAW)
  await amountField(form).fill('50')
  await open(playing, GAME)
  await expect(game(playing)).toHaveAttribute('data-mode', 'real')
  await stopTime(page)

  await logOutElsewhere(context)
  await expect(loginLink(page)).toBeVisible()
  await expect(form).toBeAt('/')
  await expect(form.getByRole('alertdialog')).toHaveCount(0)
  await expect(game(playing)).toHaveAttribute('data-mode', 'demo')
  await page.reload()
  await expect(loginLink(page)).toBeVisible()
})

test('what the account panel reads when it opens moves nothing that is pressed', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/rules')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/json-api/user-achievements*', async (route) => {
    await held
    await route.fulfill({ json: { data: [] } })
  })
  const asked = page.waitForRequest('**/json-api/user-achievements*')
  await accountButton(page).click()
  await asked
  const logOutButton = page.getByRole('button', { name: t('layout:logout') })
  const details = page.getByRole('link', { name: t('layout:achievements') })
  await expect(details).toBeVisible()
  const place = await logOutButton.boundingBox()
  const read = page.waitForResponse('**/json-api/user-achievements*')
  answer()
  await read
  await expect(page.locator('#account-panel [data-slot=skeleton]')).toHaveCount(0)
  expect(await logOutButton.boundingBox()).toEqual(place)
})
