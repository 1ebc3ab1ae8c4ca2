import type { Locale } from '@croupier/domain/core'
import { createContext, use } from 'react'

/** Changes the language of the whole site in place: page, open game and half-filled form stay. Rejects when the texts cannot be had. */
export type ChooseLocale = (locale: Locale) => Promise<void>

const ChooseLocaleContext = createContext<ChooseLocale>(() => Promise.resolve())
export const ChooseLocaleProvider = ChooseLocaleContext.Provider

/** Does nothing where no application stands around: in stories and on the server. */
export function useChooseLocale(): ChooseLocale {
  return use(ChooseLocaleContext)
}
