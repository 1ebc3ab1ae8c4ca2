import type { Migration } from '../migration.ts'
import { csvOfRows } from './0.1.0/csv-of-rows.ts'
import { oneGround } from './0.1.0/one-ground.ts'
import { playedInSeconds } from './0.1.0/played-in-seconds.ts'

/** In the order in which they were needed. */
export const MIGRATIONS: readonly Migration[] = [oneGround, playedInSeconds, csvOfRows]
