import { linkStyles } from '@croupier/design-system'
import { useTab, useTexts } from '../../site/tab.tsx'
import { MarketNotice } from './market-notice.tsx'

/** Part of this file, so that it loads where a market demands something only, before the page is drawn. */
export { LateLimitsAtHome } from '../limits/late-limits.tsx'

/** Above its links on a phone, else before them. */
const LABEL = 'me-3 inline-block py-1.5 max-sm:-mb-1.5 max-sm:block'

/** Licence, notice, help and registers of self-exclusion of the visitor's market (docs/markets.md). */
export function MarketFooter() {
  const t = useTexts()
  const { market } = useTab()
  if (!market) return null
  const { licence, help, registers } = market
  return (
    <div
      data-testid="market"
      data-market={market.code}
      className="mx-auto mt-8 grid max-w-[1376px] gap-4 text-sm text-body"
    >
      <MarketNotice place="footer" />
      {licence && (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {licence.logo && (
            <img
              src={`/brands/${licence.logo}`}
              alt={licence.authority}
              width="120"
              height="40"
              className="h-8 w-auto"
            />
          )}
          <span className="min-w-0 wrap-anywhere">
            {licence.statement[t.locale]} <OutsideLink name={licence.authority} link={licence.link} />
          </span>
        </p>
      )}
      {help.length > 0 && (
        <p className="text-muted wrap-anywhere">
          <span className={LABEL}>{t('market:help')}</span>
          {help.map(({ name, phone, link }) => (
            <span key={name} className="me-3 inline-block max-sm:block">
              <OutsideLink name={name} link={link} />
              {phone && (
                <>
                  {' '}
                  <a
                    href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
                    // On a line of its own it stands close to its name.
                    className="inline-block py-1.5 font-semibold text-strong tabular-nums -mt-3 pointer-coarse:py-3"
                  >
                    {phone}
                  </a>
                </>
              )}
            </span>
          ))}
        </p>
      )}
      {registers.length > 0 && (
        <p className="text-muted wrap-anywhere">
          <span className={LABEL}>{t('market:exclusion')}</span>
          {registers.map(({ name, link }) => (
            <span key={name} className="me-3 inline-block max-sm:block">
              <OutsideLink name={name} link={link} />
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

interface OutsideLinkProps {
  readonly name: string
  readonly link: string
}

function OutsideLink({ name, link }: OutsideLinkProps) {
  return (
    <a
      href={link}
      target="_blank"
      rel="noreferrer"
      className={`inline-block py-1.5 pointer-coarse:py-3 ${linkStyles()}`}
    >
      {name}
    </a>
  )
}
