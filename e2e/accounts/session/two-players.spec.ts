import type { Page } from '@playwright/test'
import { amountField, atCashbox, withdrawButton } from '../../cashbox/cashbox-page.ts'
import { signInByCall } from '../../navigation/visits.ts'
import { expect, headerBalance, signIn, test } from '../../support/journey.ts'
import type { NewPlayer, SandboxControl } from '@croupier/platform-fixtures/sandbox'

const ANN_BALANCE = 100_000
const BOB_BALANCE = 2_222_200

/** Makes a second player and signs them in with the cookies of this browser only: the open tab hears nothing of it. */
async function signInUnnoticed(page: Page, sandbox: SandboxControl, site: string, ann: NewPlayer): Promise<NewPlayer> {
  const bob = { ...ann, login: `bob-${ann.login}`, currency: 'EUR', balance: BOB_BALANCE }
  await sandbox.createPlayer(bob)
  await signInByCall(page, site, bob)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', String(ANN_BALANCE))
  await sandbox.clearRequests()
  return bob
}

test("a payout from a tab whose session is now another player's is refused and charges nobody", async ({
  page,
  sandbox,
  newcomer,
  stack,
  complaints,
}) => {
  complaints.expect(/409/)
  await sandbox.treasury({ phoneConfirmation: false })
  try {
    await atCashbox(page, sandbox, newcomer, { path: '/cashbox/withdraw', balance: ANN_BALANCE })
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
    await amountField(page).fill('50')
    const bob = await signInUnnoticed(page, sandbox, stack.site, newcomer)

    const refusal = page.waitForResponse((response) => response.status() === 409)
    await withdrawButton(page).click()
    expect(await (await refusal).json()).toEqual({ errors: [{ code: 'other_player' }] })
    await expect(headerBalance(page)).toHaveAttribute('data-amount', String(BOB_BALANCE))
    // Nothing that the first player typed is left.
    const typed = () =>
      page.locator('input').evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))
    await expect.poll(typed).not.toContain('4242 4242 4242 4242')

    const payouts = (await sandbox.requests('/json-api/treasury/*')).filter(({ method }) => method !== 'GET')
    expect(payouts).toEqual([])
    for (const { login } of [newcomer, bob]) expect((await sandbox.player(login)).withdrawRequests).toEqual([])
  } finally {
    await sandbox.treasury({ phoneConfirmation: true })
  }
})

test("a game for money from a tab whose session is now another player's is refused", async ({
  page,
  sandbox,
  newcomer,
  stack,
  complaints,
}) => {
  complaints.expect(/409/)
  await sandbox.createPlayer({ ...newcomer, currency: 'EUR', balance: ANN_BALANCE })
  await signIn(page, newcomer)
  const bob = await signInUnnoticed(page, sandbox, stack.site, newcomer)

  const isRun = (url: string) => url.includes('/json-api/eapi/game-run/')
  const run = page.waitForResponse((response) => isRun(response.url()))
  // Other calls in the player's name wait: the run itself is to find out.
  await page.route('**/json-api/**', async (route, request) => {
    if (request.headers()['x-player'] !== undefined && !isRun(request.url())) await run
    await route.continue()
  })
  await page.locator('main a[href^="/play/"]').first().click()
  expect((await run).status()).toBe(409)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', String(BOB_BALANCE))
  for (const [{ login }, balance] of [
    [newcomer, ANN_BALANCE],
    [bob, BOB_BALANCE],
  ] as const)
    expect((await sandbox.player(login)).balances.real).toBe(balance)
})
