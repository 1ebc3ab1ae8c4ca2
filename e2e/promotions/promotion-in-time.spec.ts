import type { BrowserContext, Page } from '@playwright/test'
import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { expect, NEVER_JOINED, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { liveInAllTabs, open } from '../support/visit.ts'

const SLUG = 'journey-draw'
const PATH = `/promo/${SLUG}`
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Reads after a change of phase are spread over some seconds, and repeated until the results are there. */
const READ_AGAIN_MS = 5000
/** Console lines of hours that pass at once: tokens expire, and opening connections time out. */
const HOURS_PASSED = /status of 401|WebSocket/

test.beforeEach(async ({ complaints, sandbox }) => {
  complaints.expect(HOURS_PASSED)
  complaints.expect(NEVER_JOINED)
  await sandbox.promotion({
    slug: SLUG,
    template: 'template1',
    currency: 'points',
    startsInMs: 10 * MINUTE,
    endsInMs: HOUR,
    drawInMs: 2 * HOUR,
    prizes: [{ title: 'Phone', total: 1 }],
  })
})

const phase = (page: Page) => page.getByRole('article').locator('[data-phase]')
const winners = (page: Page) => page.getByRole('button', { name: t('promotion-prizes:winners', { count: 1 }) })

/** Time passes on the platform and in all tabs, which have one clock. */
async function pass(context: BrowserContext, sandbox: SandboxControl, ms: number): Promise<void> {
  await sandbox.advanceClock(ms)
  await context.clock.fastForward(ms)
}

async function expectPhase(pages: readonly Page[], name: string): Promise<void> {
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop -- each tab in turn
    await expect
      .poll(async () => {
        await page.clock.runFor(READ_AGAIN_MS)
        return phase(page).getAttribute('data-phase')
      })
      .toBe(name)
  }
}

test('a promotion goes through start, points, draw and results in two open tabs', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
}) => {
  await context.clock.install()
  const { login } = await openAsPlayer(PATH)
  const other = await context.newPage()
  await open(other, PATH)
  const tabs = [page, other]
  await liveInAllTabs(context, sandbox)
  await expectPhase(tabs, 'upcoming')

  await pass(context, sandbox, 10 * MINUTE)
  await expectPhase(tabs, 'running')
  await sandbox.admit(SLUG, login, 40)

  await pass(context, sandbox, 50 * MINUTE)
  await expectPhase(tabs, 'drawing')
  for (const tab of tabs) await expect(winners(tab)).toHaveCount(0)

  await pass(context, sandbox, HOUR)
  await expectPhase(tabs, 'results')
  for (const tab of tabs) await expect(winners(tab)).toBeVisible()
  await winners(page).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  const { gifts } = await sandbox.player(login)
  expect(gifts).toHaveLength(1)
})

test('after a night of sleep an open page shows the results', async ({ page, context, sandbox, openAsPlayer }) => {
  await context.clock.install()
  const { login } = await openAsPlayer(PATH)
  await sandbox.admit(SLUG, login, 40)
  await liveInAllTabs(context, sandbox)
  await expectPhase([page], 'upcoming')
  // Asleep: the connection breaks, and nothing of the page runs until it wakes up.
  await sandbox.fault({ path: '/ws', drop: true, times: 0 })
  await pass(context, sandbox, 10 * HOUR)
  await expectPhase([page], 'results')
  await expect(winners(page)).toBeVisible()
})
