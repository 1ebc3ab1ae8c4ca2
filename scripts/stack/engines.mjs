// Finds Firefox and WebKitGTK for the journeys in other engines, or installs the system's packages.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { run } from './processes.mjs'
import { root } from './workspace.mjs'

/**
 * An engine by its Debian packages, and the variable that names its browser to the journeys.
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} project of Playwright
 * @property {string} variable
 * @property {readonly string[]} packages
 * @property {() => string | undefined} find
 */

/** @type {readonly Engine[]} */
export const ENGINES = [
  {
    name: 'Firefox',
    project: 'firefox',
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
    find: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync),
  },
  {
    name: 'WebKit',
    project: 'webkit',
    variable: 'WEBKIT_PATH',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => (['Xvfb', 'WebKitWebDriver', 'setpriv'].every(isCommand) ? miniBrowser() : undefined),
  },
]

/**
 * Path of the engine's browser. Null where it is not there and cannot be installed.
 * @param {Engine} engine
 * @param {(what: string) => void} tell
 * @returns {Promise<string | null>}
 */
export async function findEngine({ name, variable, packages, find }, tell) {
  const wished = process.env[variable]
  if (wished && existsSync(wished)) return wished
  const present = find()
  if (present) return present
  installing = installing.then(() => {
    tell(`Installing ${name}`)
    return install(packages)
  })
  await installing
  return find() ?? null
}

/** The system installs one at a time. */
let installing = Promise.resolve()

/** @param {readonly string[]} packages */
async function install(packages) {
  const as = process.getuid?.() === 0 ? '' : 'sudo -n '
  const command = `${as}apt-get update -q && ${as}apt-get install -y -q --no-install-recommends ${packages.join(' ')}`
  await run('sh', ['-c', command], {
    cwd: root,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).catch((/** @type {Error} */ error) => console.error(error.message))
}

/** WebKitGTK's own browser, which its package keeps in a folder of the machine's architecture. */
function miniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec'].filter(existsSync)
  const within = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  return [...within, ...within.filter((folder) => folder.endsWith('-linux-gnu')).flatMap(inside)]
    .filter((folder) => path.basename(folder).startsWith('webkit2gtk-4'))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find(existsSync)
}

/** @param {string} folder */
const inside = (folder) => readdirSync(folder).map((name) => path.join(folder, name))

/** @param {string} command */
function isCommand(command) {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
