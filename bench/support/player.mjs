/** The sandbox's demo player (apps/sandbox/README.md). */
export const DEMO = { login: 'demo@croupier.test', password: 'demo-player-1' }

/**
 * Signs the page's browser context in.
 * @param {import('playwright').Page} page
 * @param {string} site
 */
export async function signInDemo(page, site) {
  const answer = await page.context().request.post(`${site}/json-api/login`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: DEMO,
  })
  if (!answer.ok()) throw new Error(`no sign-in: ${answer.status()}`)
}

/**
 * The player's cookies, as a request carries them.
 * @param {string} site
 */
export async function demoCookies(site) {
  const answer = await fetch(`${site}/json-api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(DEMO),
  })
  if (!answer.ok) throw new Error(`no sign-in: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}
