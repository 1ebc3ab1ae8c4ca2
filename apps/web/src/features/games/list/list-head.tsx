import { Skeleton } from '@croupier/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '#shared/site/tab.tsx'

export interface ListHeadProps {
  readonly name: string | undefined
  /** Null: awaited; undefined: unknown. */
  readonly count: number | null | undefined
  readonly picture?: ReactNode
  readonly note?: ReactNode
  readonly children?: ReactNode
}

export function ListHead({ name, count, picture, note, children }: ListHeadProps) {
  const t = useTexts()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-4 md:gap-x-6">
      {picture}
      <div className="min-w-0 flex-1 basis-36">
        {name === undefined ? (
          <Skeleton shape="text" className="heading w-48 text-xl" />
        ) : (
          <h1 className="heading text-xl text-strong">{name}</h1>
        )}
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
          {count === null && <Skeleton shape="text" className="w-20" />}
          <output className="empty:absolute">{typeof count === 'number' && t('games:count', { count })}</output>
          {note}
        </p>
      </div>
      {children}
    </div>
  )
}
