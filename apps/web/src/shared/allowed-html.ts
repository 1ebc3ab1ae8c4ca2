/** What HTML of the platform may hold: the same list for the server's sanitiser and the browser's. */
export const ALLOWED_TAGS: readonly string[] = [
  'p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'sup', 'sub', 'span', 'div', 'blockquote', 'a', 'img',
  'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'thead', 'tbody', 'tr', 'th', 'td',
]
/** By tag; no other tag keeps any. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}
export const ALLOWED_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel']
