import type { ReactNode } from 'react'
import { isWayIn } from '../../shared/addresses.ts'
import { BackLink } from '../../shared/back-link.tsx'
import { AuthArt } from './auth-art.tsx'

export interface AuthPanelProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
  /** The way to the other of login and registration. */
  readonly footer: ReactNode
}

/** Back is where the visitor was before they began to come in. */
const isNoWayIn = (path: string) => !isWayIn(path)

/** The narrow column that login and registration stand in; on a desktop with a wall of games beside it. */
export function AuthPanel({ title, lead, children, footer }: AuthPanelProps) {
  return (
    <div className="px-4 py-8 md:py-14">
      <div className="mx-auto grid w-full max-w-md overflow-hidden rounded-card bg-surface shadow-raised lg:min-h-[40rem] lg:max-w-5xl lg:grid-cols-[minmax(0,1fr)_28rem]">
        <AuthArt />
        <div className="min-w-0 p-6 sm:p-8 lg:self-center lg:p-10">
          <BackLink serves={isNoWayIn} className="-mt-2 mb-3" />
          <h1 className="heading text-xl text-strong text-balance">{title}</h1>
          <p className="mt-1 mb-6 text-body">{lead}</p>
          {children}
          <div className="mt-6 text-center text-sm text-muted">{footer}</div>
        </div>
      </div>
    </div>
  )
}
