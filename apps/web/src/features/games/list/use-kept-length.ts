import type { Pages } from '@croupier/domain/core'
import { LIST_PAGE_SIZE, type Game } from '@croupier/domain/games'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { positionKey } from '../../../shared/navigation/page-positions.ts'
import { useTab } from '../../../shared/site/tab.tsx'

/**
 * Restores the length a list had when this page was left, so that its scroll position can be restored. Returns how many
 * games to reserve space for meanwhile. Call it in an observer.
 */
export function useKeptLength(list: Pages<Game>): number {
  const { history } = useTab()
  const key = positionKey(useLocation())
  const [kept, setKept] = useState(0)

  // Before the first paint, so that the space is there when the scroll position is restored.
  useLayoutEffect(() => {
    const pages = history.positions.of(key)?.listPages ?? 0
    if (list.isLoaded || pages * LIST_PAGE_SIZE <= list.items.length) return
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows what the tab remembers: the first render is the server's
    setKept(pages * LIST_PAGE_SIZE)
    const isOver = () => setKept(0)
    list.loadThrough(pages).then(isOver, isOver)
  }, [history, key, list])

  const { length } = list.items
  useEffect(() => {
    if (length > 0) history.positions.note({ listPages: Math.ceil(length / LIST_PAGE_SIZE) })
  }, [history, key, length])
  return Math.min(kept, list.total ?? kept)
}
