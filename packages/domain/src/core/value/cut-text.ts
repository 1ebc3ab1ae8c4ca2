/** The start of a text, at most `max` UTF-16 units. Never ends in half a character: encoding that in an address throws. */
export const cutText = (text: string, max: number): string =>
  text.length > max ? text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '') : text
