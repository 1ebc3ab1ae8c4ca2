import { expect, headerBalance, hydrated, SESSION_ENDED, signIn, SOON, test } from '../../support/journey.ts'

const REFRESH = '/json-api/token/refresh'
const FIFTEEN_MINUTES = 15 * 60 * 1000

test.beforeEach(async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await signIn(page, newcomer)
})

/** Asks for the balance ten times at once, renews the session once, as the site does for all its callers, asks again; all statuses. */
const callAndRenew = async () => {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const askTenTimes = () =>
    Promise.all(
      Array.from(
        { length: 10 },
        async () => (await fetch('/json-api/users/balance?platform=desktop', { headers })).status,
      ),
    )
  const before = await askTenTimes()
  await fetch('/json-api/token/refresh?platform=desktop', { method: 'POST', headers })
  return [...before, ...(await askTenTimes())]
}

test('after the platform forgot the access token two tabs recover with one refresh each, and both stay signed in', async ({
  context,
  page,
  sandbox,
  stack,
  complaints,
}) => {
  complaints.expect(/401/)
  const other = await context.newPage()
  await other.goto(stack.site)
  await hydrated(other)
  await sandbox.advanceClock(FIFTEEN_MINUTES + 1000)
  await sandbox.clearRequests()

  await Promise.all([page.reload(), other.reload()])
  await Promise.all([expect(headerBalance(page)).toBeVisible(), expect(headerBalance(other)).toBeVisible()])
  expect(await sandbox.requests(REFRESH)).toHaveLength(1)
})

for (const status of [400, 401]) {
  test(`a refresh that is refused with ${status} logs out, and is not asked again`, async ({
    page,
    context,
    sandbox,
    complaints,
  }) => {
    complaints.expect(SESSION_ENDED)
    await sandbox.fault({
      method: 'POST',
      path: REFRESH,
      status,
      body: { errors: [{ code: 'invalid_refresh_token' }] },
    })
    await context.clearCookies({ name: 'at' })
    await context.clearCookies({ name: 'at_live' })
    await sandbox.clearRequests()
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    await page.goto('/rules')
    await hydrated(page)
    expect(await sandbox.requests(REFRESH)).toHaveLength(1)
  })
}

test("a refresh that fails on the platform's side keeps the player signed in", async ({
  page,
  context,
  sandbox,
  complaints,
}) => {
  complaints.expect(/50\d|401/)
  await sandbox.fault({ method: 'POST', path: REFRESH, status: 500 })
  await context.clearCookies({ name: 'at' })
  await context.clearCookies({ name: 'at_live' })
  await page.reload()
  await hydrated(page)
  await sandbox.clearFaults()
  await page.reload()
  await expect(headerBalance(page)).toBeVisible()
})

test('twenty calls of two tabs meet a dead token at once and both tabs ask for a new one: one refresh, every call answered', async ({
  page,
  sandbox,
  context,
  stack,
  complaints,
}) => {
  complaints.expect(/401/)
  const other = await context.newPage()
  await other.goto(stack.site)
  await hydrated(other)
  await sandbox.advanceClock(FIFTEEN_MINUTES + 1000)
  await sandbox.clearRequests()
  // Long enough under way that both tabs' calls meet the dead token before the new one is there.
  await sandbox.fault({ method: 'POST', path: REFRESH, delayMs: 2000, times: 1 })
  const statuses = await Promise.all([page.evaluate(callAndRenew), other.evaluate(callAndRenew)])
  const refusedThenAnswered = [...Array<number>(10).fill(401), ...Array<number>(10).fill(200)]
  expect(statuses).toEqual([refusedThenAnswered, refusedThenAnswered])
  expect(await sandbox.requests(REFRESH)).toHaveLength(1)
  await Promise.all([page.reload(), other.reload()])
  await Promise.all([expect(headerBalance(page)).toBeVisible(), expect(headerBalance(other)).toBeVisible()])
})

test('logging out in one tab logs out the other within a second', async ({ context, page, stack, complaints }) => {
  complaints.expect(SESSION_ENDED)
  const other = await context.newPage()
  await other.goto(stack.site)
  await hydrated(other)
  await expect(headerBalance(other)).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  // Measured in the pages themselves, by the one clock that both have: looking in from outside takes its own time.
  const isGuestAt = other.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('header a[href^="/login"]')) resolve(Date.now())
        }
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      }),
  )
  const saidAt = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener('click', () => resolve(Date.now()), { once: true, capture: true })
      }),
  )
  await page.getByRole('button', { name: 'Log out' }).click()
  expect((await isGuestAt) - (await saidAt)).toBeLessThan(SOON.timeout)
  await other.reload()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('no token can be read by a script', async ({ page }) => {
  const readable = await page.evaluate(
    () =>
      document.cookie +
      JSON.stringify(Object.entries(localStorage)) +
      JSON.stringify(Object.entries(sessionStorage)) +
      document.documentElement.outerHTML,
  )
  expect(readable).not.toMatch(/eyJ[\w-]+\.[\w-]+\./)
  expect(readable).not.toContain('refreshToken')
})
