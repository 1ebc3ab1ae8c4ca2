// Finds Prometheus and promtool, or installs the system's package, which has both.
import { installPackages, isCommand } from './system-packages.mjs'

/** Of Debian. */
export const PROMETHEUS_PACKAGE = 'prometheus'

/**
 * Whether both are here now.
 * @param {(what: string) => void} tell
 * @returns {Promise<boolean>}
 */
export async function findPrometheus(tell) {
  const isPresent = () => ['prometheus', 'promtool'].every(isCommand)
  if (!isPresent()) await installPackages('Prometheus', [PROMETHEUS_PACKAGE], tell)
  return isPresent()
}
