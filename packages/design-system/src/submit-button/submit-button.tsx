import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonStyles } from '../button/button-styles.ts'
import { Spinner } from '../spinner/spinner.tsx'

export interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** The form is being sent: presses and Enter are ignored, focus stays. */
  waiting: boolean
  waitingLabel?: ReactNode
  intent?: 'primary' | 'secondary' | 'danger' | undefined
  size?: 'md' | 'lg' | undefined
  block?: boolean | undefined
}

/**
 * Sends a form. While waiting it is `aria-disabled`, because a disabled button would lose focus.
 *
 * @use The last control of every form that calls the platform.
 * @avoid Actions outside a form: `Button` with `loading`.
 * @key Enter, Space: sends the form. Enter in a field does so too.
 */
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
      {/* A separate region: the label may change with each key. */}
      <span aria-live="polite" className="sr-only">
        {waiting ? label : null}
      </span>
    </>
  )
}
