import { supportWay } from '@croupier/domain/content'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { UnreadBadge } from '../messages/unread-badge.tsx'
import { usePlayer, useSite, useTab, useTexts } from '../site/tab.tsx'
import type { SupportTopic } from './support-topic.ts'

export interface SupportButtonProps {
  /** Handed over to the operator. Default: a question. */
  readonly topic?: SupportTopic
  readonly className?: string
  readonly children?: ReactNode
}

/** Opens the chat for players, or the contacts of support. Renders nothing when the operator has neither. */
export const SupportButton = observer(function SupportButton({
  topic = 'question',
  className,
  children,
}: SupportButtonProps) {
  const t = useTexts()
  const { dialogs, chat, visit } = useTab()
  const isPlayer = usePlayer() !== null
  const support = useSite().content.serverData.value?.support
  const way = support && supportWay(support, { isPlayer, chatPages: visit.origins.chat })
  if (!way) return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={className}
      onClick={() => (way === 'chat' ? chat.open(topic) : dialogs.open('support', {}))}
    >
      {children ?? t('layout:support')}
      <UnreadBadge count={chat.unread} isInline />
    </button>
  )
})
