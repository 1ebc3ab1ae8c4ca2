const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Marks that turn the direction of what follows, also outside the text: of a page's title, a sentence, a list; control characters. */
const UNSHOWN = /[\u202A-\u202E\u2066-\u2069]|(?!\s)\p{Cc}/gu

/** A text without such marks and control characters; empty where nothing of it can be seen. */
export const shownText = (text: string): string => (VISIBLE.test(text) ? text.replace(UNSHOWN, '') : '')
