import { picturePath } from '../ground/values/picture-address.ts'
import type { PlayerRecord } from '../players/player.ts'
import { CURRENCIES, fromEuros, type Currency } from '../ground/values/currencies.ts'
import type { Locale, Texts } from '../ground/wire/locale.ts'
import { leaderAnswers, opponentAnswers } from './board/board-answer.ts'
import type { Standing } from './board/ranking.ts'
import { giftTitle } from './known/prizes.ts'
import { betLimits, MECHANICS, PRIVACIES, type ContestSeed, type SeriesNow, type TournamentNow } from './tournament.ts'
import type { Tournaments } from './tournaments.ts'

/** Of players without one. */
const DEFAULT_CURRENCY: Currency = 'RUB'
/** Leaders of a tournament in a list. */
const LISTED = 10
/** Places of a series' board whose players are its leaders. */
const SERIES_LEADERS = 3

const MECHANIC_TITLES: Readonly<Record<ContestSeed['mechanic'], Texts>> = {
  bets: { ru: 'Сумма ставок', en: 'Total bets', it: 'Somma delle puntate', br: 'Total de apostas' },
  wins: { ru: 'Сумма выигрышей', en: 'Total wins', it: 'Somma delle vincite', br: 'Total de ganhos' },
  multipliers: {
    ru: 'Сумма множителей',
    en: 'Sum of multipliers',
    it: 'Somma dei moltiplicatori',
    br: 'Soma dos multiplicadores',
  },
  best: {
    ru: 'Лучший множитель',
    en: 'Best multiplier',
    it: 'Miglior moltiplicatore',
    br: 'Melhor multiplicador',
  },
}

interface Asking {
  readonly player: PlayerRecord | null
  readonly locale: Locale
}

/** A tournament of a list: with the first of its board. */
export const listAnswer = (tournaments: Tournaments, tournament: TournamentNow, asking: Asking) =>
  answer(tournaments, tournament, asking, LISTED)

/** A tournament with its whole board and the texts of its page. */
export const pageAnswer = (tournaments: Tournaments, tournament: TournamentNow, asking: Asking) => ({
  ...answer(tournaments, tournament, asking, Infinity),
  rules: tournament.rules[asking.locale],
})

export const seriesAnswer = (tournaments: Tournaments, series: SeriesNow, asking: Asking, isWhole: boolean) => ({
  ...contestAnswer(series, tournaments.boards.ofSeries(series), asking, isWhole ? Infinity : LISTED),
  isPaid: series.isPaid,
  status: series.status,
})

function answer(tournaments: Tournaments, tournament: TournamentNow, asking: Asking, leaders: number) {
  const { members, boards, joining, conditions, games } = tournaments
  const { id, seriesId, privacy, price, maxMembers, status, prizes } = tournament
  const { player, locale } = asking
  const membership = player ? members.of(id, player.id) : { isMember: false, isChosen: false }
  return {
    ...contestAnswer(tournament, boards.of(tournament), asking, leaders),
    // Both forms that platforms have.
    status: id % 2 === 0 ? { title: status } : status,
    isPaid: price > 0,
    numberOfPrizes: prizes.length,
    numberOfGames: games.of(tournament).length,
    privacyType: { value: PRIVACIES.indexOf(privacy) + 1 },
    compointMembershipPrice: price,
    maxMemberLimit: maxMembers,
    membersCount: joining.seatsTaken(tournament),
    limitSeats: maxMembers > 0,
    freeSeats: joining.freeSeats(tournament),
    ...membership,
    isSeriesLeaderMember: membership.isMember && leadsSeries(tournaments, seriesId, player),
    tournamentSeriesId: seriesId,
    wantParticipate: false,
    conditions: conditions.answer(tournament, player, locale),
    victoryType: MECHANIC_TITLES[tournament.mechanic][locale],
    sortPriority: tournament.sortPriority,
  }
}

function contestAnswer(
  contest: TournamentNow | SeriesNow,
  board: readonly Standing[],
  { player, locale }: Asking,
  leaders: number,
) {
  const { mechanic, prizes } = contest
  const reading = { locale, currency: player?.currency ?? (locale === 'br' ? 'BRL' : DEFAULT_CURRENCY) }
  const own = player && board.find(({ playerId }) => playerId === player.id)
  return {
    id: contest.id,
    slug: contest.slug,
    title: contest.title[locale],
    description: contest.description[locale],
    imageDefault: { url: picturePath('banner', contest.slug) },
    startedAt: new Date(contest.startsAt).toISOString(),
    finishedAt: new Date(contest.endsAt).toISOString(),
    prizes: prizes.map(({ position, gifts }) => ({
      position,
      giftTitles: gifts.map((gift) => giftTitle(gift, reading.currency)[locale]),
    })),
    prizeDescription: contest.prizeDescription[locale],
    prizeMoney: prizeMoney(contest),
    mechanic: { value: MECHANICS.indexOf(mechanic) + 1, title: MECHANIC_TITLES[mechanic][locale] },
    betRestriction: betLimits(contest, player?.currency ?? DEFAULT_CURRENCY),
    scoreCurrency: mechanic === 'bets' || mechanic === 'wins' ? contest.scoreCurrency : null,
    leaders: leaderAnswers(contest, board.slice(0, leaders), reading),
    opponents: player ? opponentAnswers(contest, board, player.id, reading) : [],
    position: own ? { position: own.position, score: own.score } : null,
  }
}

/** All cash prizes together, by currency. */
function prizeMoney({ prizes }: Pick<ContestSeed, 'prizes'>) {
  const gifts = prizes.flatMap((prize) => prize.gifts).filter(({ euros }) => euros > 0)
  const sum = (currency: Currency): number => gifts.reduce((all, { euros }) => all + fromEuros(euros, currency), 0)
  return gifts.length === 0 ? {} : Object.fromEntries(CURRENCIES.map((currency) => [currency, sum(currency)]))
}

function leadsSeries({ book, boards }: Tournaments, seriesId: number | null, player: PlayerRecord | null): boolean {
  const series = seriesId === null ? null : book.findSeries(seriesId)
  if (!series || !player) return false
  const own = boards.ofSeries(series).find(({ playerId }) => playerId === player.id)
  return own !== undefined && own.position <= SERIES_LEADERS
}
