import { linkStyles } from '@croupier/design-system'
import { Phone } from 'lucide-react'
import { EXCLUSION_PATH, LIMITS_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import { HELP_LINES, phone as phoneOf, type HelpLine } from './help-lines.ts'

/** What the player can switch on here, and who helps outside. Below the operator's text about responsible gaming. */
export function StayingInControl() {
  const t = useTexts()
  const { market } = useTab()
  const ofMarket = market?.help.map(({ name, phone: shown, link }) => ({
    name,
    phone: shown === null ? null : phoneOf(shown),
    site: link,
    about: null,
  }))
  const lines: readonly HelpLine[] = ofMarket?.length ? ofMarket : HELP_LINES[t.locale]
  return (
    <>
      <section aria-labelledby="own-control" className="mt-10 rounded-card bg-surface p-5 md:p-6">
        <h2 id="own-control" className="heading text-lg text-strong">
          {t('care:ownControl')}
        </h2>
        <p className="mt-2 text-body">{t('care:ownControlText')}</p>
        <div className="mt-5 flex flex-wrap gap-3 [&>*]:grow sm:[&>*]:grow-0">
          <ButtonLink to={LIMITS_PATH} intent="primary">
            {t('care:openLimits')}
          </ButtonLink>
          <ButtonLink to={EXCLUSION_PATH}>{t('care:selfExclusion')}</ButtonLink>
        </div>
      </section>
      {market && market.registers.length > 0 && (
        <section aria-labelledby="registers" className="mt-10">
          <h2 id="registers" className="heading text-lg text-strong">
            {t('market:exclusion')}
          </h2>
          <ul className="mt-4 grid gap-3">
            {market.registers.map(({ name, link }) => (
              <li key={name} className="rounded-card bg-surface px-5 py-4">
                <a href={link} target="_blank" rel="noreferrer" className={linkStyles()}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="help-lines" className="mt-10">
        <h2 id="help-lines" className="heading text-lg text-strong">
          {t('care:help')}
        </h2>
        <p className="mt-2 text-body">{t('care:helpText')}</p>
        <ul className="mt-4 grid gap-3">
          {lines.map(({ name, phone, site, about }) => (
            <li key={name} className="rounded-card bg-surface px-5 py-4">
              <a href={site} target="_blank" rel="noreferrer" className={linkStyles()}>
                {name}
              </a>
              {about && <p className="mt-1 text-sm text-muted">{t(about)}</p>}
              {phone && (
                <a
                  href={`tel:${phone.dialled}`}
                  className="mt-2 flex w-fit min-h-11 items-center gap-2 text-lg font-semibold text-strong tabular-nums"
                >
                  <Phone aria-hidden className="size-5" />
                  {phone.shown}
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
