import type {
  Participant,
  WireDepositDay,
  WireParticipant,
  WirePointsEntry,
  WireUserData,
} from '@croupier/domain/promotions'

/** A player's data in a promotion on the wire. */
export const wireUserData = (promotionId: number, changes: Partial<WireUserData> = {}): WireUserData => ({
  id: promotionId,
  membership: true,
  points: 120,
  additionalPoints: 5,
  receivedPrizes: [3],
  ...changes,
})

/** A player in the ranking of a promotion on the wire. */
export const wireParticipant = (id: number, changes: Partial<WireParticipant> = {}): WireParticipant => ({
  id,
  username: `player-${id}`,
  rank: id,
  points: 1000 - id,
  ...changes,
})

/** A player in the ranking of a promotion as an entity. */
export const aParticipant = (rank: number, changes: Partial<Participant> = {}): Participant => ({
  id: String(rank),
  username: `player-${rank}`,
  rank,
  points: 1000 - rank,
  avatar: null,
  level: null,
  highFives: null,
  ...changes,
})

/** A day of deposits on the wire. */
export const wireDepositDay = (day: string, changes: Partial<WireDepositDay> = {}): WireDepositDay => ({
  day,
  amount: 500,
  target: 2000,
  currency: 'EUR',
  points: 3,
  isCompleted: false,
  ...changes,
})

/** An entry of the log of points on the wire. */
export const wirePointsEntry = (id: number, changes: Partial<WirePointsEntry> = {}): WirePointsEntry => ({
  id,
  at: '2026-01-15T10:00:00Z',
  points: 10,
  currencyId: 'points',
  reason: 'bet',
  title: '',
  ...changes,
})
