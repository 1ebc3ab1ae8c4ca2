// The server's memory after a burst of 300 connections: a player's lobbies, pages that are in no cache, and long lists.
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { memoryEnv } from '../../scripts/stack/memory.mjs'
import { tell } from '../support/figures.mjs'
import { heapOf } from '../support/heap.mjs'
import { demoCookies } from '../support/player.mjs'
import { startServer } from '../support/servers.mjs'

const SITE = 'http://localhost:4730'
const PLATFORM = 'http://localhost:4740'
const INSPECTOR = '4750'
const CONNECTIONS = 300
const LIST = '/json-api/v2/games?limit=1000'
const REQUESTS_EACH = 15
/** Time after which memory should have been returned. */
const REST_MS = 30_000

const platform = await startServer({
  args: ['apps/sandbox/src/main.ts'],
  answersAt: `${PLATFORM}/json-api/serverdata`,
  env: { SANDBOX_PORT: '4740', SANDBOX_GAMES_PORT: '4741', SANDBOX_DB: ':memory:', SANDBOX_SITE_ORIGIN: SITE },
})
const site = await startServer({
  args: [`--inspect=127.0.0.1:${INSPECTOR}`, 'apps/ssr-server/src/main.ts'],
  answersAt: `${SITE}/healthz`,
  env: {
    ...memoryEnv,
    PORT: '4730',
    PLATFORM_URL: PLATFORM,
    GAMES_ORIGINS: 'http://localhost:4741',
    PUBLIC_ORIGIN: SITE,
  },
})
try {
  const cookie = await demoCookies(SITE)
  await Promise.all([read('/', cookie), read('/'), read(LIST)])
  report('before')
  await burst(cookie)
  report(`after ${CONNECTIONS} connections`)
  await pause(REST_MS)
  report(`${REST_MS / 1000} s later`)
  tell('heap after a collection', megabytes(await heapOf(INSPECTOR)))
  report('after that')
} finally {
  for (const server of [site, platform]) server.stop()
}

/** @param {string} cookie */
async function burst(cookie) {
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, at) => {
      for (let count = 0; count < REQUESTS_EACH; count += 1) {
        if (at % 3 === 0) await read('/', cookie)
        else if (at % 3 === 1) await read(`/?board=${at}-${count}`)
        else await read(LIST)
      }
    }),
  )
}

/**
 * Reads an answer over a connection of its own. A refusal because of overload counts too.
 * @param {string} path
 * @param {string} [cookie]
 */
function read(path, cookie) {
  const headers = { 'accept-encoding': 'br', ...(cookie === undefined ? {} : { cookie }) }
  return new Promise((resolve) => {
    const request = http.get(SITE + path, { agent: false, headers }, (answer) => answer.resume().on('close', resolve))
    request.on('error', resolve)
  })
}

/** @param {string} when */
function report(when) {
  tell(`resident memory ${when}`, megabytes(site.residentBytes() ?? Number.NaN))
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
