import { Confirm } from '@croupier/design-system'
import type { Gift } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useTexts } from '../../../../../shared/site/tab.tsx'
import { formatGain } from '../gift-texts.ts'
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
      <Terms gift={gift} />
      <p className="mt-4 text-muted">{t('gift-activation:onlyOne')}</p>
    </Confirm>
  )
})

const Terms = observer(function Terms({ gift }: Pick<ActivationDialogProps, 'gift'>) {
  const t = useTexts()
  const gain = formatGain(t, gift, usePlayerCurrency())
  return (
    <>
      {gain !== null && <p className="text-strong">{gain}</p>}
      {gift.wager !== null && <p>{t('gifts:wager', { wager: gift.wager })}</p>}
    </>
  )
})
