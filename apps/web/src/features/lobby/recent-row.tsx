import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { usePlayer } from '../../shared/site-context.tsx'
import { useTexts } from '../../shared/texts.ts'
import { GameRow, RowSkeleton } from './game-row.tsx'

/** What the player played lately, before everything else. Nothing for guests, for new players, and where it cannot be had. */
export const RecentRow = observer(function RecentRow() {
  const t = useTexts()
  const recent = usePlayer()?.recent
  // Somebody may sign in while the lobby stands.
  useEffect(() => void recent?.ensure(), [recent])
  if (recent?.state.status === 'loading' && !recent.value) return <RowSkeleton title={t('lobby.recent')} />
  return recent?.value && recent.value.length > 0 ? <GameRow title={t('lobby.recent')} games={recent.value} /> : null
})
