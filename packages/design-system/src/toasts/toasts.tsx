import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Toast, type ToastItem } from './toast.tsx'

export interface ToastsProps {
  /** The queue, oldest first. Which wait, and when, is the owner's business. */
  toasts: readonly ToastItem[]
  /** How many are shown at once. Default 3. */
  max?: number | undefined
  /** The region's name. */
  label: string
  closeLabel: string
  /** Asked for by the cross or when the time is over: take it out of the queue. */
  onClose: (id: string) => void
  className?: string | undefined
}

/**
 * Short notices at the top of the screen. Time stands while one is hovered or focused.
 * Over an open dialog they are seen, but the dialog makes them inert: what has to be answered belongs into the dialog.
 */
export function Toasts({ toasts, max = 3, label, closeLabel, onClose, className }: ToastsProps) {
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id

  // What went last into the top layer lies on top: with a dialog open a newcomer takes the region there anew.
  useEffect(() => {
    const element = region.current
    if (!element) return
    const isShown = element.matches(':popover-open')
    const isCovered = newest !== undefined && document.querySelector('dialog:modal') !== null
    if (isShown && (newest === undefined || isCovered)) element.hidePopover()
    if (newest !== undefined && !element.matches(':popover-open')) element.showPopover()
  }, [newest])

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      data-slot="toasts"
      className={clsx(
        'pointer-events-none fixed inset-auto top-[calc(12px+env(safe-area-inset-top))] right-3 left-3 m-0 w-auto max-w-none overflow-visible bg-transparent p-0 text-body sm:left-auto sm:w-[380px]',
        className,
      )}
    >
      <ol className="flex flex-col gap-2.5">
        {toasts.slice(0, max).map((toast) => (
          <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} />
        ))}
      </ol>
    </section>
  )
}
