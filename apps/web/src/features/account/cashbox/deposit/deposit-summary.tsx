import { giftGain } from '@croupier/domain/cashbox'
import { depositRoom, type Gift } from '@croupier/domain/gifts'
import { MoneyText } from '#shared/site/money-text.tsx'
import { useTexts } from '#shared/site/tab.tsx'

export interface DepositSummaryProps {
  readonly amount: number
  readonly currency: string
  readonly gift: Gift | null
}

/** What the deposit costs and brings, shown above the button. */
export function DepositSummary({ amount, currency, gift }: DepositSummaryProps) {
  const t = useTexts()
  const percent = gift?.percent ?? 0
  const gain = gift ? giftGain(amount, { percent, room: depositRoom(gift, currency) }) : 0
  const lines = [
    { label: t('cashbox:youPay'), minor: amount },
    ...(gain > 0 ? [{ label: t('cashbox:giftAdds'), minor: gain }] : []),
    ...(gain > 0 && gift?.wager ? [{ label: t('cashbox:toWager'), minor: gain * gift.wager }] : []),
  ]
  return (
    <dl className="grid gap-2 rounded-card bg-sunken p-4 text-sm shadow-well">
      {lines.map(({ label, minor }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="text-strong">
            <MoneyText amount={minor} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
