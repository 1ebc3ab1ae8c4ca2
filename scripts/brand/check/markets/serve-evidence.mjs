// npm run brand -- evidence NAME MARKET: draws its pictures on the built site, served as to a visitor of the market.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Servers, run } from '../../../stack/processes.mjs'
import { stackOf } from '../../../stack/stack.mjs'
import { buildWhatHasChanged, node, root, toolEnv } from '../../../stack/workspace.mjs'

/** @typedef {{ file: string, env: NodeJS.ProcessEnv, answersAt: string }} Started */

/**
 * @param {string[]} args of the command
 * @param {string} brand
 * @param {NodeJS.ProcessEnv} env
 */
export async function writeEvidence(args, brand, env) {
  await buildWhatHasChanged((what) => console.log(what))
  const [port = 0, platformPort = 0, gamesPort = 0] = await freePorts(3)
  const { sandbox, site } = stackOf({ port, platformPort, gamesPort })
  const start = (/** @type {string} */ name, /** @type {Started} */ server, /** @type {NodeJS.ProcessEnv} */ more) =>
    servers.start({
      name,
      command: node,
      args: [server.file],
      cwd: root,
      env: { ...toolEnv, ...server.env, ...more },
      answersAt: server.answersAt,
    })
  const servers = new Servers()
  await start('The sandbox', sandbox, { SANDBOX_DB: ':memory:' })
  await start('The site', site, {
    BRAND: brand,
    COUNTRY_HEADER: 'x-country',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'fatal',
  })
  const addresses = ['--site', `http://localhost:${port}`, '--platform', `http://localhost:${platformPort}`]
  await run(node, ['scripts/brand/main.ts', ...args, ...addresses], { cwd: root, env }).then(
    () => servers.stop(0),
    () => servers.stop(1),
  )
}

/** @param {number} count */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0))
  return Promise.all(
    servers.map(async (server) => {
      await once(server, 'listening')
      const address = server.address()
      server.close()
      return typeof address === 'object' && address ? address.port : 0
    }),
  )
}
