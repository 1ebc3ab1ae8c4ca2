import { Confirm } from '@croupier/design-system'
import { useState } from 'react'
import type { ConfirmProps, DialogFrame } from '../../../shared/overlays/dialogs/dialog-props.ts'
import { formatPhrase } from '../../../shared/texts/phrase.ts'
import { useTexts } from '../../../shared/site/tab.tsx'

type Work = { readonly status: 'idle' | 'running' } | { readonly status: 'failed'; readonly error: unknown }

/** Asks for a confirmation and runs the command. Stays open and shows the error if it fails. */
export function Dialog({
  title,
  text,
  confirmLabel,
  cancelLabel = { key: 'dialogs:cancel' },
  onConfirm,
  failureText,
  open,
  onClose,
  ...question
}: ConfirmProps & DialogFrame) {
  const t = useTexts()
  const [work, setWork] = useState<Work>({ status: 'idle' })
  const confirm = async () => {
    setWork({ status: 'running' })
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setWork({ status: 'failed', error })
    }
  }
  return (
    <Confirm
      {...question}
      open={open}
      title={formatPhrase(t, title)}
      confirmLabel={formatPhrase(t, confirmLabel)}
      cancelLabel={formatPhrase(t, cancelLabel)}
      closeLabel={t('dialogs:close')}
      waiting={work.status === 'running'}
      error={work.status === 'failed' && formatPhrase(t, failureText?.(work.error) ?? { key: 'errors:try_latter' })}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {text && formatPhrase(t, text)}
    </Confirm>
  )
}
