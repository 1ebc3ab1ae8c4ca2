// What the measurements of growth share.
import http from 'node:http'
import path from 'node:path'
import { startServer } from '../support/servers.mjs'

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */

/**
 * Starts the sandbox on a port, its games on the next.
 * @param {number} port
 * @param {string} site
 */
export const startSandbox = (port, site) =>
  startServer({
    args: ['apps/sandbox/src/main.ts'],
    answersAt: `http://localhost:${port}/json-api/serverdata`,
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_GAMES_PORT: String(port + 1),
      SANDBOX_DB: ':memory:',
      SANDBOX_SITE_ORIGIN: site,
    },
  })

/** Where the measured site is. */
export const SITE = 'http://localhost:4630'

/**
 * Starts a server of the site.
 * @param {Record<string, string>} env its platform, and what differs
 * @param {{ port?: number, folder?: string }} [options] `folder`: of the repository that it is started from
 */
export const startSite = (env, { port = 4630, folder = '.' } = {}) =>
  startServer({
    args: [path.join(folder, 'apps/ssr-server/src/main.ts')],
    answersAt: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), PUBLIC_ORIGIN: SITE, ENDED_SESSIONS_FILE: '', ...env },
  })

/**
 * Does `work` that often, four at a time, the first tenth without counting.
 * @param {readonly Server[]} servers
 * @param {number} times
 * @param {(at: number) => Promise<unknown>} work
 * @returns {Promise<number>} processor time of the servers for each, milliseconds
 */
export async function processorTime(servers, times, work) {
  const all = async (/** @type {number} */ from, /** @type {number} */ to) => {
    let next = from
    const worker = async () => {
      while (next < to) await work((next += 1))
    }
    await Promise.all(Array.from({ length: 4 }, worker))
  }
  const spent = () => servers.reduce((sum, server) => sum + (server.cpuMs() ?? Number.NaN), 0)
  await all(0, Math.ceil(times / 10))
  const before = spent()
  await all(0, times)
  return (spent() - before) / times
}

const agent = new http.Agent({ keepAlive: true })

/**
 * Reads a page to its end.
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @returns {Promise<number>} its bytes, compressed by Brotli
 */
export function read(url, headers = {}) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
      let bytes = 0
      answer.on('data', (/** @type {Buffer} */ chunk) => (bytes += chunk.length)).on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(bytes)
        else reject(new Error(`${url} answered ${answer.statusCode}: the figures would mean nothing`))
      })
    })
    request.on('error', reject)
  })
}

/**
 * A line of a table.
 * @param {string} name
 * @param {readonly string[]} figures
 */
export function tellRow(name, figures) {
  console.log(name.padEnd(18) + figures.map((figure) => figure.padStart(26)).join(''))
}

/** @param {number} bytes */
export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`
