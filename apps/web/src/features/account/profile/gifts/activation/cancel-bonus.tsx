import { Button } from '@croupier/design-system'
import { canCancel, type Activation, type Gift, type GiftRequest, type GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { late } from '#shared/loading/late.tsx'
import { usePreload } from '#shared/loading/use-preload.ts'
import { LateDialog } from '#shared/overlays/dialogs/late-dialog.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { RequestFailure } from './request-failure.tsx'

const cancelDialog = late(() => import('./cancel-dialog.tsx'))

interface StoreProps {
  readonly gifts: GiftsStore
}

export interface CancelBonusProps extends StoreProps {
  readonly gift: Gift
}

/** The button that cancels a bonus. What is lost is said first. */
export const CancelBonus = observer(function CancelBonus({ gift, gifts }: CancelBonusProps) {
  const t = useTexts()
  return (
    <CancelButton
      gifts={gifts}
      request={{ kind: 'cancel', giftId: gift.id }}
      state={gifts.activation.of(gift.id)}
      bonuses={[gift]}
      label={t('gift-activation:cancel')}
      about={gift.title}
      question={t('gift-activation:cancelQuestion', { gift: gift.title })}
    />
  )
})

/** The button that cancels all bonuses. Nothing where there are not several. */
export const CancelAllBonuses = observer(function CancelAllBonuses({ gifts }: StoreProps) {
  const t = useTexts()
  const bonuses = gifts.all.filter(canCancel)
  const state = gifts.activation.of(null)
  if (bonuses.length < 2) return null
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <CancelButton
        gifts={gifts}
        request={{ kind: 'cancel-all' }}
        state={state}
        bonuses={bonuses}
        label={t('gift-activation:cancelAll')}
        question={t('gift-activation:cancelAllQuestion')}
      />
      <RequestFailure state={state} running={bonuses[0] ?? null} />
    </div>
  )
})

interface CancelButtonProps extends StoreProps {
  readonly request: GiftRequest
  readonly state: Activation
  readonly bonuses: readonly Gift[]
  readonly label: string
  /** What it cancels, for screen readers. */
  readonly about?: string
  readonly question: string
}

const CancelButton = observer(function CancelButton(props: CancelButtonProps) {
  const t = useTexts()
  usePreload(cancelDialog)
  const { gifts, request, state, bonuses, label, about, question } = props
  const { activation } = gifts
  const isUnclear = state.status === 'unclear'
  const shown = isUnclear ? t('gift-activation:check') : label
  return (
    <>
      <Button
        size="sm"
        intent="ghost"
        loading={state.status === 'sending' || state.status === 'checking'}
        aria-disabled={activation.isOpen && !isUnclear}
        aria-label={about === undefined ? undefined : `${shown}: ${about}`}
        onClick={() => (isUnclear ? void activation.lookUp() : activation.ask(request))}
      >
        {shown}
      </Button>
      <LateDialog
        code={cancelDialog}
        props={{
          question,
          label,
          bonuses,
          isAll: gifts.all.filter(canCancel).length === bonuses.length,
          onConfirm: () => void activation.send(request),
        }}
        open={state.status === 'asking'}
        onClose={() => activation.dismiss()}
      />
    </>
  )
})
