import type { ReactNode } from 'react'

export interface AuthPanelProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
  /** The way to the other of login and registration. */
  readonly footer: ReactNode
}

/** The narrow column that login and registration stand in. */
export function AuthPanel({ title, lead, children, footer }: AuthPanelProps) {
  return (
    <div className="px-4 py-8 md:py-14">
      <div className="mx-auto w-full max-w-md rounded-card bg-surface p-6 shadow-raised sm:p-8">
        <h1 className="heading text-xl text-strong text-balance">{title}</h1>
        <p className="mt-1 mb-6 text-body">{lead}</p>
        {children}
        <div className="mt-6 text-center text-sm text-muted">{footer}</div>
      </div>
    </div>
  )
}
