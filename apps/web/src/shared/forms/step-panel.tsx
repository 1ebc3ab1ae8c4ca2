import { useId, type ReactNode } from 'react'
import { useIntoView } from './use-into-view.ts'

export interface StepPanelProps {
  /** 24 px, in a circle above the title. */
  readonly icon?: ReactNode
  readonly title: string
  readonly text: string
  readonly note?: string | null
  readonly children: ReactNode
}

/** A panel in the form's place, once it is submitted or where it cannot be used. Announced on each change. */
export function StepPanel({ icon, title, text, note, children }: StepPanelProps) {
  const place = useIntoView()
  const id = useId()
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={id}
      data-testid="step-panel"
      className="lit scroll-my-24 rounded-card bg-surface p-5 shadow-card outline-none md:p-6"
    >
      <div aria-live="polite">
        {icon && (
          <span className="mb-4 flex size-12 items-center justify-center rounded-full bg-raised [&_svg]:size-6 [&_svg]:stroke-[1.75]">
            {icon}
          </span>
        )}
        <h2 id={id} className="heading text-lg text-balance text-strong">
          {title}
        </h2>
        <p className="mt-2 text-body">{text}</p>
        {note && <p className="mt-2 text-sm text-muted">{note}</p>}
      </div>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap sm:items-center">{children}</div>
    </section>
  )
}
