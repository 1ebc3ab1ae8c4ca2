// Starts the sandbox platform (unless PLATFORM_URL names a real one) and the web server.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SANDBOX_PORTS, sandboxSettings } from '../../apps/ssr-server/src/settings/sandbox-settings.mjs'
import { memoryEnv } from './memory.mjs'
import { CommandFailed, refuseBusyPorts, Servers } from './processes.mjs'
import { node, root, toolEnv } from './workspace.mjs'

/** Serves the built site. */
export const SITE_SERVER = 'apps/ssr-server/src/main.ts'

/** @typedef {{ port: number, platformPort: number, gamesPort: number }} Ports */

/**
 * Starts everything and prints the addresses.
 * @param {{ serverFile: string, tell: (what: string) => void, prepare: () => Promise<void>, isWatching?: boolean }} what
 *   `isWatching`: the sandbox starts again when one of its sources changes; its data stay
 */
export async function startStack({ serverFile, tell, prepare, isWatching = false }) {
  const { values } = parseArgs({ options: { brand: { type: 'string' } } })
  const brand = values.brand === undefined ? null : knownBrand(values.brand)
  const ports = stackPorts()
  const realPlatform = process.env.PLATFORM_URL || null
  const { sandbox, site } = realPlatform === null ? stackOf(ports) : { sandbox: null, site: siteOf(ports.port, {}) }
  await refuseBusyPorts({
    PORT: ports.port,
    ...(sandbox ? { SANDBOX_PORT: ports.platformPort, SANDBOX_GAMES_PORT: ports.gamesPort } : {}),
  })

  await prepare()

  const servers = new Servers()
  if (sandbox) {
    tell('Starting the sandbox platform')
    await servers.start({
      name: 'The sandbox',
      command: node,
      args: [...(isWatching ? ['--watch', '--watch-preserve-output'] : []), sandbox.file],
      cwd: root,
      answersAt: sandbox.answersAt,
      env: { ...toolEnv, ...sandbox.env },
    })
  }
  tell('Starting the site')
  const platformUrl = realPlatform ?? sandboxSettings(ports).PLATFORM_URL
  const fixed = { PORT: String(ports.port), PLATFORM_URL: platformUrl, ...(brand === null ? {} : { BRAND: brand }) }
  await servers.start({
    name: 'The site',
    command: node,
    args: [serverFile],
    cwd: root,
    answersAt: site.answersAt,
    env: { ...site.env, ...toolEnv, ...fixed },
  })
  tell('Ready')
  console.log(`\n${siteLines(ports.port, process.env.PUBLIC_ORIGIN)}`)
  if (!sandbox) console.log(`  on the platform   ${platformUrl}\n`)
  else
    console.log(
      `  The platform      ${platformUrl}/__sandbox/requests (what the sandbox was asked)\n  Log in with       demo@croupier.test / demo-player-1\n`,
    )
}

/** @returns {Ports} those of the environment */
export const stackPorts = () => ({
  port: readPort('PORT', 3000),
  platformPort: readPort('SANDBOX_PORT', SANDBOX_PORTS.platformPort),
  gamesPort: readPort('SANDBOX_GAMES_PORT', SANDBOX_PORTS.gamesPort),
})

/**
 * The servers of `npm start`: file, settings before the operator's own, and an address that answers once the server is up.
 * The journeys start the same.
 * @param {Ports} ports
 */
export function stackOf({ port, platformPort, gamesPort }) {
  const settings = sandboxSettings({ platformPort, gamesPort })
  return {
    sandbox: {
      file: 'apps/sandbox/src/main.ts',
      env: { SANDBOX_PORT: String(platformPort), SANDBOX_GAMES_PORT: String(gamesPort) },
      answersAt: `${settings.PLATFORM_URL}/json-api/serverdata`,
    },
    site: siteOf(port, settings),
  }
}

/**
 * @param {number} port
 * @param {Record<string, string>} settings of the platform and its outside parties; none: the operator names those of a real one
 */
function siteOf(port, settings) {
  return {
    file: SITE_SERVER,
    env: { ...memoryEnv, PORT: String(port), ...settings },
    answersAt: `http://localhost:${port}/healthz`,
  }
}

/**
 * Where to open the site: it answers no other host than those of `PUBLIC_ORIGIN`.
 * @param {number} port
 * @param {string} [publicOrigin]
 */
export function siteLines(port, publicOrigin) {
  const [canonical = ''] = (publicOrigin ?? '').split(',')
  if (canonical.trim() === '') return `  The site          http://localhost:${port}`
  return `  The site          ${canonical.trim()} (PUBLIC_ORIGIN)\n  It listens on     port ${port}; other hosts are answered 421`
}

/** Progress lines with the seconds since the start. */
export function progress() {
  const start = Date.now()
  return (/** @type {string} */ what) =>
    console.log(`[${String(Math.round((Date.now() - start) / 1000)).padStart(3)} s] ${what}`)
}

/**
 * Ends the process. A failed command has printed its own error.
 * @param {unknown} error
 */
export function fail(error) {
  if (error instanceof CommandFailed) process.exit(error.code)
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/**
 * @param {string} variable
 * @param {number} standard
 */
export function readPort(variable, standard) {
  const port = Number(process.env[variable] || standard)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${variable} must be a port number, not '${process.env[variable]}'`)
}

/**
 * A brand must be a folder of packages/brands.
 * @param {string} name
 */
export function knownBrand(name) {
  try {
    readFileSync(path.join(root, 'packages/brands', name, 'brand.json'))
    return name
  } catch {
    throw new Error(`There is no brand '${name}' in packages/brands`)
  }
}
