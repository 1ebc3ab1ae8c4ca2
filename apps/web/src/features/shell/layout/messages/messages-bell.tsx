import { IconButton, Skeleton } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import { Bell } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { late, LateView } from '#shared/loading/late.tsx'
import { LateLoadFailure } from '#shared/loading/load-failure.tsx'
import { PublicPart } from '#shared/loading/public-part.tsx'
import { usePreload } from '#shared/loading/use-preload.ts'
import { UnreadBadge } from '#shared/messages/unread-badge.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { useMenu } from '../use-menu.ts'

const messageList = late(() => import('./message-list.tsx'))

/** Button with the number of unread messages, and a panel with all messages. */
export const MessagesBell = observer(function MessagesBell({ player }: { readonly player: Player }) {
  const t = useTexts()
  const { unreadCount } = player.messages
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useMenu(panel)
  usePreload(messageList)
  return (
    <>
      <div className="relative">
        <IconButton
          label={unreadCount > 0 ? t('layout:noticesUnread', { count: unreadCount }) : t('layout:notices')}
          popoverTarget="messages"
        >
          <Bell aria-hidden />
        </IconButton>
        <UnreadBadge count={unreadCount} data-testid="unread-messages" />
      </div>
      {/* Rendered when opened: the server does not know the time zone of its dates. */}
      <PublicPart name="messages-panel" data={null}>
        <div
          ref={panel}
          id="messages"
          popover="auto"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element in a popover is shown by script only
          role="dialog"
          aria-label={t('layout:notices')}
          tabIndex={-1}
          onToggle={({ newState }) => setOpen(newState === 'open')}
          className="fixed inset-auto top-[calc(4.5rem+env(safe-area-inset-top))] inset-e-[calc(1rem+env(safe-area-inset-right))] max-h-[calc(100dvh-10rem-env(safe-area-inset-top))] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card bg-floating p-5 whitespace-normal text-body shadow-raised outline-none lg:inset-e-[calc(1.5rem+env(safe-area-inset-right))]"
        >
          <h2 className="heading text-lg text-strong">{t('layout:notices')}</h2>
          {isOpen && (
            <LateView
              code={messageList}
              fallback={<Skeleton aria-hidden className="mt-4 h-24 w-full" />}
              failed={(failure) => <LateLoadFailure failure={failure} />}
            >
              {({ MessageList }) => <MessageList messages={player.messages} />}
            </LateView>
          )}
        </div>
      </PublicPart>
    </>
  )
})
