import { holdToasts, linkStyles, Toasts, type ToastItem } from '@croupier/design-system'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { Link } from '#shared/navigation/link.tsx'
import { isQuietPath } from '#shared/navigation/addresses.ts'
import { PlatformHtml } from '#shared/html/platform-html.tsx'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import type { QueuedToast } from '#shared/overlays/toasts/site-toasts.ts'

/** Toasts below the header. On the cashbox, and while a chat covers a phone's screen, they wait. */
export const SiteToastList = observer(function SiteToastList() {
  const t = useTexts()
  const { toasts, chat } = useTab()
  const { pathname } = useLocation()
  const close = (id: string) => toasts.close(id)
  const queue = { ...toasts.queue, toasts: toasts.queue.toasts.map((toast) => toItem(toast, () => close(toast.id))) }
  return (
    <Toasts
      queue={isQuietPath(pathname) || chat.isCovering ? holdToasts(queue) : queue}
      label={t('notifications:region')}
      closeLabel={t('dialogs:close')}
      onClose={close}
      // Below the header, and the bar of a game on its page, which stay usable.
      className="top-[calc(4.5rem+env(safe-area-inset-top))]! supports-[anchor-name:--a]:top-[max(calc(4.5rem+env(safe-area-inset-top)),calc(anchor(--stage-bar_bottom,0px)+0.5rem))]!"
    />
  )
})

function toItem({ html, link, text, ...toast }: QueuedToast, onFollow: () => void): ToastItem {
  return {
    ...toast,
    text: html === undefined ? text : <PlatformHtml html={html} size="sm" />,
    action: link && (
      <Link to={link.to} onClick={onFollow} className={linkStyles()}>
        {link.label}
      </Link>
    ),
  }
}
