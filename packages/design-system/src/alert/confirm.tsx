import { CircleHelp, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Face, type AlertFrame } from './face.tsx'

export interface ConfirmProps extends Omit<AlertFrame, 'onClose' | 'dismissible'> {
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  onConfirm: () => void
  /** Called for the cancel button, cross, Escape and backdrop; not while `waiting`. */
  onCancel: () => void
  large?: boolean | undefined
  /** For what cannot be undone: the confirm button is red. Default false. */
  danger?: boolean | undefined
  waiting?: boolean | undefined
  /** Why it failed. The dialog stays open and the button can be pressed again. */
  error?: ReactNode
}

/**
 * A question before something happens. Focus starts on the safe answer. The owner closes it when the work is done.
 *
 * @use Before something that cannot be undone, or that gives up a bonus or a payout.
 * @avoid Anything that can be undone: do it and say so.
 * @key Escape: chooses the safe answer.
 * @key Tab: moves among its buttons.
 */
export function Confirm({
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  large = false,
  danger = false,
  waiting = false,
  error,
  closeButton = true,
  children,
  ...frame
}: ConfirmProps) {
  const size = large ? 'lg' : 'md'
  return (
    <Face
      {...frame}
      onClose={onCancel}
      dismissible={!waiting}
      closeButton={closeButton && !waiting}
      large={large}
      icon={danger ? TriangleAlert : CircleHelp}
      tone={danger ? 'negative' : 'accent'}
      actions={
        <>
          <Button data-autofocus="" size={size} disabled={waiting} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button intent={danger ? 'danger' : 'primary'} size={size} loading={waiting} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {/* Always mounted, so that screen readers announce what appears in it. */}
      <div role="alert">
        {error ? (
          <p
            data-slot="confirm-error"
            className="mt-4 rounded-control bg-negative-soft px-4 py-3 text-sm text-negative"
          >
            {error}
          </p>
        ) : null}
      </div>
    </Face>
  )
}
