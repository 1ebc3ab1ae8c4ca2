import { clsx } from 'clsx'

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg' | undefined
  /** For screen readers. Without it the spinner is decorative. */
  label?: string | undefined
  className?: string | undefined
}

const SIZES = { sm: 'size-4', md: 'size-5', lg: 'size-10' }

/**
 * A spinner in the text's colour; still under reduced motion.
 *
 * @use Inside a small part that works: a button, a field.
 * @avoid A page or a part of it: `Skeleton` or `Preloader`.
 * @key none
 */
export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  const arc = (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={clsx('animate-spin', SIZES[size])}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
  return (
    <span data-slot="spinner" role={label ? 'status' : undefined} className={clsx('inline-flex shrink-0', className)}>
      {arc}
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}
