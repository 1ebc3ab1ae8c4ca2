import { EmptyState, IconButton, Skeleton } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import type { Message } from '@croupier/domain/player'
import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { PlatformHtml } from '../../../../shared/html/platform-html.tsx'
import { LocalTime } from '../../../../shared/texts/local-time.tsx'
import { LoadFailure } from '../../../../shared/loading/load-failure.tsx'
import { Link } from '../../../../shared/navigation/link.tsx'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { useFocusRecovery } from '../../../../shared/forms/use-focus-recovery.ts'

export interface MessageListProps {
  readonly messages: Player['messages']
}

/** All messages, newest first. Opening one marks it as read. */
export function MessageList({ messages }: MessageListProps) {
  const frame = useRef<HTMLDivElement>(null)
  useFocusRecovery(frame)
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <Messages messages={messages} />
    </div>
  )
}

const Messages = observer(function Messages({ messages }: MessageListProps) {
  const t = useTexts()
  const { state, items } = messages
  if (state.status === 'failed' && !state.previous)
    return <LoadFailure text={t('layout:noticesFailed')} onRetry={() => void messages.reload()} />
  if (state.status === 'idle' || (state.status === 'loading' && !state.previous))
    return (
      <div aria-busy="true" className="mt-4">
        <Skeleton className="h-24 w-full" />
      </div>
    )
  if (items.length === 0) return <EmptyState level={3} title={t('layout:noNotices')} text={t('layout:noNoticesText')} />
  return (
    <ul className="mt-2 divide-y divide-line">
      {items.map((message) => (
        <MessageItem key={message.id} message={message} onRead={() => void messages.read(message.id)} />
      ))}
    </ul>
  )
})

interface MessageItemProps {
  readonly message: Message
  readonly onRead: () => void
}

function MessageItem({ message, onRead }: MessageItemProps) {
  const t = useTexts()
  const { text, button, isNew, createdAt } = message
  return (
    <li className="flex gap-3 py-4">
      <div className="min-w-0 flex-1">
        <PlatformHtml html={text} size="sm" className={isNew ? 'font-medium text-strong' : undefined} />
        {button && (
          <Link
            to={button.link}
            onClick={onRead}
            className="mt-1 inline-block py-1 text-sm text-info underline underline-offset-4"
          >
            {button.text || t('layout:openNotice')}
          </Link>
        )}
        {createdAt !== null && <LocalTime at={createdAt} className="mt-1 block text-xs text-muted" />}
      </div>
      {isNew && (
        <IconButton
          label={t('layout:readNotice')}
          size="sm"
          // Align the mark, not its touch target, with the first line and the edge.
          className="-my-2 -mr-2 pointer-coarse:-my-3 pointer-coarse:-mr-3"
          onClick={onRead}
        >
          <Check aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
