import { useTexts } from '#shared/site/tab.tsx'

/** In place of an offer, for who has not played yet where bonuses come after that. */
export function BonusWaitsNote() {
  const t = useTexts()
  return (
    <section aria-label={t('promo-code:laterTitle')} className="max-w-3xl rounded-card bg-surface p-5 shadow-card">
      <p className="font-semibold text-strong">{t('promo-code:laterTitle')}</p>
      <p className="mt-1 text-sm text-body">{t('promo-code:laterText')}</p>
    </section>
  )
}
