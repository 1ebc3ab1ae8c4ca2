import { isIP } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Whether an entry of `TRUST_PROXY` is an address, a range (`10.0.0.0/8`) or a named range. */
export function isProxyRange(text: string): boolean {
  // proxy-addr also takes shortened addresses, such as `10`: here they can only be a mistake.
  if (!NAMED.has(text) && isIP(text.split('/', 1)[0] ?? '') === 0) return false
  try {
    proxyAddress.compile(text)
    return true
  } catch {
    return false
  }
}
