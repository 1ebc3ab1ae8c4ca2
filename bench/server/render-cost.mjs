// Processor time of one render of the lobby, without the server around it: the platform's answers come from memory. Of more
// than one build (`RENDER_BUILDS=apps/web/dist,DIR`) the renders alternate, so that their ratio counts on a busy machine too.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readClientAssets } from '../../apps/ssr-server/src/assets/client-assets.ts'
import { median, tell } from '../support/figures.mjs'
import { demoCookies } from '../support/player.mjs'
import { startSite } from '../support/site.mjs'

/** @typedef {(request: object) => Promise<{ status: number, body: Buffer[] | null }>} Renderer */

process.env['NODE_ENV'] = 'production'

const ROUNDS = 9
const RENDERS = { player: 60, guest: 10 }
const builds = (process.env['RENDER_BUILDS'] || 'apps/web/dist').split(',')

const { site, platform, stop } = await startSite()
try {
  const token = /at=([^;]+)/.exec(await demoCookies(site))?.[1] ?? ''
  const access = { stamp: 'bench', header: `Bearer ${token}` }
  const fetch = recordedFetch()
  /** @type {Map<string, { render: () => Promise<unknown>, renders: number, ms: number[] }>} */
  const kinds = new Map()
  for (const build of builds) {
    const file = pathToFileURL(path.resolve(build, 'server/entry-server.js')).href
    const web = /** @type {{ createRenderer(options: { publicFreshMs: number }): Renderer }} */ (await import(file))
    const renderer = web.createRenderer({ publicFreshMs: 3_600_000 })
    const assets = readClientAssets(path.resolve(build, 'client'))
    const of = builds.length > 1 ? `, ${build}` : ''
    for (const who of /** @type {const} */ (['player', 'guest']))
      kinds.set(`lobby of a ${who}${of}`, {
        render: () => render(renderer, assets, who === 'player'),
        renders: RENDERS[who],
        ms: [],
      })
  }
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { render: one, renders, ms } of kinds.values()) {
      const before = process.cpuUsage()
      for (let count = 0; count < renders; count += 1) await one()
      const { user, system } = process.cpuUsage(before)
      // The first round warms up.
      if (round > 0) ms.push((user + system) / 1000 / renders)
    }
  for (const [name, { ms }] of kinds) tell(name, `${median(ms).toFixed(2)} ms`)

  /**
   * @param {Renderer} renderer
   * @param {ReturnType<typeof readClientAssets>} assets
   * @param {boolean} isPlayers
   */
  async function render(renderer, assets, isPlayers) {
    const { status, body } = await renderer({
      visit: {
        brand: 'gold',
        locale: 'en',
        device: 'desktop',
        base: '/',
        origin: site,
        url: '/',
        origins: { games: [], payments: [], captcha: null, chat: {}, affiliate: null, push: null },
        group: 0,
        hasTls: false,
        hasWorker: true,
        consent: 'not-asked',
        nowMs: Date.now(),
      },
      platformUrl: platform,
      fetch,
      session: isPlayers
        ? { access: () => access, hasRefresh: () => true, refreshBody: () => ({}), save() {}, clear() {} }
        : null,
      sendLog() {},
      signal: new AbortController().signal,
      modes: {},
      makePublicOnce: null,
      guestKey: '/',
      isDivided: false,
      purgedAt: 0,
      budgetMs: 60_000,
      assets,
    })
    if (status !== 200) throw new Error(`a render answered ${status}`)
    return body
  }
} finally {
  stop()
}

/** A `fetch` that asks the platform once for each call, and answers the next ones from memory. */
function recordedFetch() {
  /** @type {Map<string, Promise<{ status: number, headers: { get(): null }, text(): Promise<string> }>>} */
  const known = new Map()
  return (
    /** @type {string} */ url,
    /** @type {{ method: string, headers: Record<string, string> }} */ { method, headers },
  ) => {
    const key = `${method} ${url} ${headers['Authorization'] ?? ''}`
    let answer = known.get(key)
    if (!answer) {
      answer = ask(url, method, headers)
      known.set(key, answer)
    }
    return answer
  }
}

/**
 * @param {string} url
 * @param {string} method
 * @param {Record<string, string>} headers
 */
async function ask(url, method, headers) {
  const answer = await globalThis.fetch(url, { method, headers })
  const text = await answer.text()
  return { status: answer.status, headers: { get: () => null }, text: () => Promise.resolve(text) }
}
