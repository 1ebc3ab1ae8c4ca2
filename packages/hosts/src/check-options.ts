import { LOCALES } from '@croupier/domain/core'

interface Given {
  readonly brand?: unknown
  readonly locale?: unknown
  readonly platform?: unknown
  readonly socketUrl?: unknown
}

const ORIGIN = "the platform's origin, such as https://api.casino.example"

/** Throws, in plain words, for options that no site can be made of: not every host has a compiler that reads their types. */
export function checkOptions(maker: string, options: Given | undefined): void {
  const { platform, socketUrl } = options ?? {}
  complain(maker, [platformFault(platform, socketUrl !== undefined), ...faultsOfAll(options)])
}

/** The same of a site whose calls go to the page's own server. */
export function checkServedOptions(maker: string, options: Given | undefined): void {
  complain(maker, [servedFault(options?.platform), ...faultsOfAll(options)])
}

/** The same of a Node that is too old for a live socket, where the host gives none. */
export function checkSocket(maker: string, openSocket: unknown): void {
  if (openSocket !== undefined || typeof WebSocket !== 'undefined') return
  complain(maker, ['there is no WebSocket here: use Node 22 or newer, or give "openSocket"'])
}

function complain(maker: string, found: readonly (string | null)[]): void {
  const faults = found.filter((fault) => fault !== null)
  if (faults.length > 0) throw new TypeError(`${maker}: ${faults.join('; ')}`)
}

const servedFault = (platform: unknown) =>
  platform === undefined
    ? null
    : '"platform" is of no use: calls go to the page\'s own server; createBrowserSite takes it'

function faultsOfAll({ brand, locale }: Given = {}): readonly (string | null)[] {
  return [
    typeof brand === 'string' ? null : '"brand" is missing: give the name of the site, for its log',
    LOCALES.some((known) => known === locale)
      ? null
      : `"locale" is ${wordOf(locale)}: give one of ${LOCALES.join(', ')}`,
  ]
}

function platformFault(platform: unknown, hasSocketUrl: boolean): string | null {
  const address = typeof platform === 'string' && URL.canParse(platform) ? new URL(platform) : null
  if (address === null || !/^https?:$/.test(address.protocol))
    return `"platform" is ${wordOf(platform)}: give ${ORIGIN}`
  // The live socket's address is made of it.
  if (address.pathname === '/' || hasSocketUrl) return null
  return `"platform" is ${wordOf(platform)}, which has a path: give ${ORIGIN}, or "socketUrl" too`
}

const wordOf = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value))
