/**
 * Answers a page's calls with a catalogue of `count` games: the sandbox's, repeated under other names.
 * @param {number} count
 * @param {import('playwright').Page} page
 * @param {string} platform
 */
export async function serveCatalogueOf(count, page, platform) {
  const all = await readAll(platform)
  const games = Array.from({ length: count }, (_, index) => {
    const game = all[index % all.length]
    const round = Math.floor(index / all.length)
    return round === 0 ? game : { ...game, id: `${game?.id}-${round}`, slug: `${game?.slug}-${round}` }
  })
  await page.route('**/json-api/v2/games?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const limit = Number(query.get('limit'))
    const from = (Number(query.get('page')) - 1) * limit
    return route.fulfill({ json: { data: games.slice(from, from + limit), total: count } })
  })
}

/** @param {string} platform */
async function readAll(platform) {
  /** @type {{ id: string | number, slug: string }[]} */
  const games = []
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${platform}/json-api/v2/games?filter[category]=allgames&page=${page}&limit=500`)
    const { data } = /** @type {{ data: typeof games }} */ (await answer.json())
    games.push(...data)
    if (data.length < 500) return games
  }
}
