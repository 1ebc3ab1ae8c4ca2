import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  picture?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  level?: 1 | 2 | 3 | undefined
  className?: string | undefined
}

/**
 * Nothing here yet: a picture, one sentence, one action.
 *
 * @use A list that has nothing yet, with the one thing to do about it.
 * @avoid A search without a match that can be widened in place: a line of text. A failure: `ErrorState`.
 * @key none
 */
export function EmptyState({ picture, title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      data-slot="empty-state"
      className={clsx('mx-auto flex w-full max-w-md flex-col items-center px-4 py-10 text-center', className)}
    >
      {picture ?? <CardFan />}
      <Heading className="heading mt-5 max-w-full text-lg wrap-anywhere text-strong">{title}</Heading>
      {text ? <p className="mt-2 text-base text-balance text-muted">{text}</p> : null}
      {action ? <div className="mt-6 flex max-w-full flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}

function CardFan() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className="w-48 max-w-full">
      <g className="stroke-line-strong" opacity="0.35" strokeWidth="1.5" strokeLinecap="round">
        {[-75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75].map((angle) => (
          <path key={angle} d="M80 104V22" transform={`rotate(${angle} 80 116)`} />
        ))}
      </g>
      {[-20, 20, 0].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 80 128)`}>
          <rect
            x="55"
            y="26"
            width="50"
            height="72"
            rx="8"
            className={clsx('stroke-line', angle === 0 ? 'fill-overlay' : 'fill-raised')}
            strokeWidth="1.5"
          />
          {angle === 0 ? <path d="M80 46 92 62 80 78 68 62Z" className="fill-accent" /> : null}
          <rect x="60" y="31" width="40" height="62" rx="5" fill="none" className="stroke-line" strokeWidth="1.5" />
        </g>
      ))}
    </svg>
  )
}
