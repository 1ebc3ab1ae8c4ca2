import { Confirm } from '@croupier/design-system'
import type { Gift } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { BonusTerms } from '../../../../../shared/gifts/bonus-terms.tsx'
import { useTexts } from '../../../../../shared/site/tab.tsx'
import { usePlayerCurrency } from '../../player-currency.ts'

export interface ActivationDialogProps {
  readonly gift: Gift
  readonly open: boolean
  readonly onActivate: () => void
  readonly onClose: () => void
}

/** Shows the terms of a bonus before it is activated. */
export const ActivationDialog = observer(function ActivationDialog(props: ActivationDialogProps) {
  const t = useTexts()
  const currency = usePlayerCurrency()
  const { gift, open, onActivate, onClose } = props
  return (
    <Confirm
      open={open}
      type="activate-gift"
      title={t('gift-activation:question', { gift: gift.title })}
      confirmLabel={t('gift-activation:activate')}
      cancelLabel={t('gift-activation:later')}
      closeLabel={t('dialogs:close')}
      onConfirm={onActivate}
      onCancel={onClose}
    >
      <BonusTerms gift={gift} currency={currency} />
      <p className="mt-4 text-muted">{t('gift-activation:onlyOne')}</p>
    </Confirm>
  )
})
