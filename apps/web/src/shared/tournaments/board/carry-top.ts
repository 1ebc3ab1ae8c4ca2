import type { Resource } from '@croupier/domain/core'
import { topOfBoard, type Series } from '@croupier/domain/tournaments'
import type { PageContext } from '../../navigation/page-route.ts'
import { isWholeBoard } from './whole-board.ts'

/**
 * On the server: a page carries only the top of a long board, unless its address asks for all. The browser reads the
 * whole when the board is unfolded, and with each later read. Call it once the tournament or series is read.
 */
export function carryTop<B extends Series>({ site, url }: PageContext, read: Resource<B>): void {
  if (!import.meta.env.SSR || isWholeBoard(url.search)) return
  const userId = site.player?.profile.value?.userId ?? null
  read.change((contest) => topOfBoard(contest, userId))
}
