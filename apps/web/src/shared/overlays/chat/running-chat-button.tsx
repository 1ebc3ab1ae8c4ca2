import { IconButton } from '@croupier/design-system'
import { MessageCircle } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTab, useTexts } from '../../site/tab.tsx'

/** Shows the running chat again, with the number of unread messages. */
export const RunningChatButton = observer(function RunningChatButton() {
  const t = useTexts()
  const { chat } = useTab()
  const { unread } = chat
  return (
    <div className="relative">
      <IconButton
        label={unread > 0 ? t('support:chatUnread', { count: unread }) : t('support:chatTitle')}
        aria-haspopup="dialog"
        onClick={() => chat.open('question')}
      >
        <MessageCircle aria-hidden />
      </IconButton>
      {unread > 0 && (
        <span
          aria-hidden
          data-testid="unread-chat"
          className="pointer-events-none absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-info px-1 text-xs font-semibold text-on-info tabular-nums"
        >
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </div>
  )
})
