import { isForbidden, type MarketRules, type PaymentKind } from '../ground/wire/market-rules.ts'
import type { Locale, Texts } from '../ground/wire/locale.ts'

interface FooterMark {
  slug: string
  /** Of a payment that some market forbids. */
  kind?: PaymentKind
  alt: Texts
  url: string
  drawing: string
}

const FOOTER_MARKS: readonly FooterMark[] = [
  {
    slug: 'adults-only',
    alt: { ru: 'Только с 18 лет', en: 'Adults only, 18+', it: 'Solo maggiorenni, 18+', br: 'Maiores de 18 anos' },
    url: '/responsible-gaming',
    drawing:
      '<circle cx="12" cy="12" r="10"/><path d="M7 9.2 8.8 8v8"/><circle cx="13" cy="10" r="1.9"/><circle cx="13" cy="14" r="2.1"/><path d="M17 12h3M18.5 10.5v3"/>',
  },
  {
    slug: 'bank-cards',
    alt: { ru: 'Банковские карты', en: 'Bank cards', it: 'Carte di pagamento', br: 'Cartões' },
    url: '/faq',
    drawing: '<rect x="2" y="5" width="20" height="14" rx="2.5"/><path d="M2 10h20M6 15h4"/>',
  },
  {
    slug: 'e-wallets',
    alt: { ru: 'Электронные кошельки', en: 'E-wallets', it: 'Portafogli elettronici', br: 'Carteiras digitais' },
    url: '/faq',
    drawing:
      '<path d="M19 8V6a2 2 0 0 0-2-2H5a2.5 2.5 0 0 0 0 5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2.5 2.5 0 0 1-2.5-2.5v-11"/><path d="M21 12.5h-4a2 2 0 0 0 0 4h4"/>',
  },
  {
    slug: 'mobile-pay',
    alt: { ru: 'Оплата с телефона', en: 'Mobile payments', it: 'Pagamenti da telefono', br: 'Pagamento por celular' },
    url: '/faq',
    drawing:
      '<rect x="5" y="2" width="10" height="20" rx="2.5"/><path d="M9 18.5h2M18 9a5 5 0 0 1 0 6M20.5 6.5a9 9 0 0 1 0 11"/>',
  },
  {
    slug: 'crypto',
    kind: 'crypto',
    alt: { ru: 'Криптовалюта', en: 'Cryptocurrency', it: 'Criptovalute', br: 'Criptomoedas' },
    url: '/faq',
    drawing:
      '<path d="M12 2l8.7 5v10L12 22l-8.7-5V7z"/><path d="M9.5 8h4a2 2 0 0 1 0 4h-4zM9.5 12h4.5a2 2 0 0 1 0 4H9.5zM11 6.5V8M11 16v1.5"/>',
  },
  {
    slug: 'play-fair',
    alt: { ru: 'Честная игра', en: 'Fair play', it: 'Gioco corretto', br: 'Jogo justo' },
    url: '/rules',
    drawing: '<path d="M12 2.5 4 5.5v6c0 5 3.4 8.4 8 10 4.6-1.6 8-5 8-10v-6z"/><path d="m8.5 12 2.5 2.5 4.5-5"/>',
  },
]

const footerMarkPath = (slug: string): string => `/cdn/footer/${slug}.svg`

/** Without the payments that the market forbids. */
export const footerMarks = (rules: MarketRules, locale: Locale) =>
  FOOTER_MARKS.filter(({ kind }) => !isForbidden(rules, kind)).map(({ slug, kind, alt, url }) => ({
    src: footerMarkPath(slug),
    alt: alt[locale],
    url,
    ...(kind && { kind }),
  }))

export function footerMark(path: string): string | null {
  const mark = FOOTER_MARKS.find((one) => footerMarkPath(one.slug) === path)
  if (!mark) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 40" width="56" height="40" role="img" aria-label="${mark.alt.en}">
<rect x=".75" y=".75" width="54.5" height="38.5" rx="9" fill="#8b8f99" fill-opacity=".1" stroke="#8b8f99" stroke-opacity=".35"/>
<g transform="translate(16 8)" fill="none" stroke="#a4a8b3" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${mark.drawing}</g>
</svg>`
}
