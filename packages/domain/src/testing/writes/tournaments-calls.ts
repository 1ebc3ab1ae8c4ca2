import { chooseTournament, joinTournament } from '../../tournaments/joining/joining-api.ts'
import { agreed, KEY, type WriteCalls } from './write-call.ts'

export const TOURNAMENTS_CALLS: WriteCalls = {
  'joining a tournament': agreed((http) => joinTournament(http, 'cup', { key: KEY, price: 0 })),
  'choosing a tournament': agreed((http) => chooseTournament(http, 'cup')),
}
