import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { anew, liveInAllTabs, main, open } from '../support/visit.ts'

const LIST = '/tournaments'
const SERIES = '/tournaments/series/grand-tour'
const MINUTE = 60_000
/** A status changes with the page's timer, of a second. */
const STEP_MS = 2000

const cards = (page: Page) => main(page).locator('article[data-status]')

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the list of tournaments and a series show all their sections, also to search engines', async ({
    page,
    request,
  }) => {
    await page.goto(LIST)
    await expect(cards(page)).toHaveCount(9)
    await expect(main(page).locator('[data-slot=skeleton]')).toHaveCount(0)
    await main(page)
      .getByRole('link', { name: t('tournaments:more') })
      .click()
    await expect(cards(page)).toHaveCount(12)
    await expect(main(page).getByRole('region', { name: t.like('tournaments:group_past') })).toBeVisible()

    await main(page).locator(`a[href="${SERIES}"]`).click()
    await expect(page).toHaveURL(SERIES)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/\w/)
    await expect(main(page).getByRole('timer').first()).toHaveText(/\d/)
    await expect(main(page).getByRole('table').getByRole('row').nth(1)).toHaveText(/\w/)
    await expect(cards(page)).toHaveCount(3)

    const html = await (await request.get(SERIES, { headers: { 'Accept-Language': 'en' } })).text()
    const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
    const { '@graph': graph } = JSON.parse(json) as { '@graph': { '@type': string; name?: string }[] }
    expect(graph.map((node) => node['@type'])).toEqual(['BreadcrumbList', 'Event'])
    expect(html).toMatch(/name="description" content="[^"]+"/)
    expect((await request.get('/tournaments/series/no-such-series')).status()).toBe(404)
  })
})

test('a tournament starts in an open list without a navigation', async ({ page, context, sandbox }) => {
  const title = 'Journey at the start'
  await sandbox.tournament({ slug: 'journey-start', title, startsInMs: 10 * MINUTE, endsInMs: 60 * MINUTE })
  await context.clock.install()
  await open(page, `${anew(LIST)}&page=2`)
  const card = cards(page).filter({ hasText: title })
  await expect(card).toHaveAttribute('data-status', 'future')

  await liveInAllTabs(context, sandbox)
  await sandbox.advanceClock(10 * MINUTE)
  await context.clock.fastForward(10 * MINUTE)
  await expect
    .poll(async () => {
      await page.clock.runFor(STEP_MS)
      return card.getAttribute('data-status')
    })
    .toBe('active')
  await expect(
    main(page)
      .getByRole('region', { name: t.like('tournaments:group_active') })
      .getByText(title)
      .first(),
  ).toBeVisible()
})
