import { Button } from '@croupier/design-system'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface SecurityEntryProps {
  readonly icon: LucideIcon
  readonly name: string
  readonly badge?: ReactNode
  /** What is known of it. */
  readonly facts: ReactNode
  /** Ends it; null: it cannot be ended here. */
  readonly action: { readonly label: string; readonly press: () => void } | null
  readonly isBusy: boolean
}

/** A device or a passkey in its list. */
export function SecurityEntry({ icon: Icon, name, badge, facts, action, isBusy }: SecurityEntryProps) {
  return (
    <div className="flex gap-x-4">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-muted" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-40">
          <p className="flex flex-wrap items-center gap-2 wrap-anywhere text-strong">
            {name}
            {badge}
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-muted">{facts}</p>
        </div>
        {action && (
          <Button size="sm" aria-label={`${action.label}: ${name}`} aria-disabled={isBusy} onClick={action.press}>
            {action.label}
          </Button>
        )}
      </div>
    </div>
  )
}
