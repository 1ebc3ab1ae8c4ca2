import type { PlainTextKey } from '#shared/texts/translate.ts'

export type Wording = readonly [title: PlainTextKey, text: PlainTextKey]

const WORDINGS: Readonly<Record<number, Wording>> = {
  404: ['errors:notFoundTitle', 'errors:notFoundText'],
  429: ['errors:tooManyTitle', 'errors:tooManyText'],
  451: ['errors:restrictedTitle', 'errors:restrictedText'],
  500: ['errors:serverTitle', 'errors:serverText'],
  503: ['errors:maintenanceTitle', 'errors:maintenanceText'],
}

/** What the page of a status says, and is called in the browser's tab. A status without words of its own has the generic ones. */
export const errorWording = (status: number): Wording =>
  WORDINGS[status] ?? ['errors:genericTitle', 'errors:genericText']
