import { expect, headerBalance, hydrated, logOutElsewhere, SESSION_ENDED, test } from '../support/journey.ts'
import { anew, follow, signInByCall } from './visits.ts'

interface Row {
  readonly path: string
  /** Whom it is for; everybody when absent. */
  readonly access?: 'guest' | 'player'
  /** Shut where the region is flagged 451. */
  readonly closed?: true
  /** What everybody else gets there; 200 when absent. */
  readonly status?: number
}

/** Every kind of page (core.md 2, route table): a new one is a line here. */
const ROUTES: readonly Row[] = [
  { path: '/' },
  { path: '/games' },
  { path: '/games/slots' },
  { path: '/producers/amberline' },
  { path: '/producers/amberline/slots' },
  { path: '/play/hungry-werewolf-hour', closed: true },
  { path: '/rules' },
  { path: '/login', access: 'guest', closed: true },
  { path: '/registration', access: 'guest', closed: true },
  { path: '/remind', access: 'guest', closed: true },
  { path: '/new-password/123456', access: 'guest', closed: true },
  { path: '/cashbox', access: 'player' },
  { path: '/cashbox/withdraw', access: 'player' },
  { path: '/cashbox/history', access: 'player' },
  { path: '/cashbox/limits', access: 'player' },
  { path: '/cashbox/success', access: 'player' },
  { path: '/cashbox/fail', access: 'player' },
  { path: '/cashbox/pending', access: 'player' },
  { path: '/no-such-page', status: 404 },
  { path: '/a/b/c/d', status: 404 },
]

interface Visitor {
  readonly isSignedIn: boolean
  readonly isRestricted: boolean
}

const VISITORS: readonly Visitor[] = [
  { isSignedIn: false, isRestricted: false },
  { isSignedIn: true, isRestricted: false },
  { isSignedIn: false, isRestricted: true },
  { isSignedIn: true, isRestricted: true },
]

/** What core.md 2 says comes of it. */
function outcome({ path, access, closed, status = 200 }: Row, { isSignedIn, isRestricted }: Visitor) {
  if (access === 'guest' && isSignedIn) return { redirect: '/', address: '/', status: 200 }
  if (access === 'player' && !isSignedIn) {
    const login = `/login?redirect=${encodeURIComponent(path)}`
    return { redirect: login, address: login, status: isRestricted ? 451 : 200 }
  }
  return { redirect: null, address: path, status: closed && isRestricted ? 451 : status }
}

test.afterEach(({ sandbox }) => sandbox.serverData({ restricted: false }))

for (const visitor of VISITORS) {
  const who = `${visitor.isSignedIn ? 'a player' : 'a guest'}${visitor.isRestricted ? ' of a closed region' : ''}`

  test(`the server lets ${who} where they may be`, async ({ page, sandbox, newcomer, stack }) => {
    if (visitor.isSignedIn) {
      await sandbox.createPlayer(newcomer)
      await signInByCall(page, stack.site, newcomer)
    }
    await sandbox.serverData({ restricted: visitor.isRestricted })
    for (const row of ROUTES) {
      const asked = anew(row.path)
      const { redirect, status } = outcome({ ...row, path: asked }, visitor)
      const answer = await page.request.get(asked, { maxRedirects: 0 })
      if (redirect === null) expect.soft(answer.status(), row.path).toBe(status)
      else {
        expect.soft(answer.status(), row.path).toBe(302)
        expect.soft(answer.headers()['location'], row.path).toBe(redirect)
        expect.soft(answer.headers()['cache-control'], row.path).toBe('private, no-store')
      }
      if (status !== 200 && redirect === null)
        expect.soft(await answer.text(), row.path).toContain('<meta name="robots" content="noindex"')
    }
  })

  test(`in the browser ${who} gets the same`, async ({ page, sandbox, newcomer, stack, complaints }) => {
    // The link of a recovery mail that was never sent; calls for what is not there.
    complaints.expect(/4(?:00|04|10|22)/)
    if (visitor.isSignedIn) {
      await sandbox.createPlayer(newcomer)
      await signInByCall(page, stack.site, newcomer)
    }
    await sandbox.serverData({ restricted: visitor.isRestricted })
    await page.goto(anew('/about'))
    await hydrated(page)
    if (visitor.isSignedIn) await expect(headerBalance(page)).toBeVisible()
    for (const row of ROUTES) {
      const { address, status } = outcome(row, visitor)
      await follow(page, row.path)
      await expect(page, row.path).toBeAt(address)
      const failure = page.locator('main [data-status]')
      if (status === 200) {
        await expect(page.getByRole('heading', { level: 1 }).first(), row.path).toBeVisible()
        await expect(failure, row.path).toHaveCount(0)
      } else await expect(failure, row.path).toHaveAttribute('data-status', String(status))
      await follow(page, '/about')
      await expect(page).toBeAt('/about')
    }
  })
}

test('whoever logs in comes back to the very place, with its query and its fragment', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer(newcomer)
  await page.goto('/games/slots?from=mail#content')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toBeAt('/login?redirect=%2Fgames%2Fslots%3Ffrom%3Dmail%23content')
  await page.getByLabel('Email or phone').fill(newcomer.login)
  await page.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(headerBalance(page)).toBeVisible()
  await expect(page).toBeAt('/games/slots?from=mail#content')
  // Login was left for good: back is where the visitor was before it.
  await page.goBack()
  await expect(page).toBeAt('/games/slots?from=mail#content')
})

test('a tab at the login form goes on as soon as another tab is signed in', async ({
  page,
  context,
  sandbox,
  newcomer,
  stack,
}) => {
  await sandbox.createPlayer(newcomer)
  await page.goto('/login?redirect=%2Frules')
  await hydrated(page)
  const other = await context.newPage()
  await other.goto(`${stack.site}/login`)
  await hydrated(other)
  await other.getByLabel('Email or phone').fill(newcomer.login)
  await other.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
  await other.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(other).toBeAt('/')
  await expect(page).toBeAt('/rules')
  await expect(headerBalance(page)).toBeVisible()
})

for (const way of ['by its address', 'within the site'] as const) {
  test(`a guest who asks for a player's page ${way} gets there by logging in, query and fragment too`, async ({
    page,
    sandbox,
    newcomer,
  }) => {
    await sandbox.createPlayer(newcomer)
    const wanted = '/cashbox/history?from=mail#content'
    if (way === 'by its address') await page.goto(wanted)
    else {
      await page.goto('/about')
      await hydrated(page)
      await follow(page, wanted)
    }
    await expect(page).toBeAt(/\/login\?redirect=%2Fcashbox%2Fhistory%3Ffrom%3Dmail/)
    await hydrated(page)
    await page.getByLabel('Email or phone').fill(newcomer.login)
    await page.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toBeAt(wanted)
  })
}

test("whoever logs out elsewhere is led from a player's page to the lobby", async ({
  page,
  context,
  sandbox,
  newcomer,
  stack,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED)
  await sandbox.createPlayer(newcomer)
  await signInByCall(page, stack.site, newcomer)
  await page.goto('/cashbox')
  await hydrated(page)
  await expect(headerBalance(page)).toBeVisible()
  const other = await logOutElsewhere(context)
  await expect(other).toBeAt('/')
  await expect(page).toBeAt('/')
})

test("a session that ran out on a player's page leads to Login, and back to that page", async ({
  page,
  sandbox,
  newcomer,
  stack,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED)
  await sandbox.createPlayer(newcomer)
  await signInByCall(page, stack.site, newcomer)
  await page.goto('/about')
  await hydrated(page)
  await expect(headerBalance(page)).toBeVisible()
  await sandbox.signOut(newcomer.login)
  await follow(page, '/cashbox/history')
  await expect(page).toBeAt('/login?redirect=%2Fcashbox%2Fhistory')
  await page.getByLabel('Email or phone').fill(newcomer.login)
  await page.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toBeAt('/cashbox/history')
})
