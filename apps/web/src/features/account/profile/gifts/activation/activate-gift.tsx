import { Button } from '@croupier/design-system'
import { isBonus, type Gift, type GiftRequest, type GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { late } from '#shared/loading/late.tsx'
import { usePreload } from '#shared/loading/use-preload.ts'
import { LateDialog } from '#shared/overlays/dialogs/late-dialog.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import type { Translate } from '#shared/texts/translate.ts'

const activationDialog = late(() => import('./activation-dialog.tsx'))

export interface ActivateGiftProps {
  readonly gift: Gift
  readonly gifts: GiftsStore
  /** The active bonus that is cancelled for it; null: none. */
  readonly replaced: Gift | null
}

/** The button that activates a gift; a bonus shows its terms first, and what is lost with the one that it replaces. After a lost answer it looks up the outcome. */
export const ActivateGift = observer(function ActivateGift(props: ActivateGiftProps) {
  const t = useTexts()
  usePreload(activationDialog)
  const { gift, gifts, replaced } = props
  // As the question was opened: it does not become another one when the gifts change.
  const [cancelled, setCancelled] = useState<Gift | null>(null)
  const { activation } = gifts
  const { status } = activation.of(gift.id)
  const isUnclear = status === 'unclear'
  const asksFirst = isBonus(gift)
  const request: GiftRequest = { kind: 'activate', giftId: gift.id }
  const ask = () => {
    setCancelled(replaced)
    activation.ask(request)
  }
  const press = () => {
    if (isUnclear) void activation.lookUp()
    else if (asksFirst) ask()
    else void activation.send(request)
  }
  const label = isUnclear ? t('gift-activation:check') : labelOf(t, { asksFirst, isReplacing: replaced !== null })
  const name = asksFirst ? 'gift-activation:activateNamed' : 'profile:takeGiftNamed'
  const hasOwnName = !isUnclear && replaced === null
  return (
    <>
      <Button
        intent={replaced ? 'secondary' : 'primary'}
        size="sm"
        loading={status === 'sending' || status === 'checking'}
        aria-disabled={activation.isOpen && !isUnclear}
        aria-label={hasOwnName ? t(name, { gift: gift.title }) : `${label}: ${gift.title}`}
        onClick={press}
      >
        {label}
      </Button>
      {asksFirst && (
        <LateDialog
          code={activationDialog}
          props={{
            gift,
            gifts,
            replaced: cancelled,
            onActivate: () => void (cancelled ? activation.replace(cancelled.id, gift.id) : activation.send(request)),
          }}
          open={status === 'asking'}
          onClose={() => activation.dismiss()}
        />
      )}
    </>
  )
})

function labelOf(
  t: Translate,
  { asksFirst, isReplacing }: { readonly asksFirst: boolean; readonly isReplacing: boolean },
) {
  if (isReplacing) return t('gift-activation:activateInstead')
  return t(asksFirst ? 'gift-activation:activate' : 'profile:takeGift')
}
