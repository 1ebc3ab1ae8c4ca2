import type { Pages } from '@croupier/domain/core'
import { LIST_PAGE_SIZE, type Game } from '@croupier/domain/games'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { positionKey } from '../../../shared/navigation/page-positions.ts'
import { useTab } from '../../../shared/site/tab.tsx'

/**
 * Brings a list back to the length it had when this page was left, also before a reload: the page then has the place where the
 * visitor was. Answers how many games to keep room for meanwhile. For observers.
 */
export function useKeptLength(list: Pages<Game>): number {
  const { history } = useTab()
  const key = positionKey(useLocation())
  const [kept, setKept] = useState(0)

  // Before the first paint: the room is there when the scroll position is restored.
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
