/** `scheme://host[:port]` at the very beginning; user names, spaces and backslashes never get this far. */
const ABSOLUTE = /^(https?):\/\/([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?(?=[/?#]|$)/i
/** One slash and then anything but a second one: `//host` and `/\host` leave the site. */
const SITE_RELATIVE = /^\/(?![/\\])/
/** Refused in an address: browsers drop tabs and line breaks and read `\` as `/`. */
// oxlint-disable-next-line no-control-regex -- they are what is refused
const NEVER_IN_AN_ADDRESS = /[\u0000-\u001f\u007f\\]/
const DEFAULT_PORTS: Record<string, string> = { http: ':80', https: ':443' }

/** An address that a server sent, if it is http(s) or relative to the site (`/cdn/a.svg`); else null. */
export function safeAddress(address: string | null | undefined): string | null {
  const text = address?.trim() ?? ''
  if (text === '' || NEVER_IN_AN_ADDRESS.test(text)) return null
  return SITE_RELATIVE.test(text) || (ABSOLUTE.test(text) && isReadable(text)) ? text : null
}

/** Whether a browser can read an absolute address: `https://1.2.3.999` is none. */
function isReadable(address: string): boolean {
  try {
    return Boolean(new URL(address))
  } catch {
    return false
  }
}

/** The origin of an absolute http(s) address as browsers write it (`https://games.example:8443`), or null. */
export function originOf(address: string): string | null {
  if (NEVER_IN_AN_ADDRESS.test(address)) return null
  const [, scheme, host, port = ''] = ABSOLUTE.exec(address) ?? []
  if (scheme === undefined || host === undefined) return null
  const lower = scheme.toLowerCase()
  return `${lower}://${host.toLowerCase()}${port === DEFAULT_PORTS[lower] ? '' : port}`
}
