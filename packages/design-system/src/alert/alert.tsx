import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Face, type AlertFrame } from './face.tsx'

export interface AlertProps extends AlertFrame {
  /** Label of the button that closes it and has initial focus. */
  okLabel: ReactNode
  action?: ReactNode
}

/**
 * A message with one button, and at most one more action.
 *
 * @use An answer that a player has to read before going on.
 * @avoid News that needs no answer: `Toasts`. A question: `Confirm`.
 * @key Escape: closes it.
 * @key Tab: moves among its buttons.
 */
export function Alert({ okLabel, action, ...frame }: AlertProps) {
  return (
    <Face
      {...frame}
      icon={Info}
      tone="info"
      actions={
        <>
          <Button data-autofocus="" intent={action ? 'secondary' : 'primary'} onClick={frame.onClose}>
            {okLabel}
          </Button>
          {action}
        </>
      }
    />
  )
}

/**
 * Like `Alert`, for an error: what went wrong, what was kept, what to do.
 *
 * @use A command that failed and has no form to show it in.
 * @avoid Errors of a form: `FormErrors`. A page that cannot be shown: `ErrorState`.
 * @key Escape: closes it.
 * @key Tab: moves among its buttons.
 */
export function ErrorAlert({ okLabel, action, ...frame }: AlertProps) {
  return (
    <Face
      {...frame}
      icon={CircleAlert}
      tone="negative"
      actions={
        <>
          <Button data-autofocus="" onClick={frame.onClose}>
            {okLabel}
          </Button>
          {action}
        </>
      }
    />
  )
}
