import type { IncomingHttpHeaders } from 'node:http'
import type { Device, Locale } from './document.ts'

export const LOCALES: readonly Locale[] = ['ru', 'en', 'it', 'br']

export interface LocaleHints {
  query: string | null
  cookie: string | undefined
  acceptLanguage: string | undefined
}

/** The `lang` query wins, then the cookie, then the browser's languages, then the brand's default. */
export function chooseLocale(hints: LocaleHints, offered: readonly Locale[], fallback: Locale): Locale {
  const wanted = [hints.query, hints.cookie].find((name) => isOffered(name, offered))
  return (wanted as Locale | undefined) ?? acceptedLocale(hints.acceptLanguage ?? '', offered) ?? fallback
}

export function isOffered(name: string | null | undefined, offered: readonly Locale[]): name is Locale {
  return offered.some((locale) => locale === name)
}

function acceptedLocale(header: string, offered: readonly Locale[]): Locale | undefined {
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
      return { locale: localeOfTag(tag), quality: Number(quality) }
    })
  return wishes
    .filter((wish) => wish.quality > 0 && isOffered(wish.locale, offered))
    .sort((one, other) => other.quality - one.quality)[0]?.locale
}

/** `br` is Brazilian Portuguese, `pt` in language tags. */
function localeOfTag(tag: string): Locale | undefined {
  const language = tag.split('-', 1)[0]
  return language === 'pt' ? 'br' : LOCALES.find((locale) => locale !== 'br' && locale === language)
}

const MAX_USER_AGENT = 300

/** Phones are mobile; tablets count as desktop. */
export function detectDevice(headers: IncomingHttpHeaders): Device {
  const hint = headers['sec-ch-ua-mobile']
  if (hint === '?1') return 'mobile'
  if (hint === '?0') return 'desktop'
  return /iPhone|iPod|Android.+Mobile|Windows Phone|Opera Mini|IEMobile/i.test(
    headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? '',
  )
    ? 'mobile'
    : 'desktop'
}
