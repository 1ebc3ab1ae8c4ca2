import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonStyles } from '../button/button-styles.ts'
import { Spinner } from '../spinner/spinner.tsx'

export interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** The form is on its way: presses, and Enter in a field, are ignored; focus stays. */
  waiting: boolean
  /** Stands in the label's place meanwhile, and is read out: "Creating your account…". Default: the label. */
  waitingLabel?: ReactNode
  /** Default `primary`. */
  intent?: 'primary' | 'secondary' | 'danger' | undefined
  /** 44 or 52 px high. Default `lg`. */
  size?: 'md' | 'lg' | undefined
  /** As wide as its place. Default true. */
  block?: boolean | undefined
}

/** The one button that sends a form. While it waits it is `aria-disabled`, not `disabled`: a disabled one would lose focus. */
export function SubmitButton(props: SubmitButtonProps) {
  const { waiting, waitingLabel, intent = 'primary', size = 'lg', block = true, ...button } = props
  const { className, onClick, children, ...rest } = button
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (waiting) event.preventDefault()
    else onClick?.(event)
  }
  const label = waiting ? (waitingLabel ?? children) : children
  return (
    <>
      <button
        {...rest}
        type="submit"
        data-slot="submit-button"
        aria-disabled={waiting || rest['aria-disabled']}
        className={clsx(buttonStyles({ intent, size, block }), className)}
        onClick={click}
      >
        {waiting ? <Spinner size="sm" /> : null}
        <span className="min-w-0">{label}</span>
      </button>
      {/* Of its own: the label may change with each key that is typed. */}
      <span aria-live="polite" className="sr-only">
        {waiting ? label : null}
      </span>
    </>
  )
}
