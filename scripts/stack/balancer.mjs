// Finds HAProxy, or installs the system's package.
import { installPackages, isCommand } from './system-packages.mjs'

/** Of Debian. */
export const BALANCER_PACKAGE = 'haproxy'

/**
 * Command of HAProxy. Null where there is none and it cannot be installed.
 * @param {(what: string) => void} tell
 * @returns {Promise<string | null>}
 */
export async function findBalancer(tell) {
  // Debian has it where only root looks for commands.
  const present = () => ['haproxy', '/usr/sbin/haproxy'].find(isCommand)
  if (present() === undefined) await installPackages('HAProxy', [BALANCER_PACKAGE], tell)
  return present() ?? null
}
