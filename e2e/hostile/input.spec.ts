import { expect, test } from '../support/journey.ts'
import { accountButton, signInByForm } from '../support/players.ts'
import { anew, headingNamed, open } from '../support/visit.ts'

const SCRIPT = '</script><script>window.hacked=1</script>'

test('a login with a redirect to another site stays on this one', async ({ page, sandbox, newcomer, stack }) => {
  await sandbox.createPlayer(newcomer)
  await signInByForm(page, newcomer, `/login?redirect=${encodeURIComponent('//elsewhere.example')}`)
  await expect(page).toBeAt(`${stack.site}/`)
})

test('markup in names, addresses and queries is shown as text', async ({ page, sandbox, openAsPlayer, complaints }) => {
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

test('senseless data of the platform breaks no page', async ({ page, sandbox }) => {
  const country = { country: 'zz!!', dialCode: '1', name: 'Nowhere' }
  await sandbox.fault({ path: '/json-api/treasury/phone-codes', status: 200, body: { data: [country] } })
  const response = await page.goto(anew('/registration'))
  expect(response?.status()).toBe(200)
  await expect(headingNamed(page, 'auth:registrationTitle', 1)).toBeVisible()
})
