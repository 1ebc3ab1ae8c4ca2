import { createContext, use } from 'react'

/** Origins of others that the operator configured. The page's policy names the same. */
export interface OutsideOrigins {
  /** Where games may run. */
  readonly games: readonly string[]
  /** Where frames of vendors (captcha, chat) are served. */
  readonly widgets: string
  /** Address of the affiliate tracker; null: nobody is told. */
  readonly affiliate: string | null
}

const OutsideOriginsContext = createContext<OutsideOrigins>({ games: [], widgets: '', affiliate: null })
export const OutsideOriginsProvider = OutsideOriginsContext.Provider

/** Empty outside of the application: no frame of others is shown then. */
export function useOutsideOrigins(): OutsideOrigins {
  return use(OutsideOriginsContext)
}
