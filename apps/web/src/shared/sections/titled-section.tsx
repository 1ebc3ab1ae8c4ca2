import { useId, type ReactNode } from 'react'

interface TitledSectionProps {
  readonly title: string
  /** Under the title. */
  readonly text?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A section of an account's page, named by its title. */
export function TitledSection({ title, text, className, children }: TitledSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={`heading text-lg text-strong ${text === undefined ? 'mb-4' : ''}`}>
        {title}
      </h2>
      {text !== undefined && <p className="mt-1.5 mb-5 text-sm text-muted">{text}</p>}
      {children}
    </section>
  )
}
