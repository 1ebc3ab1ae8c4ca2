import { expect, test } from '../support/journey.ts'
import { open } from '../support/visit.ts'

interface Told {
  readonly page: string
  readonly vitals: Readonly<Record<string, number>>
}

test('a page reports how fast it came, without its address', async ({ page, sandbox, request }) => {
  const measures = page.waitForResponse((response) => response.url().includes('web-vitals'))
  await open(page, '/games/slots?secret=1')
  const script = JSON.stringify((await measures).url())
  await page.evaluate(`import(${script}).then(() => undefined)`)
  // Without what a page of an earlier journey told when it was closed.
  await sandbox.clearRequests()
  await page.goto('about:blank')
  await expect.poll(async () => (await sandbox.requests('/performance')).length).toBe(1)
  const [call] = await sandbox.requests('/performance')
  const told = call?.body as Told
  expect(told.page).toBe('/games/:slug')
  expect(JSON.stringify(told)).not.toContain('secret')
  expect(told.vitals['FCP']).toBeGreaterThan(0)
  expect(told.vitals['CLS']).toBeGreaterThanOrEqual(0)
  const figures = async () => (await request.get('/metrics')).text()
  await expect.poll(figures).toMatch(/croupier_web_vital_seconds_count\{vital="FCP"\} [1-9]/)
})
