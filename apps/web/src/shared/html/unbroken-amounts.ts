/** Tags, which stay, or a space inside a number or before the sign of its currency. */
const TAG_OR_SPACE = /<[^>]*>|(?<=\d) (?=\d{3}(?!\d)|\p{Sc}|R\$)/gu

/** HTML or text whose amounts take no line break: a line that ends in "3" of "3 000 000 ₽" would name another amount. */
export const unbrokenAmounts = (html: string): string =>
  html.replaceAll(TAG_OR_SPACE, (found) => (found === ' ' ? '\u00A0' : found))
