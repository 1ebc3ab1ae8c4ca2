const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }
const HIGHEST_CODE = 0x10_ff_ff

/** Text of HTML, one line per block. By patterns: Trusted Types restrict parsers. Use it for `textContent` only. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(?:br|hr|li|tr)\b[^>]*>|<\/(?:p|div|h[1-6]|ul|ol|table|blockquote)\s*>/gi, '\n')
    .replaceAll(/<[a-z/!][^>]*>/gi, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code <= HIGHEST_CODE && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : whole
    })
    .replaceAll(/ *\n[ \n]*/g, '\n')
    .trim()
}
