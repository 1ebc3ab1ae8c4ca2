import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface ErrorStateProps {
  /** A status such as 404: large without a picture, small under one. Decorative. */
  code?: string | undefined
  picture?: ReactNode
  title: ReactNode
  /** What was kept, and what to do. */
  text?: ReactNode
  actions?: ReactNode
  level?: 1 | 2 | 3 | undefined
  /** Announced at once: for a failure while the player looks on. Default false. */
  alert?: boolean | undefined
  className?: string | undefined
}

/**
 * Takes the place of a page that cannot be shown: code, what happened, and what can be done.
 *
 * @use A page or a whole part of it that could not be loaded.
 * @avoid A command that failed: `ErrorAlert` or `FormErrors`.
 * @key none
 */
export function ErrorState({
  code,
  picture,
  title,
  text,
  actions,
  level = 2,
  alert = false,
  className,
}: ErrorStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      role={alert ? 'alert' : undefined}
      data-slot="error-state"
      className={clsx('mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center', className)}
    >
      {picture ?? (code ? null : <BrokenChip />)}
      {code ? (
        <p
          aria-hidden="true"
          className={clsx(
            'font-display font-bold text-accent',
            picture
              ? 'mt-5 text-sm tracking-widest wrap-anywhere tabular-nums'
              : clsx('leading-none tracking-tighter', sizeOf(code)),
          )}
        >
          {code}
        </p>
      ) : null}
      <Heading className={clsx('heading text-lg text-strong', picture && code ? 'mt-1' : 'mt-5')}>{title}</Heading>
      {text ? <p className="mt-2 text-base text-balance text-muted">{text}</p> : null}
      {actions ? <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  )
}

const sizeOf = ({ length }: string) =>
  length > 12 ? 'text-base wrap-anywhere' : length > 4 ? 'text-2xl' : 'text-[5.5rem]'

function BrokenChip() {
  const half = (
    <>
      <path
        d="M60 12A48 48 0 0 0 60 108L52 92 62 76 52 60 62 42 54 28Z"
        className="fill-raised stroke-line"
        strokeWidth="1.5"
      />
      <path
        d="M56 34A27 27 0 0 0 54 86"
        fill="none"
        className="stroke-negative"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {[150, 180, 210].map((angle) => (
        <path
          key={angle}
          d="M100 60h7"
          className="stroke-muted"
          strokeWidth="5"
          strokeLinecap="round"
          transform={`rotate(${angle} 60 60)`}
        />
      ))}
    </>
  )
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className="w-48 max-w-full">
      <g transform="translate(14 0) rotate(-7 60 60)">{half}</g>
      <g transform="translate(146 120) rotate(173)">{half}</g>
    </svg>
  )
}
