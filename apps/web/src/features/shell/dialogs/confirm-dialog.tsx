import { Confirm } from '@croupier/design-system'
import { useState } from 'react'
import type { ConfirmProps, DialogFrame } from '#shared/overlays/dialogs/dialog-props.ts'
import { formatPhrase } from '#shared/texts/phrase.ts'
import { useTexts } from '#shared/site/tab.tsx'

/** Asks for a confirmation and runs the command. Stays open and shows the error if it fails. */
export function Dialog({
  title,
  text,
  confirmLabel,
  cancelLabel = { key: 'dialogs:cancel' },
  onConfirm,
  open,
  onClose,
  ...question
}: ConfirmProps & DialogFrame) {
  const t = useTexts()
  const [work, setWork] = useState<'idle' | 'running' | 'failed'>('idle')
  const confirm = async () => {
    setWork('running')
    try {
      await onConfirm()
      onClose()
    } catch {
      setWork('failed')
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
      waiting={work === 'running'}
      error={work === 'failed' && t('errors:try_latter')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {text && formatPhrase(t, text)}
    </Confirm>
  )
}
