import type { IncomingHttpHeaders } from 'node:http'
import { LOCALES, type Device, type Locale } from '@croupier/contract/locale'

export interface LocaleHints {
  query: string | null
  cookie: string | undefined
  acceptLanguage: string | undefined
}

/** The `lang` query wins, then the cookie, then the browser's languages, then the brand's default. */
export function chooseLocale(hints: LocaleHints, offered: readonly Locale[], fallback: Locale): Locale {
  const wanted = [hints.query, hints.cookie].map((name) => offeredLocale(name, offered)).find((locale) => locale)
  return wanted ?? acceptedLocale(hints.acceptLanguage ?? '', offered) ?? fallback
}

/** The offered locale that a name or tag means, also written as `en_US`, `pt-br` or `ru_RU.UTF-8`. */
export function offeredLocale(name: string | null | undefined, offered: readonly Locale[]): Locale | undefined {
  const meant = localeOfTag(name?.toLowerCase() ?? '')
  return offered.find((locale) => locale === meant)
}

function acceptedLocale(header: string, offered: readonly Locale[]): Locale | undefined {
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
      // `br` of a browser is Breton.
      return { locale: tag === 'br' ? undefined : offeredLocale(tag, offered), quality: Number(quality) }
    })
  return wishes
    .filter(({ locale, quality }) => locale !== undefined && quality > 0)
    .sort((one, other) => other.quality - one.quality)[0]?.locale
}

/** `br` is Brazilian Portuguese, `pt` in language tags; the language `br` with a country is another one. */
function localeOfTag(tag: string): Locale | undefined {
  const [language, country] = tag.split(/[-_.@]/, 2)
  if (language === 'pt') return 'br'
  return language === 'br' && country !== undefined ? undefined : LOCALES.find((locale) => locale === language)
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
