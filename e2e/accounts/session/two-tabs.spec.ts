import type { Page } from '@playwright/test'
import { follow, signInByCall } from '../../navigation/visits.ts'
import {
  expect,
  headerBalance,
  hydrated,
  logOut,
  logOutElsewhere,
  SESSION_ENDED,
  signIn,
  SOON,
  test,
} from '../../support/journey.ts'
import type { NewPlayer } from '@croupier/platform-fixtures/sandbox'

const ANN = { nickname: 'Ann-of-the-first-tab', balance: 1_111_100 }
const BOB = { nickname: 'Bob-of-the-second', balance: 2_222_200 }
const bannerLogin = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' })

/** Two people whose names and balances nobody else has. Bob's login differs from the newcomer's, which is Ann's. */
function annAndBob(newcomer: NewPlayer) {
  const now = Date.now()
  return {
    ann: { ...newcomer, ...ANN, nickname: `${ANN.nickname}-${now}` },
    bob: { ...newcomer, ...BOB, nickname: `${BOB.nickname}-${now}`, login: `bob-${now}@croupier.test` },
  }
}

/** Notes whom each frame of the page speaks of, hidden panels too: what nobody could see in time counts as well. */
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
        requestAnimationFrame(look)
      }
      look()
      Object.assign(window, { seen })
    },
    [ANN, BOB],
  )
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

test('somebody else signs in in another tab: the first one is gone from this one before the second is there, in every frame', async ({
  context,
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED)
  const { ann, bob } = annAndBob(newcomer)
  await sandbox.createPlayer(ann)
  await sandbox.createPlayer(bob)
  await sandbox.notice(ann.login, { msg: 'Message for Ann alone' })
  await signIn(page, ann)
  await page.goto('/rules')
  await hydrated(page)
  await page.getByRole('button', { name: 'Messages: 1 unread' }).click()
  await expect(page.getByText('Message for Ann alone')).toBeVisible()
  const frames = await watchFrames(page)

  const other = await logOutElsewhere(context)
  await signIn(other, bob)

  await expect(headerBalance(page)).toHaveAttribute('data-amount', String(BOB.balance))
  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible()
  // A tab in the background is slow to draw the last frame.
  await expect.poll(frames).toEqual(['Ann', 'nobody', 'Bob'])
})

test('what was told to one player and waits until the cashbox is left is not for who comes next', async ({
  context,
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED)
  const { ann } = annAndBob(newcomer)
  const { hash } = await sandbox.createPlayer(ann)
  await signIn(page, ann, '/login?redirect=%2Fcashbox')
  await expect.poll(async () => (await sandbox.sockets()).some((socket) => socket.hash === hash)).toBe(true)
  const told = page.waitForResponse((response) => response.url().includes('/json-api/user-gifts'))
  await sandbox.gift(ann.login, { type: 'cash', amount: 500, title: 'A gift for Ann alone', reason: 'level.changed' })
  await told
  const frames = await watchFrames(page)

  await logOutElsewhere(context)
  // On the page of a guest all that waited would show.
  await expect(page).toBeAt('/')
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('You are logged out')
  await expect.poll(frames).toEqual(['Ann', 'nobody'])
})

test('a dialog of one player does not lie over the page of the next, though the page stays', async ({
  page,
  sandbox,
  newcomer,
  stack,
}) => {
  const { ann, bob } = annAndBob(newcomer)
  await sandbox.createPlayer(ann)
  await sandbox.createPlayer(bob)
  await signIn(page, bob, '/login?redirect=%2Fabout')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Support' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await signInByCall(page, stack.site, ann)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(headerBalance(page)).toHaveAttribute('data-amount', String(ANN.balance))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** What one player looked for, as whoever opens the search after them would find it. */
const searchField = (page: Page) => page.getByRole('dialog', { name: 'Search games' }).getByRole('textbox')

test('what one player looked for is not in the search of who signs in next in this tab', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED)
  const { ann, bob } = annAndBob(newcomer)
  await sandbox.createPlayer(ann)
  await sandbox.createPlayer(bob)
  await signIn(page, ann, '/login?redirect=%2Frules')
  await page.keyboard.press('/')
  await searchField(page).fill('book for Ann')
  await page.keyboard.press('Escape')
  await expect(searchField(page)).toBeHidden()
  // It waits for Ann herself.
  await page.keyboard.press('/')
  await expect(searchField(page)).toHaveValue('book for Ann')
  await page.keyboard.press('Escape')
  await expect(searchField(page)).toBeHidden()

  // By the site's own links: a new document would know nothing anyway.
  await logOut(page)
  await page.keyboard.press('/')
  await expect(searchField(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await bannerLogin(page).click()
  await expect(page).toBeAt(/\/login/)
  await page.getByLabel('Email or phone').fill(bob.login)
  await page.getByRole('textbox', { name: 'Password' }).fill(bob.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(headerBalance(page)).toHaveAttribute('data-amount', String(BOB.balance))
  await expect(page).toBeAt(/^(?!.*\/login\b)/)
  await page.keyboard.press('/')
  await expect(searchField(page)).toHaveValue('')
})

test('what one player is looking for is gone from the open search when another signs in in another tab', async ({
  context,
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED)
  const { ann, bob } = annAndBob(newcomer)
  await sandbox.createPlayer(ann)
  await sandbox.createPlayer(bob)
  await signIn(page, ann, '/login?redirect=%2Frules')
  await page.keyboard.press('/')
  await searchField(page).fill('book for Ann')
  const other = await logOutElsewhere(context)
  await expect(searchField(page)).not.toHaveValue('book for Ann')
  await signIn(other, bob)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', String(BOB.balance))
  await expect(searchField(page)).not.toHaveValue('book for Ann')
  await expect(page.getByText('book for Ann')).toHaveCount(0)
})

test('a phone that waits for its code is not told to who comes after somebody has signed in', async ({
  context,
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED)
  await sandbox.createPlayer(newcomer)
  await page.goto('/registration')
  await hydrated(page)
  await page.getByRole('tab', { name: 'By phone' }).click()
  await page.getByLabel('Phone number').fill(`+7912${String(Date.now()).slice(-7)}`)
  await page.getByRole('textbox', { name: 'Password' }).fill('secret-pass-1')
  await page.getByLabel('Nickname').fill(`Waiting ${Date.now() % 1e7}`)
  await page.getByRole('textbox', { name: 'Day' }).fill('1990-05-17')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your phone' })).toBeVisible()
  await follow(page, '/about')
  await expect(page).toBeAt('/about')

  const other = await context.newPage()
  await signIn(other, newcomer)
  await expect(headerBalance(page)).toBeVisible()
  await logOut(page)
  await expect(bannerLogin(page)).toBeVisible()
  await follow(page, '/registration')
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
})

test('the tokens are suddenly those of another: this tab changes over when it is looked at again', async ({
  page,
  sandbox,
  newcomer,
  stack,
}) => {
  const { ann, bob } = annAndBob(newcomer)
  await sandbox.createPlayer(ann)
  await sandbox.createPlayer(bob)
  await signIn(page, ann, '/login?redirect=%2Frules')
  const frames = await watchFrames(page)
  // As by a window that this one cannot hear: only the cookies change.
  await signInByCall(page, stack.site, bob)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(headerBalance(page)).toHaveAttribute('data-amount', String(BOB.balance))
  await expect.poll(frames).toEqual(['Ann', 'nobody', 'Bob'])
})

test('after a logout "back" shows nobody: neither by the server nor out of the browser\'s memory', async ({
  context,
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED)
  const { ann } = annAndBob(newcomer)
  await sandbox.createPlayer(ann)
  await signIn(page, ann)
  await page.goto('/rules')
  await hydrated(page)
  await page.goto('/games')
  await hydrated(page)
  await logOut(page)
  await expect(bannerLogin(page)).toBeVisible()
  await page.goBack()
  await expect(page).toBeAt(/\/games$/)
  await page.goBack()
  await expect(page).toBeAt(/\/rules$/)
  await expect(bannerLogin(page)).toBeVisible()
  expect(await page.content()).not.toContain(ann.nickname)

  await signIn(page, ann, '/login?redirect=%2Frules')
  // The page was put away while the session ended elsewhere, and heard nothing of it.
  await context.clearCookies()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(bannerLogin(page)).toBeVisible(SOON)
  expect(await page.evaluate(() => document.body.textContent)).not.toContain(ann.nickname)
})

test('a tab that slept through the life of its tokens wakes with one refresh and the money of now', async ({
  context,
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/401|WebSocket/)
  await page.clock.install()
  await sandbox.createPlayer({ ...newcomer, currency: 'EUR', balance: 50_000 })
  await signIn(page, newcomer)
  await sandbox.fault({ path: '/ws', drop: true })
  await sandbox.money(newcomer.login, { real: 12_345 })
  await sandbox.advanceClock(16 * 60_000)
  await context.clearCookies({ name: 'at' })
  await context.clearCookies({ name: 'at_live' })
  await sandbox.clearRequests()
  await sandbox.clearFaults()
  // Nothing ran meanwhile, and it is sixteen minutes later.
  await page.clock.fastForward(16 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '62345')
  expect(await sandbox.requests('/json-api/token/refresh')).toHaveLength(1)
  await expect(page.getByRole('banner').getByRole('status')).toBeHidden()
})
