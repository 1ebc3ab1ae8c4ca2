import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Face, type AlertFrame } from './face.tsx'

export interface AlertProps extends AlertFrame {
  /** Label of the button that closes it and has initial focus. */
  okLabel: ReactNode
  action?: ReactNode
}

/** A message with one button, and at most one more action. */
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

/** Like `Alert`, for an error: what went wrong, what was kept, what to do. */
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
