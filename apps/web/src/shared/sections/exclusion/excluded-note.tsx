import { linkStyles } from '@croupier/design-system'
import { observer } from 'mobx-react-lite'
import { EXCLUSION_PATH, RESPONSIBLE_GAMING_PATH, WITHDRAW_PATH } from '../../navigation/addresses.ts'
import { Link } from '../../navigation/link.tsx'
import { usePlayer, useTexts } from '../../site/tab.tsx'
import { formatMoment } from '../../texts/format-time.ts'

/** Says calmly that there are no offers, until when, and what the player can do. */
export const ExcludedNote = observer(function ExcludedNote() {
  const t = useTexts()
  const until = usePlayer()?.profile.value?.selfExclusion?.until ?? null
  return (
    <section aria-label={t('exclusion:running')} className="max-w-3xl rounded-card bg-surface p-5 shadow-card">
      <p className="font-semibold text-strong">
        {until === null ? t('exclusion:runningAllOpen') : t('exclusion:runningAll', { until: formatMoment(t, until) })}
      </p>
      <p className="mt-1 text-sm text-body">{t('exclusion:noOffers')}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 text-sm">
        {(
          [
            [WITHDRAW_PATH, 'exclusion:toWithdraw'],
            [EXCLUSION_PATH, 'exclusion:title'],
            [RESPONSIBLE_GAMING_PATH, 'exclusion:toHelp'],
          ] as const
        ).map(([to, text]) => (
          <Link key={to} to={to} className={`${linkStyles()} inline-flex min-h-11 items-center`}>
            {t(text)}
          </Link>
        ))}
      </p>
    </section>
  )
})
