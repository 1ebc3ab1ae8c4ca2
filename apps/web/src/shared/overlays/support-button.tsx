import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useSite, useTab, useTexts } from '../site/tab.tsx'

export interface SupportButtonProps {
  readonly className?: string
  readonly children?: ReactNode
}

/** Opens the support dialog. Renders nothing when the operator has no contacts. */
export const SupportButton = observer(function SupportButton({ className, children }: SupportButtonProps) {
  const t = useTexts()
  const { dialogs } = useTab()
  const support = useSite().content.serverData.value?.support
  if (!support || support.contacts.length === 0) return null
  return (
    <button type="button" aria-haspopup="dialog" className={className} onClick={() => dialogs.open('support', {})}>
      {children ?? t('layout:support')}
    </button>
  )
})
