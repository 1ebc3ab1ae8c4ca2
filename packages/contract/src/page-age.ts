/** Metric of `Server-Timing`: how old the page is, milliseconds. */
export const PAGE_AGE = 'age'
/** Its description where the server had no newer page in time. */
export const OLD_PAGE = 'old'
