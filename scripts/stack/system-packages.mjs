// Installs packages of the system (Debian's), for what no package registry has.
import { execFileSync } from 'node:child_process'
import { run } from './processes.mjs'
import { root } from './workspace.mjs'

/** The system installs one at a time. */
let installing = Promise.resolve()

/**
 * Tries to install; prints why where it fails.
 * @param {string} name for whoever waits
 * @param {readonly string[]} packages
 * @param {(what: string) => void} tell
 */
export async function installPackages(name, packages, tell) {
  installing = installing.then(() => {
    tell(`Installing ${name}`)
    return install(packages)
  })
  await installing
}

/** @param {readonly string[]} packages */
async function install(packages) {
  const as = process.getuid?.() === 0 ? '' : 'sudo -n '
  const command = `${as}apt-get update -q && ${as}apt-get install -y -q --no-install-recommends ${packages.join(' ')}`
  await run('sh', ['-c', command], {
    cwd: root,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).catch((/** @type {Error} */ error) => console.error(error.message))
}

/** @param {string} command */
export function isCommand(command) {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
