import { formatMoney } from '@croupier/domain/core'
import type { Gift } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { usePlayer, useTexts } from '#shared/site/tab.tsx'
import { formatPercent } from '#shared/texts/percent.ts'

export interface LossesProps {
  readonly bonuses: readonly Gift[]
  /** No other bonus is active: the bonus money is theirs. */
  readonly isAll: boolean
}

/** What is lost with these bonuses: the bonus money and what was wagered. */
export const Losses = observer(function Losses({ bonuses, isAll }: LossesProps) {
  const t = useTexts()
  const balance = usePlayer()?.balance.value
  const money = balance?.bonus ?? 0
  return (
    <>
      {balance && money > 0 && (
        <p className="text-strong">
          {isAll
            ? t('gift-activation:losesMoney', { amount: formatMoney(money, balance.currency, t.locale) })
            : t('gift-activation:losesPart')}
        </p>
      )}
      {bonuses.map(
        ({ id, title, rollover }) =>
          rollover !== null &&
          rollover > 0 && (
            <p key={id} className="mt-2 wrap-anywhere">
              {t('gift-activation:losesProgress', { gift: title, percent: formatPercent(t, rollover) })}
            </p>
          ),
      )}
      <p className="mt-2 text-muted">{t('gift-activation:losesGift')}</p>
    </>
  )
})
