import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Face, type AlertFrame } from './face.tsx'

export interface AlertProps extends AlertFrame {
  /** The button that closes it; focus starts there. */
  okLabel: ReactNode
  /** A way on beside it, such as a link to the profile: `buttonStyles({ intent: 'primary' })`. */
  action?: ReactNode
}

/** Something to know before going on, with one button, and at most one way on (core 9). */
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

/** What went wrong, what was kept and what to do now. Like `Alert`, in the tone of an error. */
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
