import { EmptyState, IconButton, Skeleton } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import { dateTag } from '@croupier/domain/core'
import type { Notice } from '@croupier/domain/player'
import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { PlatformHtml } from '../../shared/platform-html.tsx'
import { RetryNote } from '../../shared/retry-note.tsx'
import { useTexts } from '../../shared/texts.ts'

export interface NoticeListProps {
  readonly notices: Player['notices']
}

/** All messages, newest first; reading one takes it from the unread. */
export const NoticeList = observer(function NoticeList({ notices }: NoticeListProps) {
  const t = useTexts()
  const { state, items } = notices
  if (state.status === 'failed' && !state.previous)
    return <RetryNote text={t('layout.noticesFailed')} onRetry={() => void notices.reload()} />
  if (state.status === 'idle' || (state.status === 'loading' && !state.previous))
    return <Skeleton className="mt-4 h-24 w-full" />
  if (items.length === 0) return <EmptyState level={3} title={t('layout.noNotices')} text={t('layout.noNoticesText')} />
  return (
    <ul className="mt-2 divide-y divide-line">
      {items.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} onRead={() => void notices.read(notice.id)} />
      ))}
    </ul>
  )
})

interface NoticeItemProps {
  readonly notice: Notice
  readonly onRead: () => void
}

function NoticeItem({ notice, onRead }: NoticeItemProps) {
  const t = useTexts()
  const { message, button, isNew, createdAt } = notice
  return (
    <li className="flex gap-3 py-4">
      <div className="min-w-0 flex-1">
        <PlatformHtml html={message} size="sm" className={isNew ? 'font-medium text-strong' : undefined} />
        {button && (
          <a
            href={button.link}
            data-link=""
            onClick={onRead}
            className="mt-1 inline-block py-1 text-sm text-info underline underline-offset-4"
          >
            {button.text}
          </a>
        )}
        <time dateTime={new Date(createdAt).toISOString()} className="mt-1 block text-xs text-muted">
          {new Intl.DateTimeFormat(dateTag(t.locale), { dateStyle: 'medium', timeStyle: 'short' }).format(createdAt)}
        </time>
      </div>
      {isNew && (
        <IconButton label={t('layout.readNotice')} size="sm" onClick={onRead}>
          <Check aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
