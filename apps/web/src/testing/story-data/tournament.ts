import type { Locale } from '@croupier/domain/core'
import type { Series, Standing, Tournament, TournamentPrize, WireTournament } from '@croupier/domain/tournaments'
import { wireTournament } from '@croupier/platform-fixtures'
import { STORY_NOW } from './now.ts'
import { picture } from './pictures.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Words {
  readonly title: string
  readonly description: string
  readonly prizes: readonly string[]
  readonly spins: string
  readonly prizeDescription: string
  readonly rules: string
}

const ENGLISH: Words = {
  title: 'Race of the north',
  description: '<p>Four days, <b>€10,000</b>, and the highest sum of bets wins.</p>',
  prizes: ['€5,000', '€2,000', '€1,000', '€500', '€300'],
  spins: '50 free spins',
  prizeDescription: '<p>Prizes are paid within an hour of the end, without wagering.</p>',
  rules:
    '<p>One player, one account.</p><ul><li>Only bets of real money count.</li><li>Players are 18 or older.</li></ul>',
}

const RUSSIAN: Words = {
  title: 'Северная гонка',
  description: '<p>Четыре дня, <b>1 000 000 ₽</b>, побеждает наибольшая сумма ставок.</p>',
  prizes: ['500 000 ₽', '200 000 ₽', '100 000 ₽', '50 000 ₽', '30 000 ₽'],
  spins: '50 бесплатных вращений',
  prizeDescription: '<p>Призы зачисляются в течение часа после окончания и не требуют отыгрыша.</p>',
  rules:
    '<p>Один игрок — один счёт.</p><ul><li>Засчитываются только ставки на деньги.</li><li>Игрокам не меньше 18 лет.</li></ul>',
}

const NAMES = [
  'nordwind',
  'kasimir',
  'LuckyLena',
  'polarfox',
  'mr_spin',
  'olivia77',
  'drei-asse',
  'tundra',
  'Baltika',
  'fjord',
]

/** The players on the board of stories: `count` places in steps of 12.40. */
export const aBoard = (count: number): readonly Standing[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(2001 + index),
    position: index + 1,
    username: NAMES[index] ?? `player-${index + 1}`,
    score: (count - index) * 1240 + 340_00,
    gift: null,
  }))

/** The id of the player of stories, see `aPlayer`. */
export const STORY_PLAYER_ID = '1001'

/** A board with the player of stories at a place. */
export const withOwnPlace = (board: readonly Standing[], position: number, username: string): readonly Standing[] =>
  board.map((standing) => (standing.position === position ? { ...standing, id: STORY_PLAYER_ID, username } : standing))

const isRussian = (locale: Locale) => locale === 'ru'

const contest = (locale: Locale): Series => {
  const words = isRussian(locale) ? RUSSIAN : ENGLISH
  return {
    id: '1',
    slug: 'race-of-the-north',
    title: words.title,
    description: words.description,
    image: picture(3, 1200, 480),
    status: 'active',
    startAt: STORY_NOW - DAY,
    endAt: STORY_NOW + 2 * DAY + 5 * HOUR,
    sortPriority: 0,
    isPaid: false,
    prizes: words.prizes.map((prize, index): TournamentPrize => ({
      position: index + 1,
      gifts: index === 1 ? [prize, words.spins] : [prize],
    })),
    prizeDescription: words.prizeDescription,
    prizeMoney: { EUR: 1_000_000, RUB: 100_000_000 },
    mechanic: 'bets',
    mechanicTitle: '',
    betLimits: { min: 50, max: 10_000, currency: null },
    leaders: aBoard(12),
    places: 12,
    opponents: [],
    ownPlace: null,
    scoreCurrency: isRussian(locale) ? 'RUB' : 'EUR',
  }
}

/** An open tournament that runs for two more days, in the words of a language; `changes` are those of a story. */
export const aTournament = (locale: Locale, changes: Partial<Tournament> = {}): Tournament => ({
  ...contest(locale),
  rules: (isRussian(locale) ? RUSSIAN : ENGLISH).rules,
  numberOfPrizes: 5,
  numberOfGames: 120,
  privacy: 'open',
  price: 0,
  maxMembers: null,
  members: 412,
  reportedFreeSeats: null,
  isChosen: false,
  isMember: false,
  isSeriesLeader: false,
  seriesId: null,
  conditions: [],
  victoryType: '',
  ...changes,
})

/** A series that runs for two more days. */
export const aSeries = (locale: Locale, changes: Partial<Series> = {}): Series => ({
  ...contest(locale),
  slug: 'northern-league',
  ...changes,
})

/** The moment so many hours from now, as the platform writes it. */
export const hoursFromNow = (hours: number): string => new Date(STORY_NOW + hours * HOUR).toISOString()

/** A tournament of the platform's list that starts and ends so many hours from now. */
export const listedTournament = (
  id: number,
  title: string,
  [start, end]: readonly [start: number, end: number],
  changes: Partial<WireTournament> = {},
): WireTournament =>
  wireTournament(id, {
    title,
    imageDefault: { url: picture(id, 640, 360) },
    status: start > 0 ? 'created' : end <= 0 ? 'finished' : 'active',
    startedAt: hoursFromNow(start),
    finishedAt: hoursFromNow(end),
    ...changes,
  })
