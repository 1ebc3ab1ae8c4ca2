import { buttonStyles } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import { Link } from '#shared/navigation/link.tsx'
import { WAGER_GAMES_PATH } from '#shared/navigation/addresses.ts'
import { useTexts } from '#shared/site/tab.tsx'

/** Says how much bonus money is left to wager before a payout, and where to do it. `left`: minor units. */
export function WagerNotice({ left, currency }: { readonly left: number; readonly currency: string }) {
  const t = useTexts()
  return (
    <div className="lit rounded-card bg-surface p-5 shadow-card md:p-6">
      <h2 className="heading text-lg text-balance text-strong">
        {t('cashbox:wagerTitle', { amount: formatMoney(left, currency, t.locale) })}
      </h2>
      <p className="mt-2 text-body">{t('cashbox:wagerText')}</p>
      <Link to={WAGER_GAMES_PATH} className={`mt-6 max-sm:w-full ${buttonStyles({ intent: 'primary' })}`}>
        {t('cashbox:wagerGames')}
      </Link>
    </div>
  )
}
