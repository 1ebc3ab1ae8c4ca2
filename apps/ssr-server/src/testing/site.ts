import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Brand } from '../settings/brands.ts'
import { inlineStyles, type ClientAssets } from '../assets/client-assets.ts'
import { defaultLimits, type Config, type Limits } from '../settings/config.ts'
import { createServer, type OpenState } from '../create-server.ts'
import type { DocumentRequest } from '@croupier/contract/document'
import type { DocumentAnswer, IsSiteHidden, RenderDocument, RenderSitemap } from '../pages/document.ts'
import { testConfig } from './config.ts'
import { FakePlatform } from './fake-platform.ts'

export const ORIGIN = 'http://casino.test'

export interface TestSite {
  server: FastifyInstance
  platform: FakePlatform
  /** Moves the server's clock. */
  advance(ms: number): void
  get(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>
  /** As our own page calls: with the marker header. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options?: InjectOptions): Promise<LightMyRequestResponse>
  /** Listens on a free port, for what cannot be injected. */
  listen(): Promise<number>
}

export interface TestSiteOptions {
  config?: Partial<Omit<Config, 'limits'>>
  limits?: Partial<Limits>
  renderDocument?: RenderDocument
  renderSitemap?: RenderSitemap
  isSiteHidden?: IsSiteHidden
  brands?: Brand[]
  clientRoot?: string
  /** Of another node of the same site. */
  platform?: FakePlatform
  openState?: OpenState
  /** By how many milliseconds the event loop is late. Default: 0. */
  loopDelay?: () => number
  /** How many milliseconds the server has worked in this turn of the event loop. Default: 0. */
  turnWork?: () => number
}

/** A server before a fake platform; both end with the test. */
export async function startSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const platform = options.platform ?? new FakePlatform()
  if (!options.platform) await platform.start()
  let now = Date.UTC(2026, 0, 1)
  const config = testConfig({
    platformUrl: platform.url,
    publicOrigins: [ORIGIN],
    ...options.config,
    limits: { ...defaultLimits, ...options.limits },
  })
  const server = createServer({
    config,
    renderDocument: options.renderDocument ?? (async (request) => documentOf(request)),
    renderSitemap: options.renderSitemap ?? (() => Promise.resolve('<urlset></urlset>')),
    isSiteHidden: options.isSiteHidden ?? (() => Promise.resolve(false)),
    renderManifest: (name, lang) => Promise.resolve({ name, lang }),
    meaningfulQuery,
    pictureWidths: [480, 640],
    countedNames: { pages: ['/', '/games/:slug'], experiments: { joinWords: ['join', 'play'] } },
    assets: noAssets,
    brands: options.brands ?? [testBrand],
    clientRoot: options.clientRoot ?? null,
    now: () => now,
    loopDelay: options.loopDelay ?? (() => 0),
    turnWork: options.turnWork ?? (() => 0),
    ...(options.openState && { openState: options.openState }),
  })
  onTestFinished(async () => {
    await server.close()
    if (!options.platform) await platform.stop()
  })
  // Sent in the order of the calls, awaited or not.
  const inject = async (request: InjectOptions) =>
    server.inject({ ...request, headers: { host: 'casino.test', ...request.headers } })
  return {
    server,
    platform,
    advance: (ms) => (now += ms),
    get: (url, request = {}) => inject({ method: 'GET', url, ...request }),
    call: (method, url, request = {}) =>
      inject({ method, url, ...request, headers: { ...marker, ...request.headers } }),
    listen: async () => {
      await server.listen({ port: 0, host: '127.0.0.1' })
      return (server.server.address() as AddressInfo).port
    },
  }
}

/** Stands in for the list of the web application: leaves out what the tests take for ids of advertisers. */
function meaningfulQuery(search: string): string {
  const read = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^(?:lang|utm_source|gclid|_gl|btag|ysclid|refcode|clickid)=/.test(part))
  return read.length === 0 ? '' : `?${read.join('&')}`
}

export const marker = { 'x-requested-with': 'XMLHttpRequest', origin: ORIGIN }

export const testBrand: Brand = {
  id: 'aurora',
  locales: ['ru', 'en', 'br'],
  defaultLocale: 'ru',
  hosts: [],
  consent: { version: 1, region: 'ru', askedIn: ['eea'] },
  colors: { back: '#102030', isDark: true },
  art: null,
  logo: '/brands/aurora/assets/logo.svg',
  assetsRoot: '/nowhere',
}

export const noAssets: ClientAssets = {
  entry: '/assets/entry.js',
  release: 'test',
  styles: () => inlineStyles(''),
  faces: () => inlineStyles(''),
  brandStyles: (brand) => `/assets/${brand}.css`,
  kept: (brand) => ({ files: ['/assets/a.js'], optional: [`/assets/${brand}.woff2`] }),
  preload: () => [],
}

/** A complete page with the request that it was made from. */
export function documentOf(request: DocumentRequest, extra: Partial<DocumentAnswer> = {}): DocumentAnswer {
  const { visit, session } = request
  const { url, locale, device, brand, origin } = visit
  const player = session?.access()?.header ?? 'guest'
  return {
    status: 200,
    body: `<!doctype html><p>${[url, locale, device, brand, origin, player].join(' | ')}</p>${'.'.repeat(1000)}`,
    inlineScriptHashes: ['sha256-script'],
    inlineStyleHashes: ['sha256-style'],
    isTesting: false,
    cacheable: session === null,
    address: 'fixed',
    ...extra,
  }
}

export interface Deferred<T = void> {
  promise: Promise<T>
  resolve(value: T): void
}

/** Something that a test settles by hand. */
export function deferred<T = void>(): Deferred<T> {
  let settle: ((value: T) => void) | undefined
  const promise = new Promise<T>((resolve) => (settle = resolve))
  return { promise, resolve: (value) => settle?.(value) }
}

/** Set-Cookie headers by name, as `value; attributes`. */
export function cookiesOf(answer: LightMyRequestResponse): Record<string, string> {
  const header = answer.headers['set-cookie'] ?? []
  const lines = Array.isArray(header) ? header : [header]
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
}
