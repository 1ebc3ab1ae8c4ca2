import { linkStyles, Skeleton } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useFocusRecovery } from '#shared/forms/use-focus-recovery.ts'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { MessageItems } from '#shared/messages/message-items.tsx'
import { MESSAGES_PATH } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { NothingHere } from '#shared/site/nothing-here.tsx'

/** Messages that the panel shows; the page has all. */
const SHOWN = 20

export interface MessageListProps {
  readonly messages: Player['messages']
}

/** The newest messages, and the way to all of them. */
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
  if (items.length === 0)
    return <NothingHere level={3} title={t('layout:noNotices')} text={t('layout:noNoticesText')} />
  return (
    <>
      <MessageItems items={items.slice(0, SHOWN)} onRead={(id) => void messages.read(id)} />
      <Link to={MESSAGES_PATH} className={`mt-2 ${linkStyles()}`}>
        {t('layout:allNotices')}
      </Link>
    </>
  )
})
