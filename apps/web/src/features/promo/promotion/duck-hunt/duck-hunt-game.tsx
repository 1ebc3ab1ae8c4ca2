import { buttonStyles, cardStyles, Skeleton } from '@croupier/design-system'
import { createDuckHunts, type DuckHunt, type Hunting, type Promotion } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { LOGIN_PATH, returnQuery } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { usePlayer, useTexts, useSite } from '#shared/site/tab.tsx'
import { useNextDay } from '../participation/use-next-day.ts'
import { HuntAlert, HuntOutcome } from './hunt-outcome.tsx'
import { HuntPrizes } from './hunt-prizes.tsx'
import { Pond } from './pond.tsx'
import { Shells } from './shells.tsx'

export interface DuckHuntGameProps {
  readonly promotion: Promotion
  readonly huntId: string
}

/** A pond with places to shoot at. The platform decides what a shot hits (docs/product-rules.md, Duck hunt). */
export const DuckHuntGame = observer(function DuckHuntGame({ promotion, huntId }: DuckHuntGameProps) {
  const t = useTexts()
  const hunts = useSite().visitorPart(createDuckHunts)
  const hunting = hunts.hunting(huntId, promotion.id)
  useEffect(() => void hunting?.resume(), [hunting])
  useNextDay(() => hunts.hunt(huntId).reread())
  return (
    <ResourceView
      resource={hunts.hunt(huntId)}
      skeleton={<Skeleton className="aspect-square w-full rounded-card sm:aspect-[5/4] lg:aspect-[8/5]" />}
      failed={t('duck-hunt:failed')}
    >
      {(value) => (
        <div className={`${cardStyles()} grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]`}>
          <div className="grid content-start gap-4">
            <div className="relative">
              <Pond hunt={value} hunting={hunting} />
              {hunting && <HuntOutcome hunting={hunting} currency={promotion.currency} />}
            </div>
            <Footer hunt={value} hunting={hunting} />
          </div>
          <HuntPrizes prizes={value.prizes} currency={promotion.currency} />
        </div>
      )}
    </ResourceView>
  )
})

interface PartProps {
  readonly hunt: DuckHunt
  /** Null for guests. */
  readonly hunting: Hunting | null
}

const Footer = observer(function Footer({ hunt, hunting }: PartProps) {
  const t = useTexts()
  const isGuest = usePlayer() === null
  const { pathname, search } = useLocation()
  if (!hunt.isActive) return <p className="text-center text-sm text-muted">{t('duck-hunt:over')}</p>
  if (isGuest)
    return (
      <Link
        to={`${LOGIN_PATH}${returnQuery(pathname + search)}`}
        className={`${buttonStyles({ intent: 'secondary' })} justify-self-center`}
      >
        {t('duck-hunt:login')}
      </Link>
    )
  if (hunting === null || !hunting.isPlayable || hunt.attempts === null)
    return <p className="text-center text-sm text-muted">{t('duck-hunt:shown')}</p>
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <HuntAlert hunting={hunting} />
      <p className="flex flex-wrap items-center justify-center gap-3 text-sm text-muted">
        <Shells count={hunt.attempts} />
        {hunt.attempts === 0 ? t('duck-hunt:none') : t('duck-hunt:left', { count: hunt.attempts })}
      </p>
    </div>
  )
})
