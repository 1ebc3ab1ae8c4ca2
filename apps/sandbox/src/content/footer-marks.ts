/** The row of marks at the foot of every page: how to pay, who may play. Plain lettering, so they are drawn here. */
export const FOOTER_MARKS = [
  { slug: 'adults-only', lettering: '18+', alt: '18+', url: '/responsible-gaming' },
  { slug: 'bank-cards', lettering: 'BANK CARDS', alt: 'Bank cards', url: '/faq' },
  { slug: 'e-wallets', lettering: 'E-WALLETS', alt: 'E-wallets', url: '/faq' },
  { slug: 'mobile-pay', lettering: 'MOBILE PAY', alt: 'Mobile payments', url: '/faq' },
  { slug: 'crypto', lettering: 'CRYPTO', alt: 'Cryptocurrency', url: '/faq' },
  { slug: 'play-fair', lettering: 'PLAY FAIR', alt: 'Fair play', url: '/rules' },
] as const

export const footerMarkPath = (slug: string): string => `/cdn/footer/${slug}.svg`

export function footerMark(path: string): string | null {
  const mark = FOOTER_MARKS.find((one) => footerMarkPath(one.slug) === path)
  if (!mark) return null
  const width = 40 + mark.lettering.length * 11
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" role="img" aria-label="${mark.alt}">
<rect x="1" y="1" width="${width - 2}" height="38" rx="10" fill="none" stroke="#8b8f99" stroke-opacity=".5"/>
<text x="${width / 2}" y="26" text-anchor="middle" font-family="system-ui,sans-serif" font-size="15" font-weight="700" letter-spacing="1" fill="#a4a8b3">${mark.lettering}</text>
</svg>`
}
