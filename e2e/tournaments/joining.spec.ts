import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { fillRegistration, registerButton } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { main, open } from '../support/visit.ts'

const SLUG = 'journey-entry'
const PATH = `/tournaments/${SLUG}`
const PRICE = 300
const MEMBERS = `/json-api/v2/tournaments/${SLUG}/members`

const step = (page: Page) => main(page).locator('[data-joining]')
const press = (page: Page) => main(page).locator('[data-join] button')

test('a paid seat whose answer is lost is charged once, for repeated presses, and the other tab has it', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(/502|ERR_/)
  await sandbox.tournament({ slug: SLUG, privacy: 'compoints', price: PRICE, maxMembers: 5, rivals: 0 })
  const { login } = await openAsPlayer(PATH, { compoints: 500 })
  const other = await context.newPage()
  await open(other, PATH)
  const compoints = async () => (await sandbox.player(login)).balances.compoints

  await sandbox.fault({ method: 'POST', path: MEMBERS, drop: true, after: true, times: 1 })
  await expect(step(page)).toHaveAttribute('data-joining', 'join')
  await press(page).click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: t.like('tournament-joining:takePartFor') })
  await expect(confirm).toBeVisible()
  await confirm.dblclick()
  await expect(step(page)).toHaveAttribute('data-joining', /choose|chosen/)
  expect(await compoints()).toBe(500 - PRICE)

  await expect(step(other)).toHaveAttribute('data-joining', /choose|chosen/)
  expect(await compoints()).toBe(500 - PRICE)
})

test('a guest registers from a tournament, comes back to its entry, and joins by a press', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.tournament({ slug: SLUG, rivals: 0 })
  await open(page, PATH)
  await main(page)
    .getByRole('link', { name: t('tournament-joining:takePart') })
    .click()
  await fillRegistration(page, { email: newcomer.login })
  await registerButton(page).click()
  await expect(page).toBeAt(PATH)
  await expect(step(page)).toHaveAttribute('data-joining', 'join')
  await expect(press(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(step(page)).toHaveAttribute('data-joining', 'chosen')
  const { tournaments } = await sandbox.player(newcomer.login)
  expect(tournaments).toMatchObject([{ slug: SLUG, isChosen: true }])
})
