import type { Pages } from '@croupier/domain/core'
import { LIST_PAGE_SIZE, type Game } from '@croupier/domain/games'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { positionKey } from '../../../shared/navigation/page-positions.ts'
import { useTab } from '../../../shared/site/tab.tsx'

/**
 * Lets a list load as many pages as it had when the visitor left this page, so that the scroll position can be restored.
 * Call it in an observer, before it reads the list: the list loads when it is first observed.
 */
export function useKeptPages(list: Pages<Game>): void {
  const { positions } = useTab().history
  const key = positionKey(useLocation())
  list.want(positions.of(key)?.listPages ?? 1)

  const { length } = list.items
  useEffect(() => {
    if (length > 0) positions.note({ listPages: Math.max(list.wanted, Math.ceil(length / LIST_PAGE_SIZE)) })
  }, [positions, key, list, length])
}
