import type { Participant } from './participant.ts'

/** Rows of a page of the table. */
export const PARTICIPANTS_PAGE_SIZE = 10

export type ParticipantsField = 'rank' | 'username' | 'points'

/** Which part of a promotion's participants is asked for. */
export interface ParticipantsQuery {
  readonly field: ParticipantsField
  readonly order: 'asc' | 'desc'
  /** From 1. */
  readonly page: number
  /** A part of a login; empty: all. */
  readonly search: string
}

/** A page of participants, with what was asked for. */
export interface ParticipantsPage {
  readonly query: ParticipantsQuery
  readonly participants: readonly Participant[]
  /** Number of all that fit; null: unknown. */
  readonly total: number | null
}

export const FIRST_PARTICIPANTS: ParticipantsQuery = { field: 'rank', order: 'asc', page: 1, search: '' }

export const isSameQuery = (a: ParticipantsQuery, b: ParticipantsQuery): boolean =>
  a.field === b.field && a.order === b.order && a.page === b.page && a.search === b.search

/** Number of pages, at least 1. Without a total there is one more page after a full one. */
export function pageCount({ query, participants, total }: ParticipantsPage): number {
  if (total !== null) return Math.max(1, Math.ceil(total / PARTICIPANTS_PAGE_SIZE))
  return participants.length < PARTICIPANTS_PAGE_SIZE ? query.page : query.page + 1
}

/** The page that shows a rank, among all by rank, the best first. */
export const pageOfRank = (rank: number): number => Math.max(1, Math.ceil(rank / PARTICIPANTS_PAGE_SIZE))
