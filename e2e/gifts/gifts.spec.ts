import type { Page } from '@playwright/test'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { expectOnLine } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, main, open } from '../support/visit.ts'

const GIFTS = '/profile/gifts'
const cashback = (title: string) => ({ type: 'cashback', title, amount: 300, wager: 3 })

const active = (page: Page) =>
  main(page)
    .getByRole('region', { name: t('gifts:activated') })
    .getByRole('heading', { level: 3 })
const refusals = (page: Page) => main(page).getByText(t('forms:active_bonus_exists'))

async function confirmActivation(page: Page, gift: string): Promise<() => Promise<void>> {
  await buttonNamed(page, 'gift-activation:activateNamed', { gift }).click()
  const question = page.getByRole('alertdialog', { name: t('gift-activation:question', { gift }) })
  const yes = buttonNamed(question, 'gift-activation:activate')
  await expect(yes).toBeVisible()
  return () => yes.click()
}

test('an answer that proves nothing is looked up, and of two bonuses activated in two tabs at once one is active in both', async ({
  page,
  context,
  sandbox,
  complaints,
  openAsPlayer,
}) => {
  complaints.expect(FAILED_CALL)
  const gifts = [
    cashback('First'),
    cashback('Second'),
    { type: 'cash', title: 'Money', amount: 700 },
    { type: 'cash', title: 'Coins', amount: 50 },
  ]
  const { login, hash } = await openAsPlayer(GIFTS, { gifts })
  const balances = async () => (await sandbox.player(login)).balances

  for (const [gift, answer] of [
    ['Money', { drop: true }],
    ['Coins', { status: 429 }],
  ] as const) {
    await sandbox.fault({ path: '/json-api/gifts/activate/*', ...answer, after: true, times: 1 })
    await buttonNamed(page, 'profile:takeGiftNamed', { gift }).click()
    await expect(main(page).getByText(t('gift-activation:taken', { gift }))).toBeVisible()
  }
  expect(await balances()).toMatchObject({ real: 100_750 })

  const other = await context.newPage()
  await open(other, GIFTS)
  await expectOnLine(sandbox, hash, 2)
  // Both are sent before either is answered.
  await sandbox.fault({ path: '/json-api/gifts/activate/*', delayMs: 1000, times: 2 })
  const yes = [await confirmActivation(page, 'First'), await confirmActivation(other, 'Second')]
  await Promise.all(yes.map((press) => press()))

  await expect.poll(async () => (await refusals(page).count()) + (await refusals(other).count())).toBe(1)
  const inBoth = () => Promise.all([page, other].map((tab) => active(tab).allTextContents()))
  await expect.poll(inBoth).toEqual([[expect.any(String)], [expect.any(String)]])
  await expect.poll(async () => new Set((await inBoth()).flat()).size).toBe(1)
  expect(await balances()).toMatchObject({ bonus: 300, wagering: 900 })
})
