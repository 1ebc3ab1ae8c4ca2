import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Gift, Info, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useLifetime } from './use-lifetime.ts'

export interface ToastItem {
  id: string
  /** `negative` interrupts a screen reader, the others wait. Default `info`. */
  tone?: 'info' | 'positive' | 'negative' | 'accent' | undefined
  title?: ReactNode
  text?: ReactNode
  /** Address of a picture, in place of the icon. */
  image?: string | undefined
  action?: ReactNode
  /** ms until it goes; 0 stays until closed. Default 10000 (core 9). */
  lifetime?: number | undefined
}

const TONES = {
  info: { icon: Info, className: 'bg-info-soft text-info' },
  positive: { icon: CircleCheck, className: 'bg-positive-soft text-positive' },
  negative: { icon: CircleAlert, className: 'bg-negative-soft text-negative' },
  accent: { icon: Gift, className: 'bg-accent-soft text-accent' },
}

interface ToastProps {
  toast: ToastItem
  closeLabel: string
  onClose: (id: string) => void
}

/** One notice of the queue. Its lifetime stands still under pointer and focus. */
export function Toast({ toast, closeLabel, onClose }: ToastProps) {
  const { id, tone = 'info', title, text, image, action, lifetime = 10000 } = toast
  const hold = useLifetime(lifetime, () => onClose(id))
  const { icon: Icon, className } = TONES[tone]
  return (
    <li
      {...hold}
      data-slot="toast"
      className="lit pointer-events-auto flex w-full items-start gap-3 rounded-card bg-overlay p-3 shadow-raised transition-[opacity,translate] duration-base ease-out starting:-translate-y-3 starting:opacity-0"
    >
      {image ? (
        <img src={image} alt="" width={44} height={44} className="size-11 shrink-0 rounded-control object-cover" />
      ) : (
        <span className={clsx('flex size-9 shrink-0 items-center justify-center rounded-full', className)}>
          <Icon aria-hidden="true" className="size-5 stroke-[1.75]" />
        </span>
      )}
      <div role={tone === 'negative' ? 'alert' : 'status'} className="min-w-0 flex-1 self-center py-0.5 text-sm">
        {title ? <p className="font-semibold text-strong">{title}</p> : null}
        {text ? <div className="text-body">{text}</div> : null}
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
      <IconButton label={closeLabel} size="sm" onClick={() => onClose(id)} className="-mt-0.5 -mr-1">
        <X />
      </IconButton>
    </li>
  )
}
