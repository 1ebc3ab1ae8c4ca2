import { ProgressBar } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import { depositLimit, depositRoom, type Gift } from '@croupier/domain/gifts'
import { useTexts } from '#shared/site/tab.tsx'

/** How much is deposited for a gift, and how much is missing. Nothing for a gift without a deposit. */
export function DepositCondition({ gift, currency }: { readonly gift: Gift; readonly currency: string }) {
  const t = useTexts()
  const { depositLimits, depositProgress, title } = gift
  if (depositLimits.length === 0) return null
  const limit = depositLimit(gift, currency)
  if (limit === null) {
    const currencies = depositLimits.map((one) => one.currency).join(', ')
    return <p className="basis-full text-xs text-muted">{t('gifts:otherCurrency', { currencies })}</p>
  }
  const money = (minor: number) => formatMoney(minor, currency, t.locale, { cents: 'when-needed' })
  const left = depositRoom(gift, currency)
  const texts = [
    t('gifts:deposited', { done: money(depositProgress), limit: money(limit) }),
    left > 0 && t('gifts:missing', { left: money(left) }),
  ]
  const text = texts.filter(Boolean).join(', ')
  return (
    <div className="basis-full">
      <ProgressBar
        className="my-1.5"
        size="sm"
        value={depositProgress}
        max={Math.max(limit, 1)}
        label={t('gifts:deposits', { gift: title })}
        valueText={text}
      />
      <p className="text-xs text-muted">{text}</p>
    </div>
  )
}
