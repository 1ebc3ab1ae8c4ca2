import { usePlayer } from './tab.tsx'

/**
 * Whether the player is self-excluded from all play: nothing of the site invites to it then. One that ends is gone with the next
 * read of the profile. For observers.
 */
export const useIsExcluded = (): boolean => !!usePlayer()?.profile.value?.selfExclusion
