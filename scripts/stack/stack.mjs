// Starts the sandbox platform (unless PLATFORM_URL names a real one) and the web server.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { allocatorEnv } from './allocator.mjs'
import { CommandFailed, refuseBusyPorts, Servers } from './processes.mjs'
import { node, root, toolEnv } from './workspace.mjs'

/**
 * Starts everything and prints the addresses.
 * @param {{ serverFile: string, tell: (what: string) => void, prepare: () => Promise<void> }} what
 */
export async function startStack({ serverFile, tell, prepare }) {
  const brand = readBrandOption(process.argv.slice(2))
  const port = readPort('PORT', 3000)
  const platformPort = readPort('SANDBOX_PORT', 4000)
  const gamesPort = readPort('SANDBOX_GAMES_PORT', 4001)
  const site = `http://localhost:${port}`
  const hasOwnPlatform = !process.env.PLATFORM_URL
  await refuseBusyPorts({
    PORT: port,
    ...(hasOwnPlatform ? { SANDBOX_PORT: platformPort, SANDBOX_GAMES_PORT: gamesPort } : {}),
  })

  await prepare()

  const servers = new Servers()
  const sandboxEnv = { SANDBOX_PORT: String(platformPort), SANDBOX_GAMES_PORT: String(gamesPort) }
  const platformUrl = process.env.PLATFORM_URL || `http://localhost:${platformPort}`
  if (hasOwnPlatform) {
    tell('Starting the sandbox platform')
    await servers.start({
      name: 'The sandbox',
      command: node,
      args: ['apps/sandbox/src/main.ts'],
      cwd: root,
      env: { ...toolEnv, ...sandboxEnv },
      answersAt: `${platformUrl}/json-api/serverdata`,
    })
  }
  tell('Starting the site')
  const addresses = {
    PORT: String(port),
    PLATFORM_URL: platformUrl,
    ...(brand === null ? {} : { BRAND: brand }),
  }
  await servers.start({
    name: 'The site',
    command: node,
    args: [serverFile],
    cwd: root,
    answersAt: `${site}/healthz`,
    env: { ...siteEnv(hasOwnPlatform ? gamesPort : null), ...toolEnv, ...addresses },
  })
  tell('Ready')
  console.log(`\n  The site          ${site}`)
  if (!hasOwnPlatform) console.log(`  on the platform   ${platformUrl}\n`)
  else
    console.log(
      `  The platform      ${platformUrl}/__sandbox/requests (what the sandbox was asked)\n  Log in with       demo@croupier.test / demo-player-1\n`,
    )
}

/**
 * What the site's server is started with, before the operator's own settings.
 * @param {number | null} gamesPort of the sandbox; null: a real platform, whose outside parties the operator names
 * @returns {Record<string, string>}
 */
export function siteEnv(gamesPort) {
  if (gamesPort === null) return allocatorEnv
  const games = `http://localhost:${gamesPort}`
  return {
    ...allocatorEnv,
    GAMES_ORIGINS: games,
    PAYMENT_ORIGINS: games,
    CAPTCHA_SCRIPT: `${games}/captcha/api.js`,
    WEBIM_URL: `${games}/chat/webim`,
    NETROX_URL: `${games}/chat/netrox`,
    AFFILIATE_URL: `${games}/affiliate/track`,
  }
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
function readPort(variable, standard) {
  const port = Number(process.env[variable] || standard)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${variable} must be a port number, not '${process.env[variable]}'`)
}

/**
 * `--brand NAME`, which must be a folder of packages/brands.
 * @param {string[]} args
 */
function readBrandOption(args) {
  const at = args.findIndex((argument) => argument === '--brand' || argument.startsWith('--brand='))
  if (at < 0) return null
  const name = args[at]?.split('=')[1] ?? args[at + 1] ?? ''
  try {
    readFileSync(path.join(root, 'packages/brands', name, 'brand.json'))
    return name
  } catch {
    throw new Error(`There is no brand '${name}' in packages/brands`)
  }
}
