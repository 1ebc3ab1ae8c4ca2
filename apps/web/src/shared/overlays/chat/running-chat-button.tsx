import { IconButton } from '@croupier/design-system'
import { MessageCircle } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { UnreadBadge } from '../../messages/unread-badge.tsx'
import { useTab, useTexts } from '../../site/tab.tsx'

/** Shows the running chat again, with the number of unread messages. */
export const RunningChatButton = observer(function RunningChatButton() {
  const t = useTexts()
  const { chat } = useTab()
  const { unread } = chat
  return (
    <div className="relative" data-slot="chat-button">
      <IconButton
        label={unread > 0 ? t('support:chatUnread', { count: unread }) : t('support:chatTitle')}
        aria-haspopup="dialog"
        onClick={() => chat.open('question')}
      >
        <MessageCircle aria-hidden />
      </IconButton>
      <UnreadBadge count={unread} data-testid="unread-chat" />
    </div>
  )
})
