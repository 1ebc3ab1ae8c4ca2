import type { FooterImage } from '@croupier/domain/content'
import { observer } from 'mobx-react-lite'
import { ACCESSIBILITY_PATH, COOKIES_PATH, PROMO_PATH, TOURNAMENTS_PATH } from '#shared/navigation/addresses.ts'
import { LateMarketFooter } from '#shared/sections/market/late-market-footer.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import { PlatformHtml } from '#shared/html/platform-html.tsx'
import { SupportButton } from '#shared/overlays/support-button.tsx'
import { LateInstallEntry } from './install/late-install-entry.tsx'
import { LanguageChoice } from './language-choice.tsx'

const LINK = 'inline-block py-1.5 pointer-coarse:py-3 text-muted transition-colors duration-fast hover:text-strong'

/** The end of every page: age, information, languages, marks of payment systems, and the platform's own text. */
export const Footer = observer(function Footer() {
  const t = useTexts()
  const { market, site, brand, visit } = useTab()
  const { content } = site
  const text = content.footerText.value
  const images = (content.footerImages.value ?? []).filter(({ kind }) => !market?.forbiddenPayments.includes(kind))
  const links = [
    { to: PROMO_PATH, name: t('layout:promotions') },
    { to: TOURNAMENTS_PATH, name: t('layout:tournaments') },
    ...(content.staticPages.value ?? []).map(({ url, title }) => ({ to: url, name: title })),
    { to: ACCESSIBILITY_PATH, name: t('layout:accessibility') },
    { to: COOKIES_PATH, name: t('layout:cookies') },
  ]
  // Of the moment that the page was asked for, so that server and browser say the same.
  const year = new Date(visit.nowMs).getUTCFullYear()
  return (
    <footer className="mt-16 in-data-arriving:opacity-0 bg-surface px-gutter pt-10 pb-8 text-sm">
      <div className="mx-auto grid max-w-[1376px] grid-cols-[minmax(0,1fr)] gap-10 min-[66rem]:grid-cols-[1.2fr_1.6fr_1fr]">
        <section aria-labelledby="adults-only" className="flex gap-4 max-[19rem]:flex-col">
          <p
            aria-hidden
            className="grid size-14 shrink-0 place-items-center rounded-full font-display text-base font-semibold text-strong border-2 border-current"
          >
            {market?.age ?? 18}+
          </p>
          <div className="max-w-sm min-w-0 wrap-anywhere">
            <h2 id="adults-only" className="mb-1 font-semibold text-strong">
              {t('layout:adultsOnly')}
            </h2>
            <p className="text-muted">{t('layout:adultsText')}</p>
            <Link
              to="/responsible-gaming"
              className="mt-2 inline-block py-1 pointer-coarse:mt-0 pointer-coarse:py-3 text-info underline underline-offset-4"
            >
              {t('layout:playResponsibly')}
            </Link>
          </div>
        </section>
        <nav aria-labelledby="information">
          <h2 id="information" className="mb-2 font-semibold text-strong">
            {t('layout:information')}
          </h2>
          <ul className="gap-8 wrap-anywhere min-[25rem]:columns-2">
            {links.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} className={LINK}>
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <SupportButton className={LINK} />
            </li>
            <LateInstallEntry className={`${LINK} text-start`} />
          </ul>
        </nav>
        {brand.locales.length > 1 && (
          <div>
            <h2 className="mb-3 font-semibold text-strong">{t('layout:language')}</h2>
            <LanguageChoice />
          </div>
        )}
      </div>
      {images.length > 0 && (
        <ul
          aria-label={t('layout:paymentMarks')}
          className="mx-auto mt-10 flex max-w-[1376px] flex-wrap items-center gap-2"
        >
          {images.map((image) => (
            <li key={image.src}>
              {image.url ? (
                <Link to={image.url} className="block pointer-coarse:py-1.5">
                  <FooterMark image={image} />
                </Link>
              ) : (
                <FooterMark image={image} />
              )}
            </li>
          ))}
        </ul>
      )}
      <LateMarketFooter />
      <div className="mx-auto mt-8 max-w-[1376px] text-xs text-muted">
        {text && <PlatformHtml html={text} size="sm" className="text-muted" />}
        <p className="mt-4">{t('layout:rights', { year: String(year), brand: brand.name })}</p>
      </div>
    </footer>
  )
})

function FooterMark({ image }: { readonly image: FooterImage }) {
  return (
    <img
      {...pictureSources(image.src, 'mark')}
      alt={image.alt}
      title={image.alt}
      width="56"
      height="40"
      loading="lazy"
      className="h-8 w-auto"
    />
  )
}
