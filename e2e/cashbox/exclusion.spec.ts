import type { Page } from '@playwright/test'
import { attempt, deposit, depositButton, payButton, payThere, withdrawButton } from '../support/cashbox.ts'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, game, GAME, headingNamed, linkNamed, main, open, signIn } from '../support/visit.ts'

const EXCLUSION = '/cashbox/limits/exclusion'

/** Chooses what the radio with this name says, and confirms by the typed word. */
async function exclude(page: Page, term: string): Promise<void> {
  await main(page).getByRole('radio', { name: term }).check()
  await buttonNamed(main(page), 'exclusion:next').click()
  await main(page)
    .getByRole('textbox', { name: t.like('exclusion:typeWord') })
    .fill(t('exclusion:word'))
  await buttonNamed(main(page), 'exclusion:confirm').click()
}

test('an exclusion on another device stops a game and an open deposit in every tab, and leaves the money', async ({
  page,
  context,
  browser,
  baseURL,
  sandbox,
  newcomer,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  const { login } = await openAsPlayer('/cashbox')
  const playing = await context.newPage()
  await open(playing, GAME)
  await expect(game(playing)).toHaveAttribute('data-spins', '0')
  const lobby = await context.newPage()
  await open(lobby, '/')
  await expect(lobby.getByRole('region', { name: t('lobby:banners') })).toBeVisible()
  await deposit(page, '50')
  await expect(payButton(page)).toBeVisible()
  const waiting = await context.newPage()
  await open(waiting, '/cashbox')

  const device = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await signIn(device, { login, password: newcomer.password }, EXCLUSION)
  await exclude(device, '6 months')
  await expect(device.getByText(t.like('exclusion:runningAll'))).toBeVisible()

  await test.step('the game is over, and says why', async () => {
    await expect(playing.getByTestId('game-iframe')).toHaveCount(0)
    await expect(headingNamed(playing, 'game:excludedTitle')).toBeVisible()
  })
  await test.step('the deposit is cancelled: paying it takes nothing, and says why', async () => {
    await payThere(page)
    await expect(page.getByText(t('cashbox:reason_self_excluded'))).toBeVisible()
    await expect(attempt(waiting)).toContainText(t('cashbox:reason_self_excluded'))
    await expect(buttonNamed(waiting, 'cashbox:tryAgain')).toHaveCount(0)
    const player = await sandbox.player(login)
    expect(player.deposits).toMatchObject([{ status: 'cancelled', reason: 'self_excluded' }])
    expect(player.balances.real).toBe(100_000)
  })
  await test.step('no other can be made, money can be withdrawn', async () => {
    await open(page, '/cashbox')
    await expect(headingNamed(page, 'cashbox:exclusionTitle')).toBeVisible()
    await expect(depositButton(page)).toHaveCount(0)
    await linkNamed(main(page), 'cashbox:toWithdraw').click()
    await expect(withdrawButton(page)).toBeVisible()
  })
  await test.step('the lobby has no offers any more', async () => {
    await expect(lobby.getByRole('region', { name: t('lobby:banners') })).toHaveCount(0)
  })
})

test('a deposit that was being sent when play was closed elsewhere is refused once, with the reason', async ({
  page,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  const { login } = await openAsPlayer('/cashbox')
  await sandbox.fault({ method: 'POST', path: '/json-api/treasury/open', delayMs: 60_000 })
  await deposit(page, '50')
  await expect.poll(async () => (await sandbox.requests('/json-api/treasury/open')).length).toBe(1)
  const device = await page.context().newPage()
  await open(device, EXCLUSION)
  await exclude(device, '1 year')
  await expect(device.getByText(t.like('exclusion:runningAll'))).toBeVisible()
  await sandbox.clearFaults()
  await expect(headingNamed(page, 'cashbox:exclusionTitle')).toBeVisible()
  expect((await sandbox.player(login)).deposits).toEqual([])
})

test('nothing invites back: no offers, joining, gifts or popups, by keyboard to the withdrawal', async ({
  page,
  sandbox,
  openAsPlayer,
  complaints,
}, { workerIndex, repeatEachIndex }) => {
  complaints.expect(FAILED_CALL)
  const { slug } = await sandbox.promotion({
    slug: `quiet-${workerIndex}-${repeatEachIndex}`,
    startsInMs: -3_600_000,
    participants: 3,
  })
  await openAsPlayer(EXCLUSION)
  await exclude(page, '6 months')
  await expect(page.getByText(t.like('exclusion:runningAll'))).toBeVisible()
  const note = main(page).getByText(t('exclusion:noOffers'))
  await open(page, `/promo/${slug}`)
  await expect(note).toBeVisible()
  await expect(buttonNamed(main(page), 'promotion-players:takePart')).toHaveCount(0)
  for (const path of ['/profile/promo-code', '/profile/gifts', '/take/gift?id=1']) {
    await open(page, path)
    await expect(note).toBeVisible()
  }
  await open(page, '/profile/balance')
  await expect(linkNamed(main(page), 'layout:withdraw')).toBeVisible()
  await expect(linkNamed(page, 'layout:deposit')).toHaveCount(0)
  await page.goBack()
  await linkNamed(main(page), 'exclusion:toWithdraw').focus()
  await page.keyboard.press('Enter')
  await expect(withdrawButton(page)).toBeVisible()
})
