import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { hydrated, open } from '../support/visit.ts'

const TRIED = { abTests: { joinWords: ['join', 'play'] } }
const JOIN = t('layout:join')
const PLAY = t('layout:joinToPlay')

test('each group is served its own words, and keeps them', async ({ page, context, request, sandbox }) => {
  // New addresses: the server has cached the others.
  await open(page, '/games?tried=nothing')
  await expect(page.locator('header a[href^="/registration"]').first()).toHaveText(JOIN)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('group')

  await sandbox.serverData(TRIED)
  const wordsFor = async (group: number, path: string) => {
    const headers = { cookie: `group=${group}`, 'accept-language': 'en' }
    const html = await (await request.get(path, { headers })).text()
    return /href="\/registration[^"]*"[^>]*>([^<]+)</.exec(html)?.[1]
  }
  const shown: unknown[] = []
  for (let group = 0; group < 12; group += 1) {
    const words = await wordsFor(group, '/?tried=words')
    expect([JOIN, PLAY]).toContain(words)
    expect(await wordsFor(group, '/games?tried=words')).toBe(words)
    shown.push(words)
  }
  expect(shown.filter((words) => words === JOIN)).toHaveLength(6)
})

test('the words stay when the page is hydrated, and being shown is told once', async ({ page, sandbox, request }) => {
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
  await page.locator('footer a[href="/rules"]').click()
  await expect(link).toHaveText(words)
  const variant = words === JOIN ? 'join' : 'play'
  const views = () => told.filter((event) => 'page' in event).map(({ page: path, variants }) => [path, variants])
  await expect.poll(views).toEqual([
    ['/', { joinWords: variant }],
    ['/:slug', { joinWords: variant }],
  ])
  expect(told.filter((event) => 'experiment' in event)).toEqual([{ experiment: 'joinWords', variant }])
  const figures = await (await request.get('/metrics')).text()
  expect(figures).toMatch(new RegExp(`exposures_total\\{experiment="joinWords",variant="${variant}"\\} [1-9]`))
})
