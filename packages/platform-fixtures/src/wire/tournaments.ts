import type { WireSeries, WireStanding, WireTournament } from '@croupier/domain/tournaments'

/** A place on a board on the wire. */
export const wireStanding = (position: number, changes: Partial<WireStanding> = {}): WireStanding => ({
  id: 1000 + position,
  position,
  username: `player-${position}`,
  score: 100_000 - position * 100,
  ...changes,
})

const BOARD = [1, 2, 3, 4, 5].map((position) => wireStanding(position))

const contest = (id: number, slug: string): WireSeries => ({
  id,
  slug,
  title: `Tournament ${id}`,
  description: '<p>Bet and lead.</p>',
  imageDefault: { url: `/cdn/tournaments/${slug}.png` },
  status: 'active',
  startedAt: '2026-01-01T00:00:00Z',
  finishedAt: '2026-01-31T00:00:00Z',
  isPaid: false,
  prizes: [
    { position: 1, giftTitles: ['€5,000'] },
    { position: 2, giftTitles: ['€2,000', '50 spins'] },
    { position: 3, giftTitles: ['€1,000'] },
  ],
  prizeDescription: '<p>Paid at once.</p>',
  prizeMoney: { EUR: 800_000, RUB: 80_000_000 },
  mechanic: { value: 1, title: 'Sum of bets' },
  betRestriction: { min: 50, max: 10_000 },
  leaders: BOARD,
  opponents: [],
  position: null,
  scoreCurrency: 'EUR',
  sortPriority: 1,
})

/** A tournament on the wire, which runs from 1 to 31 January 2026. */
export const wireTournament = (id: number, changes: Partial<WireTournament> = {}): WireTournament => ({
  ...contest(id, `tournament-${id}`),
  rules: '<p>One bet is one point.</p>',
  numberOfPrizes: 3,
  numberOfGames: 120,
  privacyType: { value: 1 },
  compointMembershipPrice: 0,
  maxMemberLimit: 0,
  membersCount: 5,
  limitSeats: false,
  freeSeats: null,
  isChosen: false,
  isMember: false,
  isSeriesLeaderMember: false,
  tournamentSeriesId: null,
  conditions: [],
  victoryType: 'Sum of bets',
  ...changes,
})

/** A series on the wire, which runs from 1 to 31 January 2026. */
export const wireSeries = (id: number, changes: Partial<WireSeries> = {}): WireSeries => ({
  ...contest(id, `series-${id}`),
  title: `Series ${id}`,
  ...changes,
})
