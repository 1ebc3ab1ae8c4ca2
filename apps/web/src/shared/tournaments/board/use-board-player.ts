import { displayName } from '@croupier/domain/player'
import { useMemo } from 'react'
import { usePlayer } from '../../site/tab.tsx'
import type { BoardPlayer } from './board-rows.ts'

/** The signed-in player as boards name it; null: a guest, or not known yet. Call it in an observer. */
export function useBoardPlayer(): BoardPlayer | null {
  const profile = usePlayer()?.profile.value
  const userId = profile?.userId ?? null
  const username = profile ? displayName(profile) : ''
  return useMemo(() => (userId === null ? null : { userId, username }), [userId, username])
}
