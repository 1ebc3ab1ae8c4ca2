import { useId, type ReactNode } from 'react'

interface SectionProps {
  readonly title: string
  /** Beside the title, such as a link to all. */
  readonly action?: ReactNode
  /** Under the title. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A section of the page of a promotion, a tournament or a series. */
export function Section({ title, action, note, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 id={id} className="heading text-xl text-strong">
            {title}
          </h2>
          {note && <p className="mt-1 max-w-prose text-sm text-muted">{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
