/** What a visitor may allow or refuse. What the site cannot work without is not asked for. */
export const CONSENT_CATEGORIES = ['statistics', 'communication', 'marketing'] as const

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** Value of the cookie, `3.20261123.sc`: version of the question, day of the answer, first letters of what is granted. */
export const CONSENT_FORM = /^(\d{1,6})\.(\d{4})(\d\d)(\d\d)\.([a-z]*)$/
