/**
 * The status the server ended this page with. Failures are not handed over with the data, so the first view takes the status
 * instead; `current` is null once the page is asked for again.
 */
export interface ServedStatus {
  current: number | null
  /** The router's key of the location it is about: after a reload that may be any of the tab's history. */
  readonly locationKey: string
}

/** The router's key of a location that nobody navigated to, such as the server's. */
export const FIRST_LOCATION = 'default'
