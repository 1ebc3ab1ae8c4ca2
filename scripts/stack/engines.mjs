// Finds Firefox and WebKitGTK for the journeys in other engines, or installs the system's packages.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { installPackages, isCommand } from './system-packages.mjs'

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
  await installPackages(name, packages, tell)
  return find() ?? null
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
