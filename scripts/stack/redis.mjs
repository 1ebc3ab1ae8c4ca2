// Finds a Redis server for the tests of the shared state, or installs the system's package.
import { installPackages, isCommand } from './system-packages.mjs'

/** Of Debian. */
export const REDIS_PACKAGE = 'redis-server'

/**
 * Command of a server that speaks Redis's protocol. Null where there is none and it cannot be installed.
 * @param {(what: string) => void} tell
 * @returns {Promise<string | null>}
 */
export async function findRedis(tell) {
  const present = () =>
    [process.env.REDIS_SERVER, 'redis-server', 'valkey-server'].find((name) => name && isCommand(name))
  if (present() === undefined) await installPackages('Redis', [REDIS_PACKAGE], tell)
  return present() ?? null
}
