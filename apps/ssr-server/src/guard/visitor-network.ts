/** An address of a forwarding header. Some proxies write the port of the connection, too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
export function withoutPort(address: string): string {
  const [, bracketed, plain] = /^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/.exec(address) ?? []
  return bracketed ?? plain ?? address
}

/** The network that one visitor has: of IPv6 the first 64 bits, as the others are the visitor's to choose. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [before = '', after] = address.split('::')
  const groups = before.split(':')
  const left = after === undefined ? 0 : 8 - groups.length - after.split(':').length
  return [...groups, ...Array.from({ length: Math.max(0, left) }, () => '0')].slice(0, 4).join(':')
}

/** Whether it is this machine: its own tools, or a proxy that `TRUST_PROXY` does not name. */
export const isThisMachine = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address)
