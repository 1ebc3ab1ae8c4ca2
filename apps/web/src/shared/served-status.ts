import { createContext, use } from 'react'

/**
 * The status the server ended this page with. Failures are not handed over with the data, so the first view takes the status
 * instead; `current` is null once the page is asked for again.
 */
export interface ServedStatus {
  current: number | null
}

const ServedStatusContext = createContext<ServedStatus>({ current: null })
export const ServedStatusProvider = ServedStatusContext.Provider

/** The same object for the whole visit: whoever asks for the page again sets `current` to null. */
export function useServedStatus(): ServedStatus {
  return use(ServedStatusContext)
}
