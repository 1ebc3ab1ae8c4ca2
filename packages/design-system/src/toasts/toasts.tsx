import { clsx } from 'clsx'
import { TopLayer } from '../overlays/top-layer.tsx'
import { shownToasts, type ToastQueue } from './toast-queue.ts'
import { Toast, type ToastItem } from './toast.tsx'
import { useAttention } from './use-attention.ts'

export interface ToastsProps {
  queue: ToastQueue<ToastItem>
  max?: number | undefined
  label: string
  closeLabel: string
  onClose: (id: string) => void
  className?: string | undefined
}

/** Toasts at the top of the screen. Mount it once, also without toasts: screen readers need a known region. */
export function Toasts(props: ToastsProps) {
  return (
    <TopLayer>
      <Region {...props} />
    </TopLayer>
  )
}

function Region({ queue, max = 3, label, closeLabel, onClose, className }: ToastsProps) {
  const shown = shownToasts(queue, max)
  const { region, paused, attention } = useAttention(shown.map(({ id }) => id))
  const draw = (toast: ToastItem) => (
    <Toast key={toast.id} toast={toast} closeLabel={closeLabel} paused={paused} onClose={onClose} />
  )
  const isUrgent = ({ tone }: ToastItem) => tone === 'negative'
  return (
    <section
      {...attention}
      ref={region}
      aria-label={label}
      data-slot="toasts"
      className={clsx(
        'pointer-events-none fixed top-[calc(12px+env(safe-area-inset-top))] right-3 left-3 grid gap-2.5 text-body sm:left-auto sm:w-[380px]',
        className,
      )}
    >
      <ol aria-live="assertive" className="contents">
        {shown.filter(isUrgent).map(draw)}
      </ol>
      <ol aria-live="polite" className="contents">
        {shown.filter((toast) => !isUrgent(toast)).map(draw)}
      </ol>
    </section>
  )
}
