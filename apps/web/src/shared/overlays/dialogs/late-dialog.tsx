import { useState, type ComponentType } from 'react'
import { useLate, type Late } from '../../loading/late.tsx'
import { ProgressLine } from '../../loading/progress-line.tsx'
import { useTexts } from '../../site/tab.tsx'
import { DialogFailure } from './dialog-failure.tsx'
import type { DialogFrame } from './dialog-props.ts'

export interface LateDialogProps<Props> extends DialogFrame {
  readonly code: Late<{ readonly Dialog: ComponentType<Props & DialogFrame> }>
  readonly props: Props
}

/** Loads a dialog's code on first open. Shows a retry dialog after a failure. */
export function LateDialog<Props>(props: LateDialogProps<Props>) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return wasOpened && <OpenedDialog {...props} />
}

function OpenedDialog<Props>({ code, props, open, onClose }: LateDialogProps<Props>) {
  const t = useTexts()
  const state = useLate(code)
  if (state.status === 'failed') return open && <DialogFailure failure={state} onClose={onClose} />
  if (state.status === 'loading') return open && <ProgressLine label={t('dialogs:opening')} />
  const { Dialog } = state.value
  return <Dialog {...props} open={open} onClose={onClose} />
}
