import { linkStyles } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import type { GameDetails } from '@croupier/domain/games'
import { createTournaments, currentTournament, ownPlaceOf, type Tournament } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { tournamentPath } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import { TimeTo } from '#shared/site/time-to.tsx'
import type { Translate } from '#shared/texts/translate.ts'
import { formatScore } from '#shared/tournaments/format-score.ts'
import { createTournamentGames } from '@croupier/domain/parts'
import { useWatchedList } from '#shared/tournaments/use-watched-list.ts'

/** The tournament in which the player's bets count: place, score and time left, and what counts in this game. */
export const PlayTournament = observer(function PlayTournament({ game }: { readonly game: GameDetails | undefined }) {
  const list = useSite().playerPart(createTournaments)?.list
  useWatchedList('tournament', list)
  const all = list?.value ?? []
  const chosen = all.filter(({ isMember, isChosen }) => isMember && isChosen)
  const current = currentTournament(chosen, useEventTime(chosen))
  return current && game ? <Bar key={current.slug} tournament={current} game={game} /> : null
})

interface BarProps {
  readonly tournament: Tournament
  readonly game: GameDetails
}

const Bar = observer(function Bar({ tournament, game }: BarProps) {
  const t = useTexts()
  const site = useSite()
  const counts = site.part(createTournamentGames).counts(tournament.slug, game).value
  const place = ownPlaceOf(tournament, site.player?.profile.value?.userId ?? null)
  return (
    <span
      className="flex flex-wrap items-center gap-x-2 gap-y-0.5 pointer-coarse:gap-y-0 text-xs text-muted"
      data-testid="play-tournament"
    >
      <Link
        to={tournamentPath(tournament.slug)}
        className={`${linkStyles()} truncate max-w-48 pointer-coarse:leading-6 rounded-none max-sm:max-w-32 underline-offset-2`}
      >
        {tournament.title}
      </Link>
      <span className="text-body tabular-nums">
        {place === null
          ? t('tournament-bar:noPlace')
          : t('tournament-bar:place', { place: formatNumber(t.languageTag, place.position) })}
      </span>
      {place !== null && place.score !== null && (
        <span className="text-body tabular-nums max-sm:hidden">{formatScore(t, place.score, tournament)}</span>
      )}
      {counts === false ? (
        <span>{t('tournament-bar:notHere')}</span>
      ) : (
        <Bets t={t} tournament={tournament} currency={site.player?.balance.value?.currency ?? null} />
      )}
      {tournament.endAt !== null && <TimeTo at={tournament.endAt} label={t('tournament-bar:ends')} isShort />}
    </span>
  )
})

interface BetsProps {
  readonly t: Translate
  readonly tournament: Pick<Tournament, 'betLimits'>
  /** The player's; null: not known. */
  readonly currency: string | null
}

/** The bets that count; nothing where all do. */
function Bets({ t, tournament: { betLimits }, currency: ownCurrency }: BetsProps) {
  const { min, max } = betLimits
  const currency = betLimits.currency ?? ownCurrency
  if (currency === null || (min === 0 && max === null)) return null
  const money = (minor: number) => formatMoney(minor, currency, t.locale, { cents: 'when-needed' })
  if (max === null) return <span>{t('tournament-bar:betsFrom', { min: money(min) })}</span>
  if (min === 0) return <span>{t('tournament-bar:betsTo', { max: money(max) })}</span>
  return <span>{t('tournament-bar:betsBetween', { min: money(min), max: money(max) })}</span>
}
