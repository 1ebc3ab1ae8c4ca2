import { Button, RadioGroup } from '@croupier/design-system'
import type { DepositStore } from '@croupier/domain/cashbox'
import { Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTab, useTexts } from '#shared/site/tab.tsx'

const OTHER = ''

/** Chooses a saved card of the chosen payment system. Renders nothing without saved cards. */
export const SavedCards = observer(function SavedCards({ deposit }: { readonly deposit: DepositStore }) {
  const t = useTexts()
  const { dialogs } = useTab()
  const { systemCards: cards, cardId } = deposit
  if (cards.length === 0) return null
  const chosen = cards.find(({ id }) => id === cardId)
  const forget = (id: string, title: string) =>
    dialogs.open('confirm', {
      title: { key: 'cashbox:forgetCardTitle' },
      text: { key: 'cashbox:forgetCardText', values: { title } },
      confirmLabel: { key: 'cashbox:forgetCardConfirm' },
      danger: true,
      onConfirm: () => deposit.forgetCard(id),
    })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <RadioGroup
        label={t('cashbox:card')}
        look="cards"
        options={[
          ...cards.map(({ id, title, expires }) => ({
            value: id,
            label: <span className="text-strong tabular-nums">{title}</span>,
            hint: expires ? t('cashbox:cardExpires', { date: expires }) : undefined,
          })),
          { value: OTHER, label: t('cashbox:anotherCard') },
        ]}
        value={cardId ?? OTHER}
        onValueChange={(id) => deposit.chooseCard(id === OTHER ? null : id)}
      />
      {chosen && (
        <Button
          intent="ghost"
          size="sm"
          className="-ms-3.5 justify-self-start"
          onClick={() => forget(chosen.id, chosen.title)}
        >
          <Trash2 aria-hidden />
          {t('cashbox:forgetCard', { title: chosen.title })}
        </Button>
      )}
    </div>
  )
})
