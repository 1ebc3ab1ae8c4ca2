import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { buttonStyles } from './button-styles.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  /** Default `secondary`. `primary` is the one main action of a screen. */
  intent?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  block?: boolean | undefined
  /** Shows a spinner instead of the label, ignores clicks, keeps focus. Default false. */
  loading?: boolean | undefined
}

/**
 * `type` defaults to `button`. Icons are children. With `aria-disabled` it ignores clicks and keeps the focus.
 *
 * @use An action on the page. `primary` once a screen.
 * @avoid To go to an address: `LinkButton`. To send a form: `SubmitButton`.
 * @key Enter, Space: presses it.
 */
export function Button({
  intent,
  size,
  block,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isOff = loading || rest['aria-disabled'] === true
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      data-slot="button"
      aria-busy={loading || undefined}
      aria-disabled={isOff || undefined}
      className={clsx(buttonStyles({ intent, size, block }), className)}
      onClick={click}
    >
      {loading ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <Spinner className="absolute" />
        </>
      ) : (
        children
      )}
    </button>
  )
}
