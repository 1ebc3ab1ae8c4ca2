// Pages as the first of a visit, a phone on slow 4G with a CPU four times slower and an empty cache, in turn with the lobby:
// what each costs beside it. Medians. `ROUNDS=5` for a steadier figure.
import { loadavg } from 'node:os'
import { openBrowser } from '../support/browser.mjs'
import { kilobytes, median, milliseconds } from '../support/figures.mjs'
import { demoCookies } from '../support/player.mjs'
import { startSite } from '../support/site.mjs'
import { SLOW_PHONE, visit } from '../support/visit.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 3)
const LOBBY = '/'
const GUESTS = [
  LOBBY,
  '/games/slots',
  '/tournaments',
  '/promo/treasure-voyage',
  '/tournaments/high-rollers-club',
  '/tournaments/neon-rush',
]
const PLAYERS = ['/cashbox', '/profile/gifts']

const { site, stop } = await startSite()
const browser = await openBrowser()
try {
  const cookies = await demoCookies(site)
  const pages = [...GUESTS.map((path) => ({ path, cookies: '' })), ...PLAYERS.map((path) => ({ path, cookies }))].map(
    (page) => ({ ...page, visits: /** @type {Awaited<ReturnType<typeof visit>>[]} */ ([]) }),
  )
  // The server's first render of a page costs more.
  for (const { path, cookies: cookie } of pages) await (await fetch(site + path, { headers: { cookie } })).text()
  for (let round = 0; round < ROUNDS; round += 1)
    for (const page of pages)
      page.visits.push(await visit(browser, site + page.path, { ...SLOW_PHONE, cookies: page.cookies }))
  tell('', ['interactive', 'of lobby', 'largest paint', 'document', 'script', 'files'])
  const ofLobby = median((pages[0]?.visits ?? []).map(({ interactive }) => interactive))
  for (const { path, visits } of pages) {
    const of = (/** @type {'interactive' | 'lcp' | 'document' | 'first' | 'files'} */ key) =>
      median(visits.map((each) => each[key]))
    tell(path, [
      milliseconds(of('interactive')),
      (of('interactive') / ofLobby).toFixed(2),
      milliseconds(of('lcp')),
      kilobytes(of('document')),
      kilobytes(of('first')),
      String(of('files')),
    ])
  }
  console.log(`Load average ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await browser.close()
  stop()
}

/**
 * @param {string} name
 * @param {readonly string[]} figures
 */
function tell(name, figures) {
  console.log(name.padEnd(32) + figures.map((figure) => figure.padStart(14)).join(''))
}
