// Finds a browser for stories and journeys, or installs Playwright's own or the system's package.
import { existsSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { run } from './processes.mjs'
import { node, root, toolEnv } from './workspace.mjs'

const SHELL = '/usr/bin/chromium-headless-shell'

const DEFAULT_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of a working browser. Throws when none can be found or installed.
 * @param {(what: string) => void} tell
 * @param {{ shell?: boolean }} [wish] `shell`: rather Chromium without its window, which draws and runs pages the same and
 *   costs a sixth less (what Playwright itself takes for tests). Pictures and figures are compared in the whole one.
 * @returns {Promise<string>}
 */
export async function findChromium(tell, { shell = false } = {}) {
  const places = shell ? [SHELL, ...DEFAULT_PLACES] : DEFAULT_PLACES
  const wished = process.env.CHROMIUM_PATH
  const isWished = shell || !wished?.endsWith('headless-shell')
  const present = () => [isWished ? wished : undefined, ...places, playwrightsOwn()].find(runs)
  const debian = shell ? 'chromium-headless-shell' : 'chromium'
  const ways = [
    () => run('playwright', ['install', 'chromium'], { cwd: root, env: toolEnv }),
    () =>
      run('sh', ['-c', `${asRoot()} apt-get update -q && ${asRoot()} apt-get install -y -q ${debian}`], {
        cwd: root,
        env: process.env,
      }),
  ]
  let found = present()
  for (const install of ways) {
    if (found !== undefined) break
    tell('Installing a browser')
    await install().catch((/** @type {Error} */ error) => console.error(error.message))
    found = present()
  }
  if (found === undefined) throw new Error('No browser: install Chromium and set CHROMIUM_PATH to it')
  return found
}

/**
 * @param {string | undefined} file
 * @returns {file is string}
 */
function runs(file) {
  if (!file || !existsSync(file)) return false
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

function playwrightsOwn() {
  try {
    const ask = "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))"
    return execFileSync(node, ['-e', ask], { cwd: root, encoding: 'utf8' })
  } catch {
    return undefined
  }
}

function asRoot() {
  return process.getuid?.() === 0 ? '' : 'sudo -n'
}
