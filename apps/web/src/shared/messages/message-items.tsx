import { IconButton, linkStyles } from '@croupier/design-system'
import type { Message } from '@croupier/domain/player'
import { Check } from 'lucide-react'
import { PlatformHtml } from '../html/platform-html.tsx'
import { Link } from '../navigation/link.tsx'
import { useTexts } from '../site/tab.tsx'
import { LocalTime } from '../site/local-time.tsx'

export interface MessageItemsProps {
  readonly items: readonly Message[]
  readonly onRead: (id: string) => void
}

/** Messages with their links and dates. Opening one marks it as read. */
export function MessageItems({ items, onRead }: MessageItemsProps) {
  return (
    <ul className="[&>li+li]:border-t [&>li+li]:border-line">
      {items.map((message) => (
        <MessageItem key={message.id} message={message} onRead={() => onRead(message.id)} />
      ))}
    </ul>
  )
}

function MessageItem({ message, onRead }: { readonly message: Message; readonly onRead: () => void }) {
  const t = useTexts()
  const { text, button, isNew, createdAt } = message
  return (
    <li className="flex gap-3 py-4">
      <span
        aria-hidden
        className={`mt-1.5 size-2 shrink-0 rounded-full forced-color-adjust-none ${isNew ? 'bg-info' : 'bg-line-strong opacity-50'}`}
      />
      <div className="min-w-0 flex-1">
        <PlatformHtml html={text} size="sm" className={isNew ? 'font-medium text-strong' : undefined} />
        {button && (
          <Link
            to={button.link}
            onClick={onRead}
            className={`${linkStyles()} mt-1 inline-flex items-center py-1 text-sm wrap-anywhere pointer-coarse:min-h-11`}
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
          className="-my-2 -me-2 pointer-coarse:-my-3 pointer-coarse:-me-3"
          onClick={onRead}
        >
          <Check aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
