import { Dock, IconButton } from '@croupier/design-system'
import { Chat } from '@croupier/domain/messaging'
import { ChevronDown, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { adoptStyles } from '#shared/loading/late.tsx'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import { ChatBody } from './chat-body.tsx'
import { ChatContacts } from './chat-contacts.tsx'
import { useChatRequests } from './use-chat-requests.ts'
import { useChatReport } from './use-chat-report.ts'
import styles from './chat-dock.css?inline'

adoptStyles(styles)

/** The chat of the player who asked for it. It stays until the vendor was informed that the player signed out. */
export const ChatDock = observer(function ChatDock() {
  const { site } = useTab()
  const [chat] = useState(() => site.playerPart(Chat))
  return chat && <DockedChat chat={chat} />
})

const DockedChat = observer(function DockedChat({ chat }: { readonly chat: Chat }) {
  const t = useTexts()
  const { chat: opener } = useTab()
  const { state } = chat
  const isShown = state.status !== 'closed' && state.status !== 'ending' && state.isShown
  const isResumed = opener.request?.isResumed ?? false
  useChatRequests(chat)
  useChatReport(chat, isShown)
  return (
    <Dock
      open={isShown}
      takesFocus={!isResumed}
      title={t('support:chatTitle')}
      onMinimise={() => chat.minimise()}
      actions={
        <>
          <IconButton label={t('support:chatMinimise')} onClick={() => chat.minimise()}>
            <ChevronDown aria-hidden />
          </IconButton>
          <IconButton label={t('support:chatClose')} onClick={() => chat.close()}>
            <X aria-hidden />
          </IconButton>
        </>
      }
      footer={
        <>
          {/* After the frame: what a vendor frames in it keeps Escape to itself. Visible while it has the focus. */}
          <button
            type="button"
            onClick={() => chat.minimise()}
            className="sr-only shrink-0 text-sm text-body focus:not-sr-only focus:min-h-11"
          >
            {t('support:chatLeave')}
          </button>
          <ChatContacts />
        </>
      }
    >
      <ChatBody chat={chat} />
    </Dock>
  )
})
