import { buttonStyles, cardStyles, Skeleton } from '@croupier/design-system'
import { HUNT_PLACES, type DuckHunt, type Hunting, type Promotion } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ResourceView } from '../../../../shared/loading/resource-view.tsx'
import { LOGIN_PATH, redirectQuery } from '../../../../shared/navigation/addresses.ts'
import { Link } from '../../../../shared/navigation/link.tsx'
import { usePlayer, useTexts } from '../../../../shared/site/tab.tsx'
import { HuntOutcome } from './hunt-outcome.tsx'
import { HuntPrizes } from './hunt-prizes.tsx'
import { Duck } from './duck.tsx'
import { useHunt } from './use-hunt.ts'

export interface DuckHuntGameProps {
  readonly promotion: Promotion
  readonly huntId: string
}

/** A pond with places to shoot at. The platform decides what a shot hits (docs/product-rules.md, Duck hunt). */
export const DuckHuntGame = observer(function DuckHuntGame({ promotion, huntId }: DuckHuntGameProps) {
  const t = useTexts()
  const { hunt, hunting } = useHunt(huntId, promotion.id)
  useEffect(() => void hunting?.resume(), [hunting])
  return (
    <ResourceView
      resource={hunt}
      skeleton={<Skeleton className="h-96 w-full rounded-card" />}
      failed={t('duck-hunt:failed')}
    >
      {(value) => (
        <div className={`${cardStyles()} grid gap-6 lg:grid-cols-[1fr_20rem]`}>
          <div className="grid content-start gap-4">
            <Pond hunt={value} hunting={hunting} />
            <Footer hunt={value} hunting={hunting} promotion={promotion} />
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

const canShoot = ({ hunt, hunting }: PartProps): boolean =>
  hunting !== null && hunting.isPlayable && hunt.isActive && hunt.attempts !== null && hunt.attempts > 0

const Pond = observer(function Pond({ hunt, hunting }: PartProps) {
  const t = useTexts()
  const isOpen = canShoot({ hunt, hunting })
  const state = hunting?.state ?? { status: 'idle' as const }
  const target = 'target' in state ? state.target : null
  return (
    <div className="rounded-card bg-info-soft p-3 shadow-well sm:p-5">
      <ul aria-label={t('duck-hunt:pond')} className="mx-auto grid max-w-md grid-cols-3 gap-2 sm:gap-3">
        {Array.from({ length: HUNT_PLACES }, (_, place) => (
          <li key={place}>
            <button
              type="button"
              aria-label={t('duck-hunt:place', { number: place + 1 })}
              aria-disabled={!isOpen || state.status === 'shooting'}
              aria-busy={state.status === 'shooting' && place === target}
              onClick={() => isOpen && void hunting?.shoot(place)}
              className="lit flex aspect-square w-full items-center justify-center rounded-control bg-surface text-info shadow-card transition-[background-color,translate] duration-fast ease-out hover:bg-raised active:translate-y-px aria-busy:animate-pulse aria-disabled:cursor-default aria-disabled:hover:bg-surface motion-reduce:animate-none"
            >
              <Duck look={place === target ? pictureOf(state) : 'duck'} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
})

function pictureOf(state: Hunting['state']): 'duck' | 'hit' | 'miss' {
  if (state.status !== 'done') return 'duck'
  return state.shot.prize ? 'hit' : 'miss'
}

const Footer = observer(function Footer({
  hunt,
  hunting,
  promotion,
}: PartProps & Pick<DuckHuntGameProps, 'promotion'>) {
  const t = useTexts()
  const isGuest = usePlayer() === null
  const { pathname, search } = useLocation()
  if (!hunt.isActive) return <p className="text-center text-sm text-muted">{t('duck-hunt:over')}</p>
  if (isGuest)
    return (
      <Link
        to={`${LOGIN_PATH}${redirectQuery(pathname + search)}`}
        className={`${buttonStyles({ intent: 'secondary' })} justify-self-center`}
      >
        {t('duck-hunt:login')}
      </Link>
    )
  if (hunting === null || !hunting.isPlayable || hunt.attempts === null)
    return <p className="text-center text-sm text-muted">{t('duck-hunt:shown')}</p>
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <HuntOutcome hunting={hunting} currency={promotion.currency} />
      <p className="text-sm text-muted">
        {hunt.attempts === 0 ? t('duck-hunt:none') : t('duck-hunt:left', { count: hunt.attempts })}
      </p>
    </div>
  )
})
