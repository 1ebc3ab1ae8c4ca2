import type { ComponentType } from 'react'
import { ProgressLine } from '../../loading/progress-line.tsx'
import { useTexts } from '../../site/tab.tsx'
import { useLate } from '../../loading/use-late.ts'
import { DialogFailure } from './dialog-failure.tsx'
import type { DialogFrame } from './dialog-props.ts'

export interface LateDialogProps<Props> extends DialogFrame {
  /** Imports it; the same function with each drawing. */
  readonly load: () => Promise<{ readonly Dialog: ComponentType<Props & DialogFrame> }>
  /** What it gets besides. */
  readonly props: Props
}

/** A dialog that comes when it is first opened. When it does not, that is said, and it may be asked for again. */
export function LateDialog<Props>({ load, props, open, onClose }: LateDialogProps<Props>) {
  const t = useTexts()
  const late = useLate(load)
  if (late.status === 'failed') return open && <DialogFailure onRetry={late.retry} onClose={onClose} />
  if (late.status === 'coming') return open && <ProgressLine label={t('dialogs.opening')} />
  const { Dialog } = late.value
  return <Dialog {...props} open={open} onClose={onClose} />
}
