import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { sendLogin, signInByForm } from '../support/players.ts'
import { anew, follow, headerBalance, open, signInByCall } from '../support/visit.ts'

interface Row {
  readonly path: string
  /** Default: all visitors. */
  readonly access?: 'guest' | 'player'
  /** Closed where the region is flagged 451. */
  readonly closed?: true
  /** Status for all others. Default: 200. */
  readonly status?: number
}

/** Every kind of page. Add a line for a new one. */
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

/** What the visitor gets at a route. */
function outcome({ path, access, closed, status = 200 }: Row, { isSignedIn, isRestricted }: Visitor) {
  if (access === 'guest' && isSignedIn) return { redirect: '/', address: '/', status: 200 }
  if (access === 'player' && !isSignedIn) {
    const login = `/login?redirect=${encodeURIComponent(path)}`
    return { redirect: login, address: login, status: isRestricted ? 451 : 200 }
  }
  return { redirect: null, address: path, status: closed && isRestricted ? 451 : status }
}

for (const isSignedIn of [false, true]) {
  const who = isSignedIn ? 'a player' : 'a guest'

  test(`the server lets ${who} where they may be, in a closed region too`, async ({ page, sandbox, newcomer }) => {
    if (isSignedIn) {
      await sandbox.createPlayer(newcomer)
      await signInByCall(page, newcomer)
    }
    for (const isRestricted of [false, true]) {
      await sandbox.serverData({ restricted: isRestricted })
      for (const row of ROUTES) await expectServed(page, row, { isSignedIn, isRestricted })
    }
  })

  test(`in the browser ${who} gets the same`, async ({ page, sandbox, openAsPlayer, complaints }) => {
    complaints.expect(/404/)
    if (isSignedIn) await openAsPlayer('/about')
    else await open(page, '/about')
    for (const path of ['/login', '/cashbox/history', '/no-such-page'])
      await expectFollowed(page, path, { isSignedIn, isRestricted: false })
    await sandbox.serverData({ restricted: true })
    await open(page, anew('/about'))
    await expectFollowed(page, '/play/hungry-werewolf-hour', { isSignedIn, isRestricted: true })
  })
}

async function expectServed(page: Page, row: Row, visitor: Visitor): Promise<void> {
  const asked = anew(row.path)
  const { redirect, status } = outcome({ ...row, path: asked }, visitor)
  const answer = await page.request.get(asked, { maxRedirects: 0 })
  const about = `${row.path}${visitor.isRestricted ? ' in a closed region' : ''}`
  if (redirect === null) expect.soft(answer.status(), about).toBe(status)
  else {
    expect.soft(answer.status(), about).toBe(302)
    expect.soft(answer.headers()['location'], about).toBe(redirect)
    expect.soft(answer.headers()['cache-control'], about).toBe('private, no-store')
  }
  if (status !== 200 && redirect === null)
    expect.soft(await answer.text(), about).toContain('<meta name="robots" content="noindex"')
}

/** Follows a link from /about and goes back. */
async function expectFollowed(page: Page, path: string, visitor: Visitor): Promise<void> {
  const { address, status } = outcome(
    ROUTES.find((row) => row.path === path)!,
    visitor,
  )
  await follow(page, path)
  await expect(page, path).toBeAt(address)
  const failure = page.locator('main [data-status]')
  if (status === 200) {
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expect(failure, path).toHaveCount(0)
  } else await expect(failure, path).toHaveAttribute('data-status', String(status))
  await follow(page, '/about')
  await expect(page).toBeAt('/about')
}

test("a guest who opens a player's page gets there by Login", async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer(newcomer)
  const wanted = '/cashbox/history?from=mail#content'
  await page.goto(wanted)
  await expect(page).toBeAt(/\/login\?redirect=%2Fcashbox%2Fhistory%3Ffrom%3Dmail/)
  await sendLogin(page, newcomer)
  await expect(page).toBeAt(wanted)
})

test('a tab at the login form goes on when another tab signs in', async ({ page, context, sandbox, newcomer }) => {
  await sandbox.createPlayer(newcomer)
  await open(page, '/login?redirect=%2Frules')
  const other = await context.newPage()
  await signInByForm(other, newcomer, '/login?redirect=%2Fabout')
  await expect(other).toBeAt('/about')
  await expect(page).toBeAt('/rules')
  await expect(headerBalance(page)).toBeVisible()
})
