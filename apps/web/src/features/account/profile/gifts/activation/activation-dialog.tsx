import { Confirm } from '@croupier/design-system'
import { canCancel, type Gift, type GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { BonusTerms } from '#shared/gifts/bonus-terms.tsx'
import type { DialogFrame } from '#shared/overlays/dialogs/dialog-props.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { Losses } from './losses.tsx'
import { usePlayerCurrency } from '../../player-currency.ts'

export interface ActivationDialogProps extends DialogFrame {
  readonly gift: Gift
  readonly gifts: GiftsStore
  /** The active bonus that is cancelled for it; null: none. */
  readonly replaced: Gift | null
  readonly onActivate: () => void
}

/** Shows the terms of a bonus before it is activated, after what is lost with the bonus that it replaces. */
export const Dialog = observer(function ActivationDialog(props: ActivationDialogProps) {
  const t = useTexts()
  const currency = usePlayerCurrency()
  const { gift, gifts, replaced, open, onActivate, onClose } = props
  const isReplacing = replaced !== null
  return (
    <Confirm
      open={open}
      danger={isReplacing}
      type="activate-gift"
      title={
        isReplacing
          ? t('gift-activation:replaceQuestion', { bonus: replaced.title, gift: gift.title })
          : t('gift-activation:question', { gift: gift.title })
      }
      confirmLabel={t(isReplacing ? 'gift-activation:replace' : 'gift-activation:activate')}
      cancelLabel={t('gift-activation:later')}
      closeLabel={t('dialogs:close')}
      onConfirm={onActivate}
      onCancel={onClose}
    >
      {isReplacing && (
        <div className="mb-4">
          <Losses bonuses={[replaced]} isAll={gifts.all.filter(canCancel).length === 1} />
        </div>
      )}
      <BonusTerms gift={gift} currency={currency} />
      <p className="mt-4 text-muted">{t('gift-activation:onlyOne')}</p>
    </Confirm>
  )
})
