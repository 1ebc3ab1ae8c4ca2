import { Confirm } from '@croupier/design-system'
import type { DialogFrame } from '#shared/overlays/dialogs/dialog-props.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { Losses, type LossesProps } from './losses.tsx'

export interface CancelDialogProps extends LossesProps, DialogFrame {
  readonly question: string
  readonly label: string
  readonly onConfirm: () => void
}

/** Says what is lost before bonuses are cancelled. */
export function Dialog({ question, label, bonuses, isAll, open, onConfirm, onClose }: CancelDialogProps) {
  const t = useTexts()
  return (
    <Confirm
      open={open}
      danger
      type="cancel-bonus"
      title={question}
      confirmLabel={label}
      cancelLabel={t('gift-activation:keep')}
      closeLabel={t('dialogs:close')}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Losses bonuses={bonuses} isAll={isAll} />
    </Confirm>
  )
}
