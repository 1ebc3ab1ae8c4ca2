import { Button } from '@croupier/design-system'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../site/tab.tsx'

export interface LoadFailureProps {
  /** What is not there. */
  readonly text: string
  readonly onRetry: () => void
  /** What the failed part looks like while it loads: keeps its exact place, dimmed, under the note. */
  readonly children?: ReactNode
}

/** One part of a page failed: says so in its place and offers another try; the rest of the page goes on. */
export function LoadFailure({ text, onRetry, children }: LoadFailureProps) {
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
          {t('errors.retry')}
        </Button>
      </div>
    </div>
  )
}
