import { expect, test } from '../support/journey.ts'
import { hydrated, main } from '../support/visit.ts'

const LIST = '/promo'
const SLUG = 'journey-new'
const HOUR = 3_600_000

test('a copy that is old, as the platform is slow, is corrected once it is hydrated', async ({
  page,
  request,
  sandbox,
}) => {
  const card = main(page).locator(`a[href="/promo/${SLUG}"]`)
  expect(await (await request.get(LIST, { headers: { 'Accept-Language': 'en' } })).text()).not.toContain(SLUG)
  await sandbox.promotion({ slug: SLUG, template: 'template1', startsInMs: -HOUR, endsInMs: HOUR })
  await sandbox.fault({ path: '/json-api/*', delayMs: 4_000 })
  const served = await page.goto(LIST)
  expect(await served!.text()).not.toContain(SLUG)
  expect(await served!.headerValue('server-timing')).toContain('old')
  await sandbox.clearFaults()
  await hydrated(page)
  await expect(card).toBeVisible()
})
