import type { Page, Response } from '@playwright/test'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import {
  expectOnLine,
  freshPhone,
  loginLink,
  logOut,
  logOutElsewhere,
  registerByPhone,
  SESSION_ENDED,
  signInByForm,
  toastOfLogout,
} from '../support/players.ts'
import type { NewPlayer, SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { t } from '../support/texts.ts'
import {
  buttonNamed,
  follow,
  headerBalance,
  headingNamed,
  lookAgain,
  open,
  signIn,
  signInByCall,
} from '../support/visit.ts'

const ANN = { nickname: 'Ann-of-the-first-tab', balance: 1_111_100 }
/** `watchFrames` looks for the end of its title. */
const GIFT = 'A gift for Ann alone'
const BOB = { nickname: 'Bob-of-the-second', balance: 2_222_200 }

test.beforeEach(({ complaints }) => complaints.expect(SESSION_ENDED))

/** Creates two players with unique names and balances. Bob's login differs from the newcomer's, which is Ann's. */
async function createAnnAndBob(sandbox: SandboxControl, newcomer: NewPlayer) {
  const now = Date.now()
  const ann = { ...newcomer, ...ANN, nickname: `${ANN.nickname}-${now}` }
  const bob = { ...newcomer, ...BOB, nickname: `${BOB.nickname}-${now}`, login: `bob-${now}@croupier.test` }
  const { hash } = await sandbox.createPlayer(ann)
  await sandbox.createPlayer(bob)
  return { ann, bob, annsHash: hash }
}

const expectBalance = (page: Page, { balance }: { readonly balance: number }) =>
  expect(headerBalance(page)).toHaveAttribute('data-amount', String(balance))

/** Records which player's data each state of the document contains, hidden panels included: no frame shows another one. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(
    ([ann, bob]) => {
      const seen: string[] = []
      const look = () => {
        const text = `${document.body.textContent} ${document.querySelector('[data-amount]')?.getAttribute('data-amount')}`
        const isAnn =
          text.includes(ann!.nickname) || text.includes(String(ann!.balance)) || text.includes('for Ann alone')
        const isBob = text.includes(bob!.nickname) || text.includes(String(bob!.balance))
        const whom = [isAnn && 'Ann', isBob && 'Bob'].filter(Boolean).join(' and ') || 'nobody'
        if (seen.at(-1) !== whom) seen.push(whom)
      }
      look()
      const all = { subtree: true, childList: true, characterData: true, attributes: true }
      new MutationObserver(look).observe(document.body, all)
      Object.assign(window, { seen })
    },
    [ANN, BOB],
  )
  return () => page.evaluate(() => (window as typeof window & { seen: string[] }).seen)
}

test('another player in another tab: no frame shows both players', async ({ context, page, sandbox, newcomer }) => {
  const { ann, bob } = await createAnnAndBob(sandbox, newcomer)
  await sandbox.sendMessage(ann.login, { msg: 'Message for Ann alone' })
  await signIn(page, ann, '/rules')
  await buttonNamed(page, 'layout:noticesUnread', { count: 1 }).click()
  await expect(page.getByText('Message for Ann alone')).toBeVisible()
  const frames = await watchFrames(page)

  const other = await logOutElsewhere(context)
  await signInByForm(other, bob)
  await expectBalance(page, BOB)
  await expect(page.getByRole('button', { name: t('layout:notices'), exact: true })).toBeVisible()
  await expect.poll(frames).toEqual(['Ann', 'nobody', 'Bob'])
})

test('the cookies become another player’s: the tab shows that player when it comes into view', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  // Calls made at the first look still name Ann, and the server refuses them.
  complaints.expect(FAILED_CALL)
  const { ann, bob } = await createAnnAndBob(sandbox, newcomer)
  await sandbox.serverData({ callCenterConfig: { provider: null } })
  await signIn(page, ann, '/about')
  const search = page.getByRole('dialog', { name: t('search:title') })
  await page.keyboard.press('/')
  await search.getByRole('textbox').fill('book for Ann')
  await page.keyboard.press('Escape')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('layout:support') })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const frames = await watchFrames(page)
  // Sign in without notifying the open tab.
  await signInByCall(page, bob)
  await lookAgain(page)
  await expectBalance(page, BOB)
  await expect.poll(frames).toEqual(['Ann', 'nobody', 'Bob'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(search.getByRole('textbox')).toHaveValue('')
})

test('a toast of one player is not shown to the next', async ({ context, page, sandbox, newcomer }) => {
  const { ann, annsHash } = await createAnnAndBob(sandbox, newcomer)
  await signIn(page, ann, '/cashbox')
  await expectOnLine(sandbox, annsHash)
  // The body of an answer to the page before this one is gone.
  const bodyOf = (response: Response) => response.text().catch(() => '')
  const told = page.waitForResponse(
    async (response) => response.url().includes('/json-api/user-gifts') && (await bodyOf(response)).includes(GIFT),
  )
  await sandbox.gift(ann.login, { type: 'cash', amount: 500, title: GIFT, reason: 'level.changed' })
  await told
  const frames = await watchFrames(page)

  const other = await context.newPage()
  await open(other, '/about')
  // Queued toasts would show on a guest's page, with this one.
  await Promise.all([toastOfLogout(page), logOut(other)])
  await expect(page).toBeAt('/')
  await expect.poll(frames).toEqual(['Ann', 'nobody'])
})

test('a phone that waits for its code is not shown to the next visitor', async ({
  context,
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer(newcomer)
  await registerByPhone(page, freshPhone())
  await signInByForm(await context.newPage(), newcomer)
  await expect(page).toBeAt('/')
  await logOut(page)
  await follow(page, '/registration')
  await expect(headingNamed(page, 'auth:registrationTitle', 1)).toBeVisible()
})

test('after a logout "back" shows no player', async ({ context, page, sandbox, newcomer }) => {
  const { ann } = await createAnnAndBob(sandbox, newcomer)
  await signIn(page, ann, '/rules')
  await open(page, '/games')
  await logOut(page)
  await expect(loginLink(page)).toBeVisible()
  await page.goBack()
  await expect(page).toBeAt(/\/games$/)
  await page.goBack()
  await expect(page).toBeAt(/\/rules$/)
  await expect(loginLink(page)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(ann.nickname)
  expect(await page.content()).not.toContain(ann.nickname)

  await test.step('a page that was put away while the session ended elsewhere', async () => {
    await signIn(page, ann, '/rules')
    await context.clearCookies()
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(loginLink(page)).toBeVisible()
    await expect(page.locator('body')).not.toContainText(ann.nickname)
  })
})
