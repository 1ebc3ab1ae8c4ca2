import type { Page } from '@playwright/test'
import { expect, NEVER_JOINED, test } from '../support/journey.ts'
import { expectOnLine, fillRegistration, registerButton } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, game, GAME, headingNamed, linkNamed, main, open } from '../support/visit.ts'

const ownPoints = (page: Page) =>
  main(page).getByText(t('promotion-players:ownPoints'), { exact: true }).locator('xpath=following-sibling::dd')
const rows = (page: Page) => main(page).getByRole('table').getByRole('row')

test.beforeEach(({ complaints }) => complaints.expect(NEVER_JOINED))

test('a guest joins from a promotion, takes part by a press, and a spin brings points in two tabs', async ({
  page,
  context,
  sandbox,
  newcomer,
}, { workerIndex, repeatEachIndex }) => {
  const { slug } = await sandbox.promotion({
    slug: `voyage-${workerIndex}-${repeatEachIndex}`,
    startsInMs: -3_600_000,
    participants: 300,
    eurosForPoint: 1,
  })
  const path = `/promo/${slug}`

  await test.step('the press of a guest leads to the registration and back, and nothing more', async () => {
    await open(page, path)
    // Ten participants, and the names of the columns.
    await expect(rows(page)).toHaveCount(11)
    await linkNamed(main(page), 'promotion-players:takePart').click()
    await fillRegistration(page, { email: newcomer.login })
    await registerButton(page).click()
    await expect(page).toBeAt(path)
    await buttonNamed(page.getByRole('dialog'), 'dialogs:close').click()
    await expect(headingNamed(page, 'promotion-players:join')).toBeVisible()
  })

  const other = await context.newPage()
  await test.step('a press takes part, here and for a tab that is opened then', async () => {
    await buttonNamed(main(page), 'promotion-players:takePart').click()
    await expect(ownPoints(page)).toHaveText(/^0/)
    await expect(main(page).locator('tr[data-own]')).toBeVisible()
    await open(other, path)
    await expect(ownPoints(other)).toHaveText(/^0/)
    await expectOnLine(sandbox, (await sandbox.player(newcomer.login)).hash, 2)
  })

  await test.step('a spin in a third tab brings the same points in both', async () => {
    const player = await context.newPage()
    await open(player, GAME)
    await expect(game(player)).toHaveAttribute('data-state', 'ready')
    await game(player).getByRole('button', { name: /^spin/i }).click()
    await expect(game(player)).toHaveAttribute('data-spins', '1')
    const points = async () => (await sandbox.player(newcomer.login)).memberships[0]?.points ?? 0
    await expect.poll(points).toBeGreaterThan(0)
    const shown = new RegExp(`^${await points()}\\D`)
    for (const tab of [page, other]) await expect(ownPoints(tab)).toHaveText(shown)
    await expect(
      main(page)
        .getByRole('listitem')
        .filter({ hasText: t('promotion-players:fromBets') }),
    ).toHaveCount(1)
  })
})
