import { linkStyles, revealsFocus } from '@croupier/design-system'
import { askAt, LimitsStore, placedLimits, type LimitKind, type PlayerLimits } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { useOwnLimits } from '../../forms/own-limits.ts'
import { CategoryChipsSkeleton } from '../../games/cards/category-chips.tsx'
import { ResourceView } from '../../loading/resource-view.tsx'
import { LIMITS_PATH } from '../../navigation/addresses.ts'
import { Link } from '../../navigation/link.tsx'
import { useSite, useTexts } from '../../site/tab.tsx'
import { AskNote } from './ask-note.tsx'
import { formatLimitAmount, limitName } from './limit-texts.ts'

export interface LimitsAtHomeProps {
  /** Of these kinds it shows what is used. */
  readonly kinds: readonly LimitKind[]
  /** It asks whether the limits are right, and whether to go on without one, when that is due. */
  readonly isReviewed: boolean
}

/** The player's own limits on the home page; nothing where they did not load. */
export const LimitsAtHome = observer(function LimitsAtHome({ kinds, isReviewed }: LimitsAtHomeProps) {
  const store = useSite().playerPart(LimitsStore)
  useOwnLimits()
  if (!store) return null
  const hasUsed = kinds.length > 0
  return (
    <ResourceView resource={store.limits} skeleton={hasUsed && <CategoryChipsSkeleton />} failed={() => null}>
      {(known) => {
        const due = isReviewed ? [askAt(known, 'review'), known.asks.find(({ isAgain }) => isAgain)] : []
        return (
          <>
            {hasUsed && <Used kinds={kinds} known={known} />}
            {due.map((ask) => ask && <AskNote key={ask.at} limits={store} ask={ask} />)}
          </>
        )
      }}
    </ResourceView>
  )
})

type UsedProps = Pick<LimitsAtHomeProps, 'kinds'> & { readonly known: PlayerLimits }

/** One row, as high as its skeleton, however many limits there are. */
function Used({ kinds, known: { own, currency } }: UsedProps) {
  const t = useTexts()
  const limited = placedLimits(own, kinds).filter(({ limit }) => limit.amount !== null)
  const isRead = kinds.every((kind) => !Object.values(own[kind] ?? {}).includes(null))
  return (
    <section aria-label={t('limits:atHome')} data-testid="limits-at-home">
      <ul
        ref={revealsFocus}
        className="-mx-gutter flex h-12 items-center gap-x-6 overflow-x-auto px-gutter text-sm whitespace-nowrap scrollbar-none scroll-ps-gutter"
      >
        {limited.length === 0 && isRead && <li className="text-body">{t('limits:noneAtHome')}</li>}
        {limited.map(({ kind, span, limit: { amount, used } }) => {
          const shown = (value: number) => formatLimitAmount(t, kind, value, currency)
          return (
            <li key={`${kind} ${span}`} className="shrink-0">
              <p className="text-xs text-muted">{limitName(t, kind, span)}</p>
              <p className="text-body">{t('limits:used', { used: shown(used), amount: shown(amount ?? 0) })}</p>
            </li>
          )
        })}
        <li className="shrink-0">
          <Link to={LIMITS_PATH} className={`${linkStyles()} inline-flex min-h-11 items-center`}>
            {t('limits:toLimits')}
          </Link>
        </li>
      </ul>
    </section>
  )
}
