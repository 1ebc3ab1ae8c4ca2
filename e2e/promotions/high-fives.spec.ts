import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectOnLine } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { holdTimers, signIn } from '../support/visit.ts'

const SLUG = 'candy-birthday'
/** After this a notification is hidden. */
const FLIGHT_MS = 3000

const section = (page: Page) => page.getByRole('region', { name: t('high-fives:title') })
const participants = (page: Page) => page.getByRole('region', { name: t('promotion-players:participants') })
const received = (page: Page) => section(page).getByRole('tabpanel', { name: t('high-fives:received') })
const leftToday = (page: Page, left: number) =>
  section(page).getByText(t('high-fives:leftToday', { left: String(left), limit: '5' }))

/** The code that shows high fives loads late: one that comes before is not shown. */
const untilListening = (page: Page) => expect(page.locator('[data-slot="flying-notification"]')).toBeAttached()

test('a high five flies in to the other player, leads to the promotion, and is given back', async ({
  page,
  browser,
  sandbox,
  newcomer,
  baseURL,
}) => {
  const player = (name: string) => ({
    login: `${name}-${newcomer.login}`,
    password: newcomer.password,
    nickname: `${name}${newcomer.login.replaceAll(/\D/g, '')}`,
    promotions: { [SLUG]: 10 },
  })
  const [ann, bob] = [player('ann'), player('bob')]
  const { hash } = await sandbox.createPlayer(ann)
  const { hash: bobsHash } = await sandbox.createPlayer(bob)
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await holdTimers(page, FLIGHT_MS)

  await signIn(page, ann, '/rules')
  await signIn(other, bob, `/promo/${SLUG}`)
  await expectOnLine(sandbox, hash)
  await expectOnLine(sandbox, bobsHash)
  await untilListening(page)

  await test.step('one that comes leads to its promotion, where it is in the list and the numbers', async () => {
    await sandbox.highFive(SLUG, ann.login)
    await page.getByRole('button', { name: t.like('notifications:highFiveFrom') }).click()
    await expect(page).toBeAt(`/promo/${SLUG}`)
    await expect(received(page).getByRole('listitem')).toHaveCount(1)
    await expect(leftToday(page, 5)).toBeVisible()
  })

  await test.step('given by one player, it flies in to the other, and both lists have it at once', async () => {
    await participants(other).getByRole('searchbox').fill(ann.nickname)
    // Until the answer the table has others too, and its rows are drawn anew when it comes.
    const found = participants(other).getByRole('button', { name: t.like('high-fives:giveTo') })
    await expect(found).toHaveCount(1)
    await expect(found).toHaveAccessibleName(t('high-fives:giveTo', { name: ann.nickname }))
    await found.click()
    await expect(
      page.getByRole('button', { name: t('notifications:highFiveFrom', { name: bob.nickname }) }),
    ).toBeAttached()
    await expect(received(page).getByText(bob.nickname, { exact: true })).toBeVisible()
    await expect(leftToday(other, 4)).toBeVisible()
  })

  await test.step('and back', async () => {
    await received(page)
      .getByRole('button', { name: t('high-fives:giveTo', { name: bob.nickname }) })
      .click()
    await expect(leftToday(page, 4)).toBeVisible()
    await expect(received(other).getByText(ann.nickname, { exact: true })).toBeVisible()
  })
  await other.context().close()
})

test(
  'a high five that flies in is in view for all its seconds',
  { tag: '@phone' },
  async ({ page, sandbox, openAsPlayer }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await holdTimers(page, FLIGHT_MS)
    const { login, hash } = await openAsPlayer('/rules')
    await expectOnLine(sandbox, hash)
    await untilListening(page)
    await sandbox.emit({ login }, 'high-five-received', { slug: SLUG, username: 'Ann' })
    const mark = page.getByRole('button', { name: t('notifications:highFiveFrom', { name: 'Ann' }) })
    await expect(mark).toBeAttached()
    for (const size of [
      { width: 360, height: 640 },
      { width: 844, height: 390 },
      { width: 1440, height: 900 },
      { width: 568, height: 280 },
      { width: 360, height: 280, inset: '212px' },
    ]) {
      await page.setViewportSize(size)
      // The question about cookies stands below it.
      const { inset } = size
      if (inset)
        await page
          .locator('#root > div')
          .evaluate((root, px) => root.style.setProperty('--window-inset-bottom', px), inset)
      const flight = await mark.evaluate((element, length) => {
        const animations = element.getAnimations()
        const hiddenAt: number[] = []
        for (let at = 0; at < length; at += 50) {
          for (const animation of animations) {
            animation.pause()
            animation.currentTime = at
          }
          const { left, top, right, bottom } = element.getBoundingClientRect()
          const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
          if (!isInside || Number(getComputedStyle(element).opacity) < 0.2) hiddenAt.push(at)
        }
        return { animations: animations.length, hiddenAt }
      }, FLIGHT_MS)
      expect(flight, `${size.width} px`).toEqual({ animations: 2, hiddenAt: [] })
    }
  },
)
