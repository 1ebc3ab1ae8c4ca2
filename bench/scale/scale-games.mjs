// How cost grows with the catalogue: 1,200 to 20,000 games.
import { demoCookies } from '../support/player.mjs'
import { startServer } from '../support/servers.mjs'
import { megabytes, processorTime, read, SITE, startSandbox, startSite, tellRow } from './support.mjs'

const SANDBOX = 'http://localhost:4640'
const PLATFORM = 'http://localhost:4650'
const COUNTS = [1_200, 5_000, 10_000, 20_000]
const PAGES = 400

tellRow('games', ["a player's lobby", 'a category', 'sitemap', 'all, for the search', 'memory of the server'])
const sandbox = await startSandbox(4640, SITE)
try {
  for (const count of COUNTS) await measure(count)
} finally {
  sandbox.stop()
}

/** @param {number} count */
async function measure(count) {
  const platform = await startServer({
    args: ['bench/scale/many-games.mjs'],
    answersAt: `${PLATFORM}/json-api/serverdata`,
    env: { PORT: '4650', SANDBOX, COUNT: String(count) },
  })
  const site = await startSite({ PLATFORM_URL: PLATFORM, GAMES_ORIGINS: 'http://localhost:4641' })
  try {
    const cookie = await demoCookies(SITE)
    const lobby = await processorTime([site], PAGES, () => read(SITE, { cookie }))
    const category = await processorTime([site], PAGES, () => read(`${SITE}/games/slots`, { cookie }))
    const began = performance.now()
    const sitemap = await read(`${SITE}/sitemap.xml`)
    const sitemapMs = performance.now() - began
    let search = 0
    for (let page = 1; (page - 1) * 1000 < count; page += 1)
      search += await read(`${SITE}/json-api/v2/games?filter[category][]=allgames&page=${page}&limit=1000`)
    tellRow(count.toLocaleString('en'), [
      `${lobby.toFixed(2)} ms CPU`,
      `${category.toFixed(2)} ms CPU`,
      `${(sitemap / 1000).toFixed(0)} kB, ${sitemapMs.toFixed(0)} ms`,
      `${(search / 1000).toFixed(0)} kB in ${Math.ceil(count / 1000)} calls`,
      megabytes(site.residentBytes() ?? Number.NaN),
    ])
  } finally {
    for (const server of [site, platform]) server.stop()
  }
}
