import { linkStyles, ProgressBar } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import {
  betsLeft,
  GiftsStore,
  WageringStore,
  gameShare,
  runningBonuses,
  wagerEnd,
  type RunningBonus,
} from '@croupier/domain/gifts'
import type { GameDetails } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useExpiry } from '#shared/gifts/use-expiry.ts'
import { PROFILE_GIFTS_PATH } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { formatLeft } from '#shared/gifts/wager-texts.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { TimeTo } from '#shared/site/time-to.tsx'
import { formatPercent } from '#shared/texts/percent.ts'

/** The bonus that is wagered while a game is played: what is left, about how many bets, until when. */
export const PlayWager = observer(function PlayWager({ game }: { readonly game: GameDetails | undefined }) {
  const site = useSite()
  const gifts = site.playerPart(GiftsStore)
  const balance = site.player?.balance.value
  useExpiry(gifts?.all ?? [])
  if (!gifts || !balance || !game) return null
  const bonuses = runningBonuses(gifts.all, balance.wagering, site.clock.now())
  return bonuses.map((bonus) => <Wager key={bonus.gift.id} bonus={bonus} game={game} currency={balance.currency} />)
})

interface WagerProps {
  readonly bonus: RunningBonus
  readonly game: GameDetails
  readonly currency: string
}

const Wager = observer(function Wager({ bonus: { gift, progress }, game, currency }: WagerProps) {
  const t = useTexts()
  const { done, left } = progress
  const share = gameShare(gift, game)
  const end = wagerEnd(gift)
  const leftText = left === 0 ? t('bonus:done') : formatLeft(t, { left, total: null }, currency)
  return (
    <span
      className="flex flex-wrap items-center gap-x-2 gap-y-0.5 pointer-coarse:gap-y-0 text-xs text-muted"
      data-testid="play-wager"
    >
      {done !== null && (
        <ProgressBar
          className="max-w-24 min-w-10 flex-1 max-sm:hidden"
          size="sm"
          value={done}
          label={gift.title}
          valueText={t('bonus:wagered', { percent: formatPercent(t, Math.floor(done * 10) / 10) })}
        />
      )}
      {leftText !== null && <span className="text-body">{leftText}</span>}
      {left !== 0 && <Counting game={game} left={left} share={share} max={gift.maxBet} currency={currency} />}
      {left !== 0 && end !== null && <TimeTo at={end} label={t('bonus:ends')} isShort />}
    </span>
  )
})

/** Why bets here do not count, with the way to the bonus's terms, which name its games. On a phone only that they do not. */
function NoShare({ game }: { readonly game: GameDetails }) {
  const t = useTexts()
  return (
    <>
      <span className="max-sm:hidden">
        {t(game.allowsBonusBalance ? 'bonus:noShareGames' : 'bonus:noShareReal')}{' '}
        <Link to={PROFILE_GIFTS_PATH} className={`${linkStyles()} pointer-coarse:leading-6`}>
          {t('bonus:countingGames')}
        </Link>
      </span>
      <Link to={PROFILE_GIFTS_PATH} className={`${linkStyles()} pointer-coarse:leading-6 sm:hidden`}>
        {t('bonus:noShare')}
      </Link>
    </>
  )
}

interface CountingProps {
  readonly game: GameDetails
  readonly left: number | null
  /** Percent of a bet that counts in this game; null: unknown. */
  readonly share: number | null
  /** The highest bet, minor units; null: unknown. */
  readonly max: number | null
  readonly currency: string
}

/** How much of a bet counts here, and about how many bets it takes: like the last one, else like the player's choice. */
const Counting = observer(function Counting({ game, left, share, max, currency }: CountingProps) {
  const t = useTexts()
  const wagering = useSite().playerPart(WageringStore)
  // Bets of an earlier game may have counted otherwise.
  const [before] = useState(() => wagering?.counted?.number ?? 0)
  if (share === 0) return <NoShare game={game} />
  if (!wagering) return null
  const { counted } = wagering
  const bet = Math.min(wagering.bet, max ?? wagering.bet)
  const last = counted !== null && counted.number > before ? counted.amount : null
  const count = last === null ? betsLeft(left, bet, share) : betsLeft(left, last, 100)
  const basis = last === null ? t('bonus:ofBets', { bet: formatMoney(bet, currency, t.locale) }) : t('bonus:ofLast')
  return (
    <>
      {share !== null && share < 100 && <span>{t('bonus:partShare', { percent: formatPercent(t, share) })}</span>}
      {count !== null && (
        <span title={basis}>
          {t('bonus:betsToGo', { count })}
          <span className="sr-only"> ({basis})</span>
        </span>
      )}
    </>
  )
})
