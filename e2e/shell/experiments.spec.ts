import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { hydrated } from '../support/visit.ts'

const TRIED = { abTests: { joinWords: ['join', 'play'] } }
const JOIN = t('layout:join')
const PLAY = t('layout:joinToPlay')

test('the variant stays when the page is hydrated, and is reported once', async ({ page, sandbox, request }) => {
  await sandbox.serverData(TRIED)
  const told: Readonly<Record<string, unknown>>[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/visits')) told.push(call.postDataJSON() as Record<string, unknown>)
  })
  const served = (await (await page.goto('/?tried=told'))?.text()) ?? ''
  await hydrated(page)
  const link = page.locator('header a[href^="/registration"]').first()
  const words = (await link.textContent()) ?? ''
  expect([JOIN, PLAY]).toContain(words)
  expect(served).toContain(`>${words}</a>`)
  await page.locator('footer nav a[href="/rules"]').click()
  await expect(link).toHaveText(words)
  const variant = words === JOIN ? 'join' : 'play'
  const views = () => told.filter((event) => 'page' in event).map(({ page: path, variants }) => [path, variants])
  await expect.poll(views).toEqual([
    ['/', { joinWords: variant }],
    ['/:slug', { joinWords: variant }],
  ])
  const exposures = () => told.filter((event) => 'experiment' in event)
  await expect.poll(exposures).toEqual([{ experiment: 'joinWords', variant }])
  const figures = async () => (await request.get('/metrics')).text()
  await expect
    .poll(figures)
    .toMatch(new RegExp(`exposures_total\\{experiment="joinWords",variant="${variant}"\\} [1-9]`))
})
