import { expect, headerBalance, hydrated, signIn, test } from '../../support/journey.ts'

const SCRIPT = '</script><script>window.hacked=1</script>'

for (const wanted of [
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  'https://elsewhere.example/',
]) {
  test(`login with redirect=${wanted} stays on the site`, async ({ page, sandbox, newcomer, stack }) => {
    await sandbox.createPlayer(newcomer)
    await signIn(page, newcomer, `/login?redirect=${encodeURIComponent(wanted)}`)
    expect(new URL(page.url()).origin).toBe(stack.site)
    await expect(page).toBeAt('/')
  })
}

test('markup in a nickname is a text', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer({ ...newcomer, nickname: SCRIPT })
  await signIn(page, newcomer)
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByText(SCRIPT).first()).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('markup in a query and in an address is a text', async ({ page, complaints }) => {
  // An encoded slash is passed to nobody.
  complaints.expect(/40[04]/)
  await page.goto(`/games?q=${encodeURIComponent(SCRIPT)}&lang=${encodeURIComponent(SCRIPT)}`)
  await hydrated(page)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await page.goto(`/games/${encodeURIComponent(SCRIPT)}`)
  await hydrated(page)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test("markup in a game's name is a text", async ({ page, sandbox }) => {
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
  await page.goto('/games/roulette')
  await hydrated(page)
  await expect(page.getByText(SCRIPT).first()).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('another site can neither frame ours nor post to it', async ({ request, stack }) => {
  const page = await request.get('/')
  expect(page.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  const foreign = {
    headers: { Origin: 'https://elsewhere.example', 'X-Requested-With': 'XMLHttpRequest' },
    data: { login: 'a', password: 'b' },
  }
  expect((await request.post(`${stack.site}/json-api/login`, foreign)).status()).toBe(403)
  expect((await request.post(`${stack.site}/json-api/login`, { data: { login: 'a', password: 'b' } })).status()).toBe(
    403,
  )
  expect((await request.get(`${stack.site}/__sandbox/outbox`)).status()).toBe(404)
})

test('a signed-in player is sent from login to the lobby, a guest keeps what was typed after a refusal', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/401/)
  await sandbox.createPlayer(newcomer)
  await page.goto('/login')
  await hydrated(page)
  await page.getByLabel('Email or phone').fill(newcomer.login)
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong-password')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'wrong' })).toBeVisible()
  await expect(page.getByLabel('Email or phone')).toHaveValue(newcomer.login)
  await page.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(headerBalance(page)).toBeVisible()
  await page.goto('/login')
  await expect(page).toBeAt('/')
})

const OF_NO_SENSE = [
  {
    what: 'a currency',
    page: '/',
    path: '/api/winners',
    status: 200,
    body: {
      data: [
        {
          id: 1,
          nick: 'Ann',
          game: { slug: 'x', name: 'X', preview: null },
          amount: 1,
          currency: 'nope!',
          at: '2026-01-01T00:00:00Z',
        },
      ],
    },
  },
  {
    what: 'a country',
    page: '/registration',
    path: '/json-api/treasury/phone-codes',
    status: 200,
    body: { data: [{ country: 'zz!!', dialCode: '1', name: 'Nowhere' }] },
  },
  {
    what: 'a code of a refused game',
    page: '/play/hungry-werewolf-hour',
    path: '/json-api/eapi/game-run/*',
    status: 422,
    body: { errors: [{ code: 'constructor' }, { code: '__proto__' }] },
  },
]
for (const { what, page: address, ...fault } of OF_NO_SENSE) {
  test(`${what} that makes no sense leaves the page standing`, async ({ page, sandbox, complaints }) => {
    complaints.expect(/422/)
    // The page that asks by itself shows what came of it only then.
    const answered = fault.status === 422 ? page.waitForResponse((response) => response.status() === 422) : null
    await sandbox.fault(fault)
    const response = await page.goto(`${address}?sense=${Date.now()}`)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await answered
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByText('Something broke on our side')).toBeHidden()
  })
}

test('an address of two slashes is ours, on the server and in a link', async ({ page, sandbox, stack, complaints }) => {
  // Where it leads there is no page, but it is ours.
  complaints.expect(/404/)
  const banner = {
    id: 1,
    type: 'startPage',
    title: 'Odd',
    text: '',
    button: { text: 'Follow me', url: '/.//elsewhere.example/games' },
    image: '/cdn/banners/1.svg',
    imageMobile: null,
  }
  await sandbox.fault({ method: 'GET', path: '/json-api/banners', status: 200, body: { data: [banner] } })
  await page.goto(`${stack.site}//?odd=${Date.now()}`)
  await hydrated(page)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('link', { name: 'Follow me' }).click()
  await expect(page).toBeAt(`${stack.site}/elsewhere.example/games`)
})

test("nobody but the captcha's own frame answers for it", async ({ page, sandbox, stack }) => {
  await sandbox.serverData({ captcha: { enabled_register: true, active_version: 2 } })
  try {
    await page.goto(`/registration?forged=${Date.now()}`)
    await hydrated(page)
    await page.getByLabel('Email', { exact: true }).fill(`forged-${Date.now()}@croupier.test`)
    await page.getByRole('textbox', { name: 'Password' }).fill('secret-pass-1')
    await page.getByLabel('Nickname').fill('Forger')
    await page.getByRole('textbox', { name: 'Day' }).fill('1990-05-17')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    const dialog = page.getByRole('dialog', { name: 'One quick check' })
    await expect(dialog).toBeVisible()
    await page.evaluate((origin) => {
      const data = { source: 'croupier-captcha', type: 'token', token: 'forged' }
      for (const source of [window, null]) window.dispatchEvent(new MessageEvent('message', { origin, source, data }))
    }, stack.games)
    // Two frames are more than React needs to close it.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
    await expect(dialog).toBeVisible()
  } finally {
    await sandbox.serverData({ captcha: { enabled_register: false, active_version: 3 } })
  }
})
