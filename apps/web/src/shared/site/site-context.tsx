import type { Player, Site } from '@croupier/domain'
import { createContext, use } from 'react'

const SiteContext = createContext<Site | null>(null)
export const SiteProvider = SiteContext.Provider

/** The domain of this tab (or of this server request). */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite outside of SiteProvider')
  return site
}

/** The signed-in player, or null for a guest. Read it inside an `observer`. */
export function usePlayer(): Player | null {
  return useSite().player
}
