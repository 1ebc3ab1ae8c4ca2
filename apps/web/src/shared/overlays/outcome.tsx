import { useEffect, useRef, type ReactNode } from 'react'

export interface OutcomeProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly note?: string | false | null
  readonly children: ReactNode
}

/** The outcome of an attempt, in its dialog. Takes the focus of the button that went, so that a further press of Enter does nothing. */
export function Outcome({ icon, title, text, note, children }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [title])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <div aria-live="polite">
        <span className="mb-4 flex size-12 items-center justify-center rounded-full bg-raised [&_svg]:size-6">
          {icon}
        </span>
        <p className="heading text-lg text-balance text-strong">{title}</p>
        <p className="mt-2 wrap-anywhere text-body">{text}</p>
        {note && <p className="mt-2 text-sm text-muted">{note}</p>}
      </div>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">{children}</div>
    </div>
  )
}
