/** Metric of `Server-Timing`: how old the page is, milliseconds. */
export const PAGE_AGE = 'age'
/** Its description where the server had no newer page in time. */
export const OLD_PAGE = 'old'

/**
 * Beginning of the line that tells visitors without scripts when a page was made. Each page for guests has it hidden; the
 * server shows it in a kept page that has become old.
 */
export const AGE_LINE = { hidden: '<noscript><p hidden ', shown: '<noscript><p ' } as const
