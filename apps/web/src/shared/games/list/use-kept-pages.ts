import type { Pages } from '@croupier/domain/core'
import type { Game } from '@croupier/domain/games'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTab } from '../../site/tab.tsx'

/**
 * Lets a list load as many pages as it had when the visitor left this page, so that the scroll position can be restored.
 * Call it in an observer, before it reads the list: the list loads when it is first observed.
 */
export function useKeptPages(list: Pages<Game>, pageSize: number): void {
  const { positions } = useTab().history
  const location = useLocation()
  list.want(positions.of(location)?.listPages ?? 1)

  const { length } = list.items
  useEffect(() => {
    if (length > 0) positions.note({ listPages: Math.max(list.wanted, Math.ceil(length / pageSize)) })
  }, [positions, location, list, length, pageSize])
}
