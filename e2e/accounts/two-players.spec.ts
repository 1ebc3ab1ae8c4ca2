import type { NewPlayer, SandboxControl } from '@croupier/platform-fixtures/sandbox'
import type { Page } from '@playwright/test'
import { CARD, fillWithdrawal, WITHDRAW, withdrawButton } from '../support/cashbox.ts'
import { expect, test } from '../support/journey.ts'
import { headerBalance, holdRequests, signInByCall } from '../support/visit.ts'

const ANN_BALANCE = 100_000
const BOB_BALANCE = 2_222_200

test.beforeEach(({ complaints }) => complaints.expect(/409/))

const expectBalance = (page: Page, amount: number) =>
  expect(headerBalance(page)).toHaveAttribute('data-amount', String(amount))

/** Creates a second player and signs them in by cookies only; the open tab is not notified. */
async function signInUnnoticed(page: Page, sandbox: SandboxControl, ann: NewPlayer): Promise<NewPlayer> {
  const bob = { ...ann, login: `bob-${ann.login}`, currency: 'EUR', balance: BOB_BALANCE }
  await sandbox.createPlayer(bob)
  // Before the other player's cookies: a tab may notice them at any time after.
  await expectBalance(page, ANN_BALANCE)
  await signInByCall(page, bob)
  await sandbox.clearRequests()
  return bob
}

test("a payout from a tab whose session is now another player's is refused and charges neither", async ({
  page,
  sandbox,
  newcomer,
  openAsPlayer,
}) => {
  await sandbox.treasury({ phoneConfirmation: false })
  await openAsPlayer(WITHDRAW)
  await fillWithdrawal(page)
  const release = await holdRequests(page, '**/json-api/**')
  const bob = await signInUnnoticed(page, sandbox, newcomer)
  const refusal = page.waitForResponse((response) => response.status() === 409)
  await withdrawButton(page).click()
  release()
  expect(await (await refusal).json()).toEqual({ errors: [{ code: 'other_player' }] })
  await expectBalance(page, BOB_BALANCE)
  const typed = () =>
    page.locator('input').evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))
  await expect.poll(typed).not.toContain(CARD)

  const payouts = (await sandbox.requests('/json-api/treasury/*')).filter(({ method }) => method !== 'GET')
  expect(payouts).toEqual([])
  for (const { login } of [newcomer, bob]) expect((await sandbox.player(login)).withdrawRequests).toEqual([])
})

test("a game for money from a tab whose session is now another player's is refused", async ({
  page,
  sandbox,
  newcomer,
  openAsPlayer,
}) => {
  const { hash } = await openAsPlayer()
  const bob = await signInUnnoticed(page, sandbox, newcomer)
  // The call of a tab that has not noticed, sent here by hand: how soon a tab notices by itself is a matter of chance.
  const status = await page.evaluate(async (player) => {
    const response = await fetch('/json-api/eapi/game-run/hungry-werewolf-hour?platform=desktop', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'X-Player': player },
      body: JSON.stringify({ platform: 'desktop', type: 'real' }),
    })
    return response.status
  }, encodeURIComponent(hash))
  expect(status).toBe(409)
  expect(await sandbox.requests('/json-api/eapi/game-run/*')).toEqual([])

  expect((await sandbox.player(newcomer.login)).balances.real).toBe(ANN_BALANCE)
  expect((await sandbox.player(bob.login)).balances.real).toBe(BOB_BALANCE)
})
