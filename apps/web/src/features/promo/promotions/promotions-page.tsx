import { buttonStyles, EmptyState, Skeleton } from '@croupier/design-system'
import { sortEvents, type EventStatus } from '@croupier/domain/core'
import { createPromotions, type Promotion } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { ResourceView } from '../../../shared/loading/resource-view.tsx'
import { categoryPath } from '../../../shared/navigation/addresses.ts'
import { BackLink } from '../../../shared/navigation/back-link.tsx'
import { Link } from '../../../shared/navigation/link.tsx'
import { PromotionCard, PromotionCardSkeleton } from '../../../shared/promotions/promotion-card.tsx'
import { useEventTime } from '../../../shared/promotions/use-event-time.ts'
import { BrandArt } from '../../../shared/site/brand-art.tsx'
import { useSite, useTexts } from '../../../shared/site/tab.tsx'

/** Cards whose pictures are in the first view. */
const FIRST_CARDS = 2
const SKELETON_CARDS = 6
const GROUPS = [
  { status: 'active', title: 'promotions:group_active' },
  { status: 'future', title: 'promotions:group_future' },
  { status: 'past', title: 'promotions:group_past' },
] as const satisfies readonly { status: EventStatus; title: string }[]
const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3'

/** All promotions: those that run, then the coming ones, then the past. */
export const Page = observer(function PromotionsPage() {
  const t = useTexts()
  const { list } = useSite().part(createPromotions)
  return (
    <div className="px-gutter pt-6 pb-12">
      <BackLink className="-mt-3 mb-3 md:hidden" />
      <h1 className="mb-6 heading text-xl text-strong">{t('promotions:title')}</h1>
      <ResourceView resource={list} skeleton={<ListSkeleton />} failed={t('promotions:failed')}>
        {(promotions) => <PromotionList promotions={promotions} />}
      </ResourceView>
    </div>
  )
})

interface PromotionListProps {
  readonly promotions: readonly Promotion[]
}

function PromotionList({ promotions }: PromotionListProps) {
  const t = useTexts()
  const now = useEventTime(promotions)
  const groups = GROUPS.map((group) => ({ ...group, found: sortEvents(promotions, now, [group.status]) })).filter(
    ({ found }) => found.length > 0,
  )
  const first = groups[0]?.status
  if (first === undefined) return <Nothing title={t('promotions:empty')} text={t('promotions:emptyText')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
      {first === 'past' && <Nothing title={t('promotions:allPast')} text={t('promotions:allPastText')} />}
      {groups.map(({ status, title, found }) => (
        <section key={status} aria-labelledby={`promotions-${status}`}>
          <h2 id={`promotions-${status}`} className="mb-4 flex items-baseline gap-3 heading text-lg text-strong">
            {t(title)}
            <span className="font-text text-sm font-normal text-muted tabular-nums">{found.length}</span>
          </h2>
          <ul className={GRID}>
            {found.map((promotion, index) => (
              <li key={promotion.id} className="min-w-0">
                <PromotionCard promotion={promotion} priority={status === first && index < FIRST_CARDS} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface NothingProps {
  readonly title: string
  readonly text: string
}

function Nothing({ title, text }: NothingProps) {
  const t = useTexts()
  return (
    <EmptyState
      picture={<BrandArt name="empty" />}
      title={title}
      text={text}
      action={
        <Link to={categoryPath(null)} className={buttonStyles()}>
          {t('promotions:toGames')}
        </Link>
      }
    />
  )
}

function ListSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton shape="text" className="mb-4 heading w-32 text-lg" />
      <div className={GRID}>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <PromotionCardSkeleton key={index} />
        ))}
      </div>
    </div>
  )
}
