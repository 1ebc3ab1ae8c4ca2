import { expect, test } from '../support/journey.ts'
import { accountButton, signInByForm } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { anew, banner, gameLinks, main, open } from '../support/visit.ts'

const SCRIPT = '</script><script>window.hacked=1</script>'

test('a login that is to lead elsewhere stays on the site', async ({ page, sandbox, newcomer, stack }) => {
  await sandbox.createPlayer(newcomer)
  await signInByForm(page, newcomer, `/login?redirect=${encodeURIComponent('//elsewhere.example')}`)
  await expect(page).toBeAt(`${stack.site}/`)
})

test('markup in names, addresses and queries is a text', async ({ page, sandbox, openAsPlayer, complaints }) => {
  complaints.expect(/40[04]/)
  const expectNoScriptRan = async () => expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await openAsPlayer('/rules', { nickname: SCRIPT })
  await accountButton(page).click()
  await expect(page.getByText(SCRIPT).first()).toBeVisible()
  await expectNoScriptRan()

  await open(page, `/games?q=${encodeURIComponent(SCRIPT)}&lang=${encodeURIComponent(SCRIPT)}`)
  await expectNoScriptRan()
  await open(page, `/games/${encodeURIComponent(SCRIPT)}`)
  await expectNoScriptRan()

  const game = {
    id: 1,
    slug: 'odd',
    name: SCRIPT,
    desktop_name: SCRIPT,
    preview: '/cdn/games/odd.svg',
    tall_preview: '/cdn/games/odd-tall.svg',
    active: true,
    disabled: false,
    badges: [],
    has_demo_mode: true,
    allow_bonus_balance: true,
    producer: { slug: 'odd', name: SCRIPT },
    categories: [],
  }
  await sandbox.fault({ method: 'GET', path: '/json-api/v2/games', status: 200, body: { data: [game], total: 1 } })
  await open(page, '/games/roulette')
  await expect(page.getByText(SCRIPT).first()).toBeVisible()
  await expectNoScriptRan()
})

test('another site can neither frame ours nor post to it', async ({ request }) => {
  const page = await request.get('/')
  expect(page.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  const data = { login: 'a', password: 'b' }
  const headers = { Origin: 'https://elsewhere.example', 'X-Requested-With': 'XMLHttpRequest' }
  expect((await request.post('/json-api/login', { headers, data })).status()).toBe(403)
  expect((await request.post('/json-api/login', { data })).status()).toBe(403)
  expect((await request.get('/__sandbox/outbox')).status()).toBe(404)
})

test('data of the platform that makes no sense leaves the page standing', async ({ page, sandbox, complaints }) => {
  complaints.expect(/422/)
  const winner = {
    id: 1,
    nick: 'Ann',
    game: { slug: 'x', name: 'X', preview: null },
    amount: 1,
    currency: 'nope!',
    at: '2026-01-01T00:00:00Z',
  }
  const country = { country: 'zz!!', dialCode: '1', name: 'Nowhere' }
  const errors = [{ code: 'constructor' }, { code: '__proto__' }]
  for (const { path, ...fault } of [
    { path: '/', call: '/api/winners', status: 200, body: { data: [winner] } },
    { path: '/registration', call: '/json-api/treasury/phone-codes', status: 200, body: { data: [country] } },
    { path: '/play/hungry-werewolf-hour', call: '/json-api/eapi/game-run/*', status: 422, body: { errors } },
  ])
    await test.step(fault.call, async () => {
      // A page that polls shows the outcome only after the answer.
      const answered = fault.status === 422 ? page.waitForResponse((response) => response.status() === 422) : null
      await sandbox.fault({ path: fault.call, status: fault.status, body: fault.body })
      const response = await page.goto(anew(path))
      expect(response?.status()).toBe(200)
      await answered
      await expect(banner(page)).toBeVisible()
      await expect(main(page).getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByText(t('errors:serverTitle'))).toBeHidden()
      await sandbox.clearFaults()
    })
})

test('an address of two slashes is ours, on the server and in a link', async ({ page, sandbox, stack, complaints }) => {
  // The address has no page, but stays on this site.
  complaints.expect(/404/)
  const offer = {
    id: 1,
    type: 'startPage',
    title: 'Odd',
    text: '',
    button: { text: 'Follow me', url: '/.//elsewhere.example/games' },
    image: '/cdn/banners/1.svg',
    imageMobile: null,
  }
  await sandbox.fault({ method: 'GET', path: '/json-api/banners', status: 200, body: { data: [offer] } })
  await open(page, `${stack.site}//?odd=${Date.now()}`)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('link', { name: 'Follow me' }).click()
  await expect(page).toBeAt(`${stack.site}/elsewhere.example/games`)
  await expect(gameLinks(page)).toHaveCount(0)
})
