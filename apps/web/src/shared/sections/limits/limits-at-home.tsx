import { cardStyles, linkStyles, ProgressBar } from '@croupier/design-system'
import { askAt, LimitsStore, placedLimits, type LimitKind, type PlayerLimits } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { useOwnLimits } from '../../forms/own-limits.ts'
import { LIMITS_PATH } from '../../navigation/addresses.ts'
import { Link } from '../../navigation/link.tsx'
import { useSite, useTexts } from '../../site/tab.tsx'
import { AskNote } from './ask-note.tsx'
import { formatLimitAmount, limitName } from './limit-texts.ts'

export interface LimitsAtHomeProps {
  /** Of these kinds it shows what is used. */
  readonly kinds: readonly LimitKind[]
  /** It asks whether the limits are right, when that is due. */
  readonly isReviewed: boolean
}

/** The player's own limits on the home page; nothing where they did not load. */
export const LimitsAtHome = observer(function LimitsAtHome({ kinds, isReviewed }: LimitsAtHomeProps) {
  const store = useSite().playerPart(LimitsStore)
  const known = useOwnLimits()
  if (!store || !known) return null
  const review = isReviewed ? askAt(known, 'review') : null
  return (
    <>
      {kinds.length > 0 && <Used kinds={kinds} known={known} />}
      {review && <AskNote limits={store} ask={review} />}
    </>
  )
})

function Used({
  kinds,
  known: { own, currency },
}: Pick<LimitsAtHomeProps, 'kinds'> & { readonly known: PlayerLimits }) {
  const t = useTexts()
  const limited = placedLimits(own, kinds).filter(({ limit }) => limit.amount !== null)
  const isRead = kinds.every((kind) => !Object.values(own[kind] ?? {}).includes(null))
  return (
    <section aria-label={t('limits:atHome')} className={`grid gap-4 ${cardStyles()}`} data-testid="limits-at-home">
      {limited.length === 0 && isRead && <p className="text-body">{t('limits:noneAtHome')}</p>}
      {limited.map(({ kind, span, limit: { amount, used } }) => {
        const name = limitName(t, kind, span)
        const shown = (value: number) => formatLimitAmount(t, kind, value, currency)
        const text = t('limits:used', { used: shown(used), amount: shown(amount ?? 0) })
        return (
          <div key={`${kind} ${span}`}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm text-body">
              <span>{name}</span>
              <span>{text}</span>
            </p>
            <ProgressBar
              className="mt-3"
              size="sm"
              value={Math.min(used, amount ?? 0)}
              max={amount ?? 0}
              label={name}
              valueText={text}
            />
          </div>
        )
      })}
      <Link to={LIMITS_PATH} className={`${linkStyles()} justify-self-start text-sm`}>
        {t('limits:toLimits')}
      </Link>
    </section>
  )
}
