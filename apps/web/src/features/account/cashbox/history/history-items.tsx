import { LoadMore } from '@croupier/design-system'
import type { Pages } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { useTexts } from '#shared/site/tab.tsx'

export interface HistoryItemsProps<T> {
  readonly label: string
  /** Null until the filter is known. */
  readonly pages: Pages<T> | null
  readonly skeleton: ReactNode
  /** Shown for a list without an entry. */
  readonly empty: ReactNode
  /** Shown in place of a list that cannot be had. Default: a text with a retry. */
  readonly missing?: ReactNode
  readonly children: (item: T) => ReactNode
}

/** A list of the history in each state: awaited, failed, empty, with more to come. Says how many entries were found. */
export const HistoryItems = observer(function HistoryItems<T extends { readonly id: string }>(
  props: HistoryItemsProps<T>,
) {
  const t = useTexts()
  const { label, pages } = props
  const found = pages?.state !== 'loading' && pages?.isLoaded ? pages.items.length : null
  return (
    <section aria-label={label}>
      {/* While there is more, the end of the list announces its length. */}
      <output className="sr-only">{found === null ? null : t('cashbox:found', { count: found })}</output>
      <Items {...props} />
    </section>
  )
})

const Items = observer(function Items<T extends { readonly id: string }>({
  pages,
  skeleton,
  empty,
  missing,
  children,
}: HistoryItemsProps<T>) {
  const t = useTexts()
  if (!pages || (pages.items.length === 0 && ['idle', 'loading'].includes(pages.state))) return <>{skeleton}</>
  const hasFailed = pages.state === 'failed'
  if (pages.items.length === 0 && hasFailed)
    return missing !== undefined && pages.error?.kind === 'not-found' ? (
      <>{missing}</>
    ) : (
      <LoadFailure text={t('cashbox:historyFailed')} onRetry={() => void pages.reload()} />
    )
  if (pages.items.length === 0 && pages.isLoaded) return <>{empty}</>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {pages.items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {!pages.isLoaded && (
        <LoadMore
          label={hasFailed ? t('errors:retry') : t('cashbox:more')}
          status={
            hasFailed
              ? t('cashbox:historyFailed')
              : pages.total !== null && t('cashbox:shownOf', { shown: pages.items.length, total: pages.total })
          }
          loading={pages.state === 'loading'}
          automatic={!hasFailed}
          onLoad={() => void pages.loadNext()}
        />
      )}
    </div>
  )
})
