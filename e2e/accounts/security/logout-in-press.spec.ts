import type { Page } from '@playwright/test'
import type { NewPlayer, PlayerRecord, SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { deposit, fillWithdrawal, takeBreak, WITHDRAW, withdrawButton } from '../../support/cashbox.ts'
import { expect, FAILED_CALL, test } from '../../support/journey.ts'
import { expectOnLine, logOutElsewhere, SESSION_ENDED, signInByForm } from '../../support/players.ts'
import { t } from '../../support/texts.ts'
import { buttonNamed, follow, game, GAME, headerBalance, main, open, signInByCall } from '../../support/visit.ts'

/** Something that a player does with one call. */
interface Doing {
  readonly path: string
  readonly player?: Partial<NewPlayer>
  readonly prepare?: (sandbox: SandboxControl) => Promise<unknown>
  readonly press: (page: Page) => Promise<void>
  readonly call: { readonly method: string; readonly path: string }
  /** What the platform has of it; compared before, after, and after the player is back. */
  readonly truth: (player: PlayerRecord) => unknown
  /** The platform refuses it, or what it does is not in `truth`. */
  readonly isUnseen?: boolean
  /** The player cannot come back. */
  readonly isForGood?: boolean
  /** What the page of the player who is back shows of it. */
  readonly shown?: (page: Page) => Promise<void>
  /** What the next player has before the answer comes, and still has afterwards. */
  readonly kept?: { readonly begin: (page: Page) => Promise<void>; readonly expect: (page: Page) => Promise<void> }
}

const TOURNAMENT = 'logout-in-press'
const FIVES = '/promo/candy-birthday'

const doings: Readonly<Record<string, Doing>> = {
  'a deposit': {
    path: '/cashbox',
    press: (page) => deposit(page, '50'),
    call: { method: 'POST', path: '/json-api/treasury/open' },
    truth: ({ deposits }) => deposits.map(({ amount }) => amount),
  },
  'a payout': {
    path: WITHDRAW,
    prepare: (sandbox) => sandbox.treasury({ phoneConfirmation: false }),
    press: async (page) => {
      await fillWithdrawal(page)
      await withdrawButton(page).click()
    },
    call: { method: 'POST', path: '/json-api/treasury/user-payout/' },
    truth: ({ withdrawRequests, balances }) => [withdrawRequests.map(({ amount }) => amount), balances.real],
  },
  'the activation of a bonus': {
    path: '/profile/gifts',
    player: { gifts: [{ type: 'cashback', title: 'First', amount: 300, wager: 3 }] },
    press: async (page) => {
      await buttonNamed(page, 'gift-activation:activateNamed', { gift: 'First' }).click()
      await buttonNamed(page.getByRole('alertdialog'), 'gift-activation:activate').click()
    },
    call: { method: 'PUT', path: '/json-api/gifts/activate/' },
    truth: ({ balances }) => balances.bonus,
  },
  'an exchange of compoints': {
    path: '/compoints/exchange',
    player: { compoints: 5000 },
    press: async (page) => {
      await main(page).getByRole('textbox').first().fill('1000')
      await main(page).locator('form button[type=submit]').click()
    },
    call: { method: 'POST', path: '/json-api/compoints/exchange' },
    truth: ({ balances }) => [balances.compoints, balances.real],
  },
  'the joining of a tournament': {
    path: `/tournaments/${TOURNAMENT}`,
    prepare: (sandbox) => sandbox.tournament({ slug: TOURNAMENT, rivals: 3, like: 'grand-tour-egypt' }),
    press: (page) => main(page).locator('[data-join] button').click(),
    call: { method: 'POST', path: `/json-api/v2/tournaments/${TOURNAMENT}/members` },
    truth: ({ tournaments }) => tournaments.length,
  },
  'a high five': {
    path: FIVES,
    player: { promotions: { 'candy-birthday': 10 } },
    press: (page) =>
      page
        .getByRole('button', { name: t.like('high-fives:giveTo') })
        .first()
        .click(),
    call: { method: 'POST', path: '/json-api/high-fives' },
    truth: ({ memberships }) => memberships.map(({ points }) => points),
  },
  'a promo code': {
    path: '/profile/promo-code',
    press: async (page) => {
      await page.getByLabel(t('promo-code:code'), { exact: true }).fill('POINTS100')
      await buttonNamed(page, 'promo-code:activate').click()
    },
    call: { method: 'POST', path: '/json-api/coupon-codes/activate' },
    truth: ({ gifts }) => gifts.length,
  },
  'a deposit limit': {
    path: '/cashbox/limits',
    press: async (page) => {
      await main(page).getByRole('textbox').first().fill('200')
      await buttonNamed(main(page), 'limits:set').first().click()
    },
    call: { method: 'PUT', path: '/json-api/users/limits/deposit' },
    truth: () => null,
    shown: (page) =>
      expect(
        main(page)
          .getByText(/€200\b/)
          .first(),
      ).toBeVisible(),
  },
  'a self-exclusion': {
    path: '/cashbox/limits/exclusion',
    press: async (page) => {
      await main(page).getByRole('radio', { name: '6 months' }).check()
      await buttonNamed(main(page), 'exclusion:next').click()
      await main(page)
        .getByRole('textbox', { name: t.like('exclusion:typeWord') })
        .fill(t('exclusion:word'))
      await buttonNamed(main(page), 'exclusion:confirm').click()
    },
    call: { method: 'POST', path: '/json-api/users/exclusion' },
    truth: () => null,
    shown: (page) => expect(main(page).getByText(t.like('exclusion:runningAll'))).toBeVisible(),
  },
}

/** What asks or tells in a dialog, or closes or leaves something, once an answer is there. */
const followUps: Readonly<Record<string, Doing>> = {
  'a payout that needs a phone': {
    path: WITHDRAW,
    press: async (page) => {
      await fillWithdrawal(page)
      await withdrawButton(page).click()
    },
    call: { method: 'POST', path: '/json-api/treasury/user-payout/' },
    truth: ({ withdrawRequests }) => withdrawRequests.length,
    isUnseen: true,
  },
  'the number of gifts that a payout cancels': {
    path: WITHDRAW,
    player: { gifts: [{ type: 'cash', title: 'Waits', amount: 300 }] },
    prepare: (sandbox) => sandbox.treasury({ phoneConfirmation: false }),
    press: async (page) => {
      await fillWithdrawal(page)
      await withdrawButton(page).click()
    },
    call: { method: 'GET', path: '/json-api/user-gifts/payout-gift-count' },
    truth: ({ withdrawRequests }) => withdrawRequests.length,
    isUnseen: true,
  },
  'a gift that is over': {
    path: '/take/gift?id=103',
    press: (page) => buttonNamed(page, 'take-gift:take').click(),
    call: { method: 'POST', path: '/json-api/gifts/nondeposit/take-prize/' },
    truth: ({ gifts }) => gifts.length,
    isUnseen: true,
  },
  'the gift of a new player': {
    path: '/rules',
    player: {
      flags: ['first_auth'],
      gifts: [
        {
          type: 'deposit_bonus',
          title: 'Double it',
          percent: 100,
          depositLimits: [{ currency: 'EUR', limit: 50_000 }],
        },
      ],
    },
    press: (page) => buttonNamed(page.getByRole('dialog'), 'thanks:getBonus').click(),
    call: { method: 'POST', path: '/json-api/user-gifts/cashbox-select' },
    truth: ({ gifts }) => gifts.length,
    isUnseen: true,
  },
  'the closing of the account': {
    path: '/profile/security',
    player: { balance: 0 },
    press: async (page) => {
      await buttonNamed(main(page), 'security:close').click()
      await buttonNamed(page.getByRole('alertdialog'), 'security:close').click()
    },
    call: { method: 'POST', path: '/json-api/users/closing' },
    truth: () => null,
    isUnseen: true,
    isForGood: true,
    kept: { begin: () => Promise.resolve(), expect: (page) => expect(headerBalance(page)).toBeVisible() },
  },
  'a break': {
    path: '/cashbox/limits',
    press: (page) => takeBreak(page, 'day'),
    call: { method: 'POST', path: '/json-api/users/limits/break' },
    truth: () => null,
    shown: (page) => expect(main(page).getByText(t.like('limits:onBreak'))).toBeVisible(),
    kept: {
      begin: async (page) => {
        await follow(page, GAME)
        await expect(game(page)).toHaveAttribute('data-state', 'ready')
      },
      expect: (page) => expect(game(page)).toHaveAttribute('data-state', 'ready'),
    },
  },
}

/** Lets the platform do the work of a call, and holds its answer back. */
async function holdAnswer(page: Page, call: Doing['call']) {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let setDone = (): void => undefined
  const done = new Promise<void>((resolve) => (setDone = resolve))
  await page.route(
    (url) => url.pathname.startsWith(call.path),
    async (route) => {
      if (route.request().method() !== call.method) return route.continue()
      const response = await route.fetch()
      setDone()
      await held
      // A page that has given the call up takes no answer.
      return route.fulfill({ response }).catch(() => undefined)
    },
  )
  return { done, release }
}

for (const [name, { path, player, prepare, press, call, truth, isUnseen, isForGood, shown, kept }] of Object.entries({
  ...doings,
  ...followUps,
}))
  test(`${name} whose answer comes after another player signed in is done once, and told to nobody else`, async ({
    page,
    context,
    sandbox,
    newcomer,
    openAsPlayer,
    complaints,
  }) => {
    complaints.expect(SESSION_ENDED)
    complaints.expect(FAILED_CALL)
    await prepare?.(sandbox)
    const ann = { nickname: `Ann-${Date.now()}`, ...player }
    const bob = { ...newcomer, login: `bob-${newcomer.login}`, nickname: `Bob-${Date.now()}`, balance: 2_222_200 }
    const { hash: bobsHash } = await sandbox.createPlayer(bob)
    const { login } = await openAsPlayer(path, ann)
    const before = truth(await sandbox.player(login))
    const { done, release } = await holdAnswer(page, call)
    await press(page)
    await done
    const after = truth(await sandbox.player(login))
    if (!shown && !isUnseen) expect(after).not.toEqual(before)

    const other = await logOutElsewhere(context)
    await signInByForm(other, bob)
    await expect(headerBalance(page)).toHaveAttribute('data-amount', String(bob.balance))
    await kept?.begin(page)
    const told: string[] = []
    await page.exposeFunction('tell', (text: string) => void told.push(text))
    await page.evaluate(() => {
      const region = '[role=dialog], [role=alertdialog], [role=alert], [data-sonner-toaster]'
      const look = () =>
        document.querySelectorAll<HTMLElement>(region).forEach((part) => {
          if (part.checkVisibility() && part.innerText.trim())
            (window as never as { tell(text: string): void }).tell(part.innerText)
        })
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    const address = page.url()
    release()
    // What is told of the answer would be told before.
    await expectOnLine(sandbox, bobsHash, 2)
    await sandbox.gift(bob.login, { type: 'cash', amount: 500, title: 'For Bob', reason: 'level.changed' })
    await expect(page.getByRole('region', { name: t('notifications:region') })).toContainText('For Bob')
    expect(
      told.filter((text) => !text.includes('For Bob') && !text.includes(t('notifications:signedOutElsewhere'))),
    ).toEqual([])
    expect(page.url()).toBe(address)
    await kept?.expect(page)
    if (isForGood) return

    await page.unrouteAll({ behavior: 'wait' })
    await context.clearCookies()
    await signInByCall(page, { ...newcomer, login })
    await other.close()
    await open(page, path)
    await expect(headerBalance(page)).toBeVisible()
    await shown?.(page)
    expect(truth(await sandbox.player(login))).toEqual(after)
    const calls = (await sandbox.requests(`${call.path}*`)).filter(({ method }) => method === call.method)
    expect(calls).toHaveLength(1)
  })
