// A platform with `COUNT` games: the sandbox's, repeated under other names. All other calls go to the sandbox.
import http from 'node:http'

/** @typedef {{ id: string | number, slug: string, categories: string[] }} Game */

const sandbox = process.env.SANDBOX ?? ''
const games = repeated(await readAll(), Number(process.env.COUNT))
/** @type {Map<string, Game[]>} */
const byCategory = new Map()
for (const game of games)
  for (const category of game.categories) byCategory.set(category, [...(byCategory.get(category) ?? []), game])

http
  .createServer((request, response) => {
    const url = new URL(request.url ?? '/', sandbox)
    const category = url.searchParams.get('filter[category][]') ?? url.searchParams.get('filter[category]')
    if (url.pathname !== '/json-api/v2/games' || url.searchParams.has('q')) return pass(request, response)
    const found = category === null || category === 'allgames' ? games : (byCategory.get(category) ?? [])
    const limit = Number(url.searchParams.get('limit') ?? 24)
    const from = (Number(url.searchParams.get('page') ?? 1) - 1) * limit
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ data: found.slice(from, from + limit), total: found.length }))
  })
  .listen(Number(process.env.PORT))

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
function pass(request, response) {
  const { method, headers, url } = request
  const passed = http.request(sandbox + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', () => response.destroy())
  request.pipe(passed)
}

/**
 * @param {Game[]} all
 * @param {number} count
 */
function repeated(all, count) {
  return Array.from({ length: count }, (_, index) => {
    const game = /** @type {Game} */ (all[index % all.length])
    const round = Math.floor(index / all.length)
    return round === 0 ? game : { ...game, id: `${game.id}-${round}`, slug: `${game.slug}-${round}` }
  })
}

async function readAll() {
  /** @type {Game[]} */
  const read = []
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${sandbox}/json-api/v2/games?filter[category]=allgames&page=${page}&limit=500`)
    const { data } = /** @type {{ data: Game[] }} */ (await answer.json())
    read.push(...data)
    if (data.length < 500) return read
  }
}
