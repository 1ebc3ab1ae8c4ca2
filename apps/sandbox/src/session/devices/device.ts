import type { FastifyRequest } from 'fastify'
import { callLocale } from '../../ground/wire/call.ts'
import { languageTag, type Locale } from '../../ground/wire/locale.ts'

/** What a call tells of the device that it comes from. */
export interface Device {
  /** The `User-Agent`. */
  readonly agent: string
  /** ISO 3166 in lower case; null: not known. */
  readonly country: string | null
}

/** A device on which a player signs in, with the language of its words. */
export interface CallingDevice extends Device {
  readonly locale: Locale
}

const MAX_AGENT = 500

export function deviceOf(request: FastifyRequest): CallingDevice {
  const country = request.headers['x-country']
  return {
    agent: (request.headers['user-agent'] ?? '').slice(0, MAX_AGENT),
    country: typeof country === 'string' && /^[a-z]{2}$/.test(country) ? country : null,
    locale: callLocale(request),
  }
}

/** The first that fits names it: most browsers name others, too. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Browser and system, such as `Chrome, Windows`; empty where neither is known. */
export function deviceName(agent: string): string {
  const find = (known: typeof BROWSERS) => known.find(([sign]) => sign.test(agent))?.[1]
  return [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined).join(', ')
}

/** The country's name; null where it is not known. */
export function placeName(country: string | null, locale: Locale): string | null {
  if (country === null) return null
  return new Intl.DisplayNames([languageTag(locale)], { type: 'region' }).of(country.toUpperCase()) ?? null
}
