import { IconButton, ProgressBar } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import { betsLeft, WageringStore, runningBonuses, wagerEnd, type GiftsStore } from '@croupier/domain/gifts'
import { Minus, Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { formatLeft } from '#shared/gifts/wager-texts.ts'
import { usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'
import { formatPercent } from '#shared/texts/percent.ts'
import { TimeTo } from '#shared/site/time-to.tsx'
import { usePlayerCurrency } from '../player-currency.ts'

export interface RunningBonusProps {
  readonly id: string
  readonly gifts: GiftsStore
  /** Left out where the end is shown beside it. */
  readonly hasEnd: boolean
}

/** How far the wagering of a bonus is, an estimate in bets, and when it ends. Nothing for a gift that is not wagered. */
export const RunningBonus = observer(function RunningBonus({ id, gifts, hasEnd }: RunningBonusProps) {
  const t = useTexts()
  const { clock } = useSite()
  const currency = usePlayerCurrency()
  const wagering = usePlayer()?.balance.value?.wagering ?? null
  const bonus = runningBonuses(gifts.all, wagering, clock.now()).find(({ gift }) => gift.id === id)
  if (!bonus) return null
  const { gift, progress } = bonus
  const { done, left } = progress
  const end = hasEnd ? wagerEnd(gift) : null
  const wagered = done === null ? null : t('bonus:wagered', { percent: formatPercent(t, Math.floor(done * 10) / 10) })
  const texts =
    left === 0 ? [t('bonus:done')] : [wagered, formatLeft(t, progress, currency)].filter((text) => text !== null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 text-xs text-muted" data-testid="running-bonus">
      {done !== null && <ProgressBar size="sm" value={done} label={gift.title} valueText={texts.join(', ')} />}
      {texts.length > 0 && <p>{texts.join(' · ')}</p>}
      {left !== null && left > 0 && currency !== null && <Estimate left={left} max={gift.maxBet} currency={currency} />}
      {end !== null && left !== 0 && (
        <p>
          {t('bonus:ends')} <TimeTo at={end} label={t('bonus:ends')} />
        </p>
      )}
    </div>
  )
})

interface EstimateProps {
  /** Minor units. */
  readonly left: number
  /** The highest bet; null: unknown. */
  readonly max: number | null
  readonly currency: string
}

/** Bets to go at a bet that the player sets in steps. */
const Estimate = observer(function Estimate({ left, max, currency }: EstimateProps) {
  const t = useTexts()
  const wagering = useSite().playerPart(WageringStore)
  if (!wagering) return null
  const bet = Math.min(wagering.bet, max ?? wagering.bet)
  const count = betsLeft(left, bet, 100)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <fieldset aria-label={t('bonus:bet')} className="-ms-2 flex min-w-0 items-center gap-1 pointer-coarse:-ms-3">
        <IconButton size="sm" label={t('bonus:lowerBet')} onClick={() => wagering.step('down', max)}>
          <Minus aria-hidden />
        </IconButton>
        <output className="min-w-12 sm:min-w-16 text-center text-sm text-strong tabular-nums">
          {formatMoney(bet, currency, t.locale, { cents: 'when-needed' })}
        </output>
        <IconButton size="sm" label={t('bonus:higherBet')} onClick={() => wagering.step('up', max)}>
          <Plus aria-hidden />
        </IconButton>
      </fieldset>
      {count !== null && <p className="min-w-0 flex-1 basis-40">{t('bonus:estimate', { count })}</p>}
    </div>
  )
})
