import { FormErrors, RadioGroup } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import { depositRoom, type Gift, type GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useExpiry } from '#shared/gifts/use-expiry.ts'
import { BonusTerms } from '#shared/gifts/bonus-terms.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatPercent } from '#shared/texts/percent.ts'
import type { Translate } from '#shared/texts/translate.ts'

const NONE = ''

export interface GiftChoiceProps {
  readonly gifts: GiftsStore
  readonly currency: string
}

/** Chooses a gift for the deposit, with its conditions. Renders nothing without gifts. */
export const GiftChoice = observer(function GiftChoice({ gifts, currency }: GiftChoiceProps) {
  const t = useTexts()
  useExpiry(gifts.all)
  const listed = gifts.forCashbox(currency)
  if (listed.length === 0) return null
  const chosen = listed.find(({ id }) => id === gifts.chosenGiftId)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <RadioGroup
        label={t('cashbox:gift')}
        look="cards"
        options={[
          ...listed.map((gift) => ({
            value: gift.id,
            label: <span className="font-medium text-strong">{gift.title}</span>,
            hint: formatGift(t, gift, currency),
          })),
          { value: NONE, label: t('cashbox:noGift') },
        ]}
        value={chosen?.id ?? NONE}
        onValueChange={(id) => void gifts.choose(id === NONE ? null : id)}
      />
      {chosen && (
        <div className="rounded-card bg-sunken p-4 shadow-well">
          <BonusTerms gift={chosen} currency={currency} />
        </div>
      )}
      <FormErrors
        errors={
          gifts.select.error
            ? [t(gifts.select.state.status === 'unclear' ? 'cashbox:giftUnclear' : 'cashbox:giftNotChosen')]
            : []
        }
      />
    </div>
  )
})

function formatGift(t: Translate, gift: Gift, currency: string): string {
  const room = formatMoney(depositRoom(gift, currency), currency, t.locale, { cents: 'when-needed' })
  const { wager } = gift
  if (gift.percent === null) return t('cashbox:giftRoom', { room })
  const percent = formatPercent(t, gift.percent)
  return wager === null
    ? t('cashbox:giftBringsPlain', { percent, room })
    : t('cashbox:giftBrings', { percent, room, wager })
}
