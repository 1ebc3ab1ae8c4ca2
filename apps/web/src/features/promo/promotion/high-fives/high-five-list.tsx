import { Avatar, LoadMore, Skeleton } from '@croupier/design-system'
import type { Pages } from '@croupier/domain/core'
import type { HighFive, HighFiveSide, Promotion } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { LocalTime } from '#shared/site/local-time.tsx'
import { HighFiveAction } from './high-five-action.tsx'

export interface HighFiveListProps {
  readonly promotion: Promotion
  readonly pages: Pages<HighFive>
  readonly side: HighFiveSide
  /** Of the signed-in player, not of all players. */
  readonly isOwn: boolean
}

/** Given or received high fives, the latest first, ten at a time. One that the player received can be given back. */
export const HighFiveList = observer(function HighFiveList({ promotion, pages, side, isOwn }: HighFiveListProps) {
  const t = useTexts()
  const hasFailed = pages.state === 'failed'
  if (pages.items.length === 0) {
    if (hasFailed) return <LoadFailure text={t('high-fives:failed')} onRetry={() => void pages.reload()} />
    if (!pages.isLoaded) return <Skeleton className="h-44 w-full" />
    return <p className="py-6 text-center text-sm text-muted">{t(emptyText(side, isOwn))}</p>
  }
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-8">
        {pages.items.map(({ id, userId, username, at }, index) => (
          <li key={id ?? `${username} ${at ?? index}`} className="flex min-h-14 min-w-0 items-center gap-3 py-2">
            <Avatar name={username} />
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-semibold text-strong">{username}</span>
              {at !== null && <LocalTime at={at} className="text-sm text-muted tabular-nums" />}
            </span>
            {isOwn && side === 'received' && userId !== null && (
              <HighFiveAction promotion={promotion} participant={{ id: userId, username }} />
            )}
          </li>
        ))}
      </ul>
      {!pages.isLoaded && (
        <LoadMore
          label={hasFailed ? t('errors:retry') : t('high-fives:more')}
          status={hasFailed ? t('high-fives:failed') : undefined}
          loading={pages.state === 'loading'}
          automatic={false}
          onLoad={() => void pages.loadNext()}
        />
      )}
    </>
  )
})

function emptyText(side: HighFiveSide, isOwn: boolean) {
  if (!isOwn) return 'high-fives:emptyOfAll'
  return side === 'received' ? 'high-fives:emptyReceived' : 'high-fives:emptySent'
}
