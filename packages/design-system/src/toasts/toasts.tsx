import { clsx } from 'clsx'
import { useId } from 'react'
import { Toaster } from 'sonner'
import { AboveDialogs } from '../overlays/above-dialogs.tsx'
import { shownToasts, type ToastQueue } from './toast-queue.ts'
import { ShownContext, type ToastItem } from './toast.tsx'
import { useClearOfFocus } from './use-clear-of-focus.ts'
import { useSonner } from './use-sonner.tsx'
import { useToastFocus } from './use-toast-focus.ts'
import { useRestyleOnResize } from './use-restyle-on-resize.ts'
import { useTouchedAway } from './use-touched-away.ts'

export interface ToastsProps {
  queue: ToastQueue<ToastItem>
  max?: number | undefined
  label: string
  closeLabel: string
  onClose: (id: string) => void
  className?: string | undefined
}

/** Important, because sonner's stylesheet is in no layer. The order of the list is what is seen, where a browser can. */
const LIST = 'static! flex w-full! flex-col-reverse gap-2.5 font-text! [reading-flow:flex-visual]'
const ITEM = 'pointer-events-auto relative! inset-e-0! inset-s-0! w-full!'

/** To both sides: the end of a line is at the left where writing runs from the right. */
const SWIPES: ('top' | 'left' | 'right')[] = ['top', 'left', 'right']

/**
 * Toasts at the top of the screen, closed also by a swipe. Mount it once, also without toasts: screen readers need a
 * known region.
 *
 * @use News that needs no answer: a deposit has come, a gift is here.
 * @avoid Errors of what the player does now: `FormErrors`, `ErrorAlert`.
 * @key Tab: reaches the buttons of a notification.
 * @key Enter, Space: press its action or close it.
 */
export function Toasts({ queue, max = 3, label, closeLabel, onClose, className }: ToastsProps) {
  useRestyleOnResize()
  const toasterId = useId()
  const shown = shownToasts(queue, max)
  const ids = shown.map(({ id }) => id)
  const { region, isFocused, focusHandlers } = useToastFocus(ids)
  useTouchedAway(region, shown.length)
  useClearOfFocus(region, shown.length)
  useSonner({ toasterId, shown, paused: isFocused, onClose })
  return (
    <AboveDialogs>
      <div
        {...focusHandlers}
        ref={region}
        data-slot="toasts"
        className={clsx(
          'pointer-events-none fixed top-[calc(12px+env(safe-area-inset-top))] inset-e-[calc(12px+env(safe-area-inset-right))] inset-s-[calc(12px+env(safe-area-inset-left))] text-body sm:inset-s-auto sm:w-[380px]',
          className,
        )}
      >
        <ShownContext value={{ toasts: shown, closeLabel, onClose }}>
          <Toaster
            id={toasterId}
            customAriaLabel={label}
            position="top-right"
            swipeDirections={SWIPES}
            expand
            visibleToasts={100}
            className={LIST}
            toastOptions={{ className: ITEM }}
          />
        </ShownContext>
      </div>
    </AboveDialogs>
  )
}
