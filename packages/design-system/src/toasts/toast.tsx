import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Gift, Info, X } from 'lucide-react'
import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import type { Queued } from './toast-queue.ts'

export interface ToastItem extends Queued {
  /** `negative` is announced at once and shown on top. Default `info`. */
  tone?: 'info' | 'positive' | 'negative' | 'accent' | undefined
  title?: ReactNode
  text?: ReactNode
  /** Platform text instead of `text`, sanitised by the caller: a string on the server, TrustedHTML in the browser. */
  html?: string | TrustedHTML | undefined
  image?: string | undefined
  action?: ReactNode
  content?: ReactNode
  /** ms; 0 stays until closed. Default 10000. */
  lifetime?: number | undefined
}

const TONES = {
  info: { icon: Info, className: 'bg-info-soft text-info' },
  positive: { icon: CircleCheck, className: 'bg-positive-soft text-positive' },
  negative: { icon: CircleAlert, className: 'bg-negative-soft text-negative' },
  accent: { icon: Gift, className: 'bg-accent-soft text-accent' },
}

export interface ShownToasts {
  toasts: readonly ToastItem[]
  closeLabel: string
  onClose: (id: string) => void
}

/** What the toasts show now. sonner keeps what it was given, and would restart the lifetime for every change. */
export const ShownContext = createContext<ShownToasts>({ toasts: [], closeLabel: '', onClose: () => undefined })

/** The content of one toast; unchanged and inert while it leaves. */
export function Toast({ id }: { id: string }) {
  const { toasts, closeLabel, onClose } = use(ShownContext)
  const element = useRef<HTMLDivElement>(null)
  const item = toasts.find((toast) => toast.id === id)
  const [kept, setKept] = useState(item)
  if (item && item !== kept) setKept(item)

  // sonner's item is a tab stop without a name or an action.
  useLayoutEffect(() => {
    const parent = element.current?.closest('li')
    if (parent) parent.tabIndex = -1
  }, [])

  if (!kept) return null
  return (
    <div
      ref={element}
      inert={!item}
      role={kept.tone === 'negative' ? 'alert' : undefined}
      data-slot="toast"
      className="lit flex w-full items-start gap-3 rounded-card bg-floating p-3 shadow-raised"
    >
      {kept.content === undefined ? <Notice {...kept} /> : <div className="min-w-0 flex-1">{kept.content}</div>}
      <IconButton label={closeLabel} size="sm" onClick={() => onClose(id)} className="-mt-0.5 -me-1">
        <X />
      </IconButton>
    </div>
  )
}

function Notice({ tone = 'info', title, text, html, image, action }: ToastItem) {
  const { icon: Icon, className } = TONES[tone]
  return (
    <>
      {image ? (
        <img src={image} alt="" width={44} height={44} className="size-11 shrink-0 rounded-control object-cover" />
      ) : (
        <span className={clsx('flex size-9 shrink-0 items-center justify-center rounded-full', className)}>
          <Icon aria-hidden="true" className="size-5 stroke-[1.75]" />
        </span>
      )}
      <div className="min-w-0 flex-1 self-center py-0.5 text-sm wrap-anywhere">
        {title ? <p className="font-semibold text-strong">{title}</p> : null}
        {html === undefined ? text && <div className="text-body">{text}</div> : <RichText html={html} size="sm" />}
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
    </>
  )
}
