import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { main, open, signIn } from '../support/visit.ts'

const SHOP = 'journey-shop'
const PATH = `/promo/${SHOP}`
const points = (count: number) => `${count}\u00A0${count === 1 ? 'point' : 'points'}`

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const offerButton = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: t('promotion-prizes:exchange') })
const dialog = (page: Page) => page.getByRole('dialog')
const exchangeButton = (page: Page) =>
  dialog(page).getByRole('button', { name: t('promotion-prizes:exchangeFor', { points: points(10) }) })
const ownPoints = (page: Page) =>
  main(page).getByText(t('promotion-players:ownPoints'), { exact: true }).locator('xpath=following-sibling::dd')
const done = (page: Page) => dialog(page).getByText(t('promotion-prizes:doneTitle'), { exact: true })

async function openOffer(page: Page, title: string): Promise<void> {
  await offerButton(page, title).click()
  await expect(exchangeButton(page)).toBeVisible()
}

test.beforeEach(async ({ sandbox }) => {
  const prizes = [
    { id: 1, title: 'Cash', price: 10, total: 5 },
    { id: 2, title: 'The last watch', price: 10, total: 1 },
  ]
  await sandbox.promotion({ slug: SHOP, template: 'template2', currency: 'points', prizes })
})

test('the last prize that two players press for at once goes to one, and the other keeps the points', async ({
  page,
  browser,
  sandbox,
  complaints,
  openAsPlayer,
  newcomer,
}) => {
  complaints.expect(/status of 422 .*\/prizes\/2\/exchange$/)
  // After a refusal the page asks what was made for the key: nothing.
  complaints.expect(/status of 404 .*\/action-prize-exchanges\//)
  const { login } = await openAsPlayer(PATH, { promotions: { [SHOP]: 25 } })
  const rival = { ...newcomer, login: `rival-${newcomer.login}` }
  await sandbox.createPlayer({ ...rival, currency: 'EUR', promotions: { [SHOP]: 25 } })
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, reducedMotion: 'reduce' })
  const other = await context.newPage()
  await signIn(other, rival, PATH)
  await Promise.all([openOffer(page, 'The last watch'), openOffer(other, 'The last watch')])

  // Both are sent before either is answered.
  await sandbox.fault({ method: 'POST', path: '/json-api/actions/*', delayMs: 1000, times: 2 })
  await Promise.all([exchangeButton(page).click(), exchangeButton(other).click()])
  const refused = (tab: Page) => dialog(tab).getByText(t('promotion-prizes:prize_unavailable'), { exact: false })
  await expect.poll(async () => (await done(page).count()) + (await done(other).count())).toBe(1)
  await expect.poll(async () => (await refused(page).count()) + (await refused(other).count())).toBe(1)
  const records = await Promise.all([sandbox.player(login), sandbox.player(rival.login)])
  const left = records.map(({ memberships }) => memberships[0]?.points ?? 0)
  expect(left.toSorted((a, b) => a - b)).toEqual([15, 25])
  expect(records.flatMap(({ gifts }) => gifts)).toHaveLength(1)
  await context.close()
})

test('an exchange whose answer is cut after the points were taken is found, in both tabs, and made once', async ({
  page,
  context,
  sandbox,
  complaints,
  openAsPlayer,
}) => {
  complaints.expect(/status of 502 .*\/prizes\/1\/exchange$/)
  const { login } = await openAsPlayer(PATH, { promotions: { [SHOP]: 25 } })
  const other = await context.newPage()
  await open(other, PATH)
  await openOffer(page, 'Cash')
  await sandbox.fault({ method: 'POST', path: '/json-api/actions/*', drop: true, after: true, times: 1 })
  await exchangeButton(page).click()
  await expect(done(page)).toBeVisible()
  await expect(ownPoints(other)).toHaveText(/^15/)
  await expect(card(other, 'Cash').getByText(t('promotion-prizes:received'))).toBeVisible()
  await expect(card(other, 'Cash').getByText(t('promotion:prizesLeft', { count: 4 }))).toBeVisible()
  const { memberships, gifts } = await sandbox.player(login)
  expect([memberships[0]?.points, gifts.length]).toEqual([15, 1])
  await dialog(page)
    .getByRole('button', { name: t('promotion-prizes:toPrizes') })
    .click()
  await expect(card(page, 'Cash').getByText(t('promotion-prizes:received'))).toBeVisible()
})
