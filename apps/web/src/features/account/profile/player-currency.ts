import { usePlayer } from '#shared/site/tab.tsx'

/** The currency of the player's money; null until it is known. For observers. */
export function usePlayerCurrency(): string | null {
  const player = usePlayer()
  return player?.balance.value?.currency ?? player?.profile.value?.currency ?? null
}
