import { Button } from '@croupier/design-system'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../site/tab.tsx'
import { type LateFailure } from './late.tsx'
import { needsReload } from './new-release.ts'

export interface LoadFailureProps {
  readonly text: string
  readonly onRetry: () => void
  /** Label of the button. Default: try again. */
  readonly action?: string | undefined
  /** Placeholder of the failed part, shown dimmed under the message to keep its size. */
  readonly children?: ReactNode
}

/** Says in place of a failed part that it did not load, and offers a retry. */
export function LoadFailure({ text, onRetry, action, children }: LoadFailureProps) {
  const t = useTexts()
  return (
    <div className="relative">
      {children && (
        <div inert className="opacity-35 [&_*]:animate-none!">
          {children}
        </div>
      )}
      <div
        className={`flex flex-wrap content-center items-center justify-center gap-x-4 gap-y-3 p-4 text-center ${children ? 'absolute inset-0' : ''}`}
      >
        <output className="text-sm text-body">{text}</output>
        <Button size="sm" onClick={onRetry}>
          <RotateCw aria-hidden />
          {action ?? t('errors:retry')}
        </Button>
      </div>
    </div>
  )
}

/** Says in place of a part that its code did not load. Where only a reload of the page helps, it offers that. */
export function LateLoadFailure({ failure: { reason, retry } }: { readonly failure: LateFailure }) {
  const t = useTexts()
  return <LoadFailure text={t(reason)} action={needsReload(reason) ? t('dialogs:reload') : undefined} onRetry={retry} />
}
