import { Button } from '@croupier/design-system'
import { isBonus, type Gift, type GiftRequest, type GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useTexts } from '../../../../../shared/site/tab.tsx'
import { ActivationDialog } from './activation-dialog.tsx'

export interface ActivateGiftProps {
  readonly gift: Gift
  readonly gifts: GiftsStore
}

/** The button that activates a gift; a bonus shows its terms first. After a lost answer it looks up what became of it. */
export const ActivateGift = observer(function ActivateGift({ gift, gifts: { activation } }: ActivateGiftProps) {
  const t = useTexts()
  const { status } = activation.of(gift.id)
  const isUnclear = status === 'unclear'
  const asksFirst = isBonus(gift)
  const request: GiftRequest = { kind: 'activate', giftId: gift.id }
  const press = () => {
    if (isUnclear) void activation.lookUp()
    else if (asksFirst) activation.ask(request)
    else void activation.send(request)
  }
  const label = t(isUnclear ? 'gift-activation:check' : asksFirst ? 'gift-activation:activate' : 'profile:takeGift')
  const name = asksFirst ? 'gift-activation:activateNamed' : 'profile:takeGiftNamed'
  return (
    <>
      <Button
        intent="primary"
        size="sm"
        loading={status === 'sending' || status === 'looking-up'}
        aria-disabled={activation.isOpen && !isUnclear}
        aria-label={isUnclear ? `${label}: ${gift.title}` : t(name, { gift: gift.title })}
        onClick={press}
      >
        {label}
      </Button>
      {asksFirst && (
        <ActivationDialog
          gift={gift}
          open={status === 'asking'}
          onActivate={() => void activation.send(request)}
          onClose={() => activation.dismiss()}
        />
      )}
    </>
  )
})
