import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { anew, follow, gameLinks, main, open } from '../support/visit.ts'

const ENGLISH = { headers: { 'Accept-Language': 'en' } }
const VOYAGE = '/promo/treasure-voyage'

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('a promotion shows all its sections and leads to all its games, a static one to its text', async ({ page }) => {
    await page.goto(VOYAGE)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/\w/)
    await expect(main(page).getByRole('timer')).toHaveText(/\d/)
    await expect(main(page).getByRole('heading', { name: t('promotion:prizes') })).toBeVisible()
    const rules = main(page).locator('details', { hasText: t('promotion:rules') })
    await rules.locator('summary').click()
    await expect(rules.locator('[data-slot=rich-text]')).toHaveText(/\w/)

    await main(page).locator(`a[href="${VOYAGE}/games"]`).click()
    await expect(page).toHaveURL(/\/games$/)
    await expect(gameLinks(page)).toHaveCount(50)
    await main(page)
      .getByRole('link', { name: t('games:more') })
      .click()
    await expect.poll(() => gameLinks(page).count()).toBeGreaterThan(50)

    await page.goto('/promo/pirate-raid')
    const winners = main(page)
      .getByRole('region', { name: t('promotion:results') })
      .getByRole('list', { name: t('promotion-prizes:winnersTitle') })
    await expect(winners).toHaveCount(3)
    // Five of twelve, and all of three and of one.
    await expect(winners.getByRole('listitem')).toHaveText(Array.from({ length: 9 }, () => /\w/))

    await page.goto('/promo/free-spins-friday')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/free-spins-friday$/)
    await expect(main(page).locator('[data-slot=rich-text]')).toHaveText(/\w/)
  })

  test('high fives, the hunt and the participants of a promotion are read with its page', async ({ page }) => {
    await page.goto('/promo/duck-season')
    await expect(main(page).getByRole('row')).toHaveCount(11)
    await expect(main(page).getByText(t('high-fives:ofAll'))).toBeVisible()
    await expect(main(page).getByRole('tabpanel').getByRole('listitem')).toHaveCount(10)
    await expect(
      main(page)
        .getByRole('list', { name: t('duck-hunt:pond') })
        .getByRole('listitem'),
    ).toHaveCount(9)
    await expect(main(page).locator('[data-slot=skeleton]')).toHaveCount(0)
  })
})

test('search engines and previews get the promotion, its picture and its time', async ({ request, stack }) => {
  const html = await (await request.get(VOYAGE, ENGLISH)).text()
  expect(html).toMatch(/<title[^>]*>[^<]*Treasure voyage/)
  expect(html).toMatch(/property="og:image" content="[^"]+"/)
  expect(html).toMatch(/name="description" content="[^"]+"/)
  expect(html).not.toContain('name="robots" content="noindex"')
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  const { '@graph': graph } = JSON.parse(json) as { '@graph': { '@type': string }[] }
  expect(graph.map((node) => node['@type'])).toEqual(['BreadcrumbList', 'Event'])
  expect(graph[1]).toMatchObject({ url: stack.site + VOYAGE, startDate: expect.stringMatching(/^\d{4}-.*Z$/) })
})

test('an unknown promotion is not found, and a failing platform has its status', async ({ request, sandbox }) => {
  expect((await request.get('/promo/no-such-promotion')).status()).toBe(404)
  expect((await request.get('/promo/no-such-promotion/games')).status()).toBe(404)
  await sandbox.fault({ path: '/json-api/actions/treasure-voyage', status: 429 })
  expect((await request.get(anew(VOYAGE))).status()).toBe(429)
})

const RUN = 'window.ran = true'
const ELEMENTS = 'a b body button details div form iframe img input marquee object p select svg video'.split(' ')
const HANDLERS =
  'onanimationstart onbegin onclick onerror onfocus onload onpointerenter onscroll onstart ontoggle'.split(' ')
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href']
/** Spellings of a script's address. */
const SCRIPTS = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java&#9;script:',
  '&#106;avascript:',
  'vbscript:',
  'data:text/html,',
]

/** Over two hundred texts that would run a script, send a form, or leave their place. */
const HOSTILE = [
  ...ELEMENTS.flatMap((element) =>
    HANDLERS.map((handler) => `<${element} ${handler}="${RUN}" autofocus>x</${element}>`),
  ),
  ...ADDRESSES.flatMap((name) => SCRIPTS.map((script) => `<a ${name}="${script}${RUN}">press</a>`)),
  `<script>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</script>`,
  `<style>@import '//evil.test/x'</style>`,
  '<img src="//evil.test/x">',
  '<div style="position:fixed;inset:0">over all</div>',
  `<iframe srcdoc="<script>parent.ran = true</script>"></iframe>`,
  `<math><mtext><table><mglyph><style><img src="x" onerror="${RUN}"></style></mglyph></table></mtext></math>`,
  `<noscript><p title="</noscript><img src='x' onerror='${RUN}'>"></p></noscript>`,
  '<base href="//evil.test/"><meta http-equiv="refresh" content="0;url=//evil.test/"><link rel="stylesheet" href="//evil.test/x">',
  '<p>kept</p>',
].join('\n')

test('hostile texts of a promotion run nothing and stay in their place, served or opened by a link', async ({
  page,
  sandbox,
  complaints,
}) => {
  // The browser logs what it blocks in the document in which a followed page is cleaned.
  complaints.expect(/inline style|inline event handler|base URI/)
  const { slug } = await sandbox.promotion({
    slug: 'hostile',
    startsInMs: -7_200_000,
    endsInMs: -3_600_000,
    drawInMs: -3_600_000,
    fund: HOSTILE,
    rules: HOSTILE,
    howToWin: HOSTILE,
    results: HOSTILE,
  })
  const texts = main(page).locator('[data-slot=rich-text]')
  const expectHarmless = async () => {
    await expect(texts.filter({ hasText: 'kept' })).toHaveCount(4)
    const harmful = texts.locator(
      'script, form, input, select, button, iframe, object, svg, math, style, base, meta, link, [style], [autofocus], [action], [href*=script i], [href^=data], [src*=evil]',
    )
    await expect(harmful).toHaveCount(0)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  }
  await open(page, `/promo/${slug}`)
  await expectHarmless()
  await open(page, '/about')
  await follow(page, `/promo/${slug}`)
  await expectHarmless()
})
