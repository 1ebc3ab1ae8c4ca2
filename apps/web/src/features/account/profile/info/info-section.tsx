import type { ReactNode } from 'react'

export interface InfoSectionProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

export function InfoSection({ title, text, children }: InfoSectionProps) {
  return (
    <section aria-label={title}>
      <h2 className="heading text-lg text-strong">{title}</h2>
      <p className="mt-1.5 mb-5 text-sm text-muted">{text}</p>
      {children}
    </section>
  )
}
