/** Attributes whose value is a text, a name or an address: an entry is built alike whatever they say. */
const VALUES_OF_AN_ENTRY =
  /^(id|for|name|value|href|hreflang|src|srcset|alt|title|datetime|d|data-.*|aria-(label|labelledby|describedby|controls|valuenow|valuetext))$/

/** The first entries are always checked: styles may tell even ones from odd ones. */
const ALWAYS_CHECKED = 3

/** Entries of lists and tables that are built, and styled, like one before them. */
export function repeatedEntries(root: Element): Element[] {
  return [...root.querySelectorAll('ul, ol, tbody, [role=list]')].flatMap((list) => {
    const seen = new Set<string>()
    return [...list.children].filter((entry, at) => {
      const build = buildOf(entry)
      const isRepeated = seen.has(build) && at >= ALWAYS_CHECKED
      seen.add(build)
      return isRepeated
    })
  })
}

/** The markup of an element without its texts, names and addresses; whether they are there is told. */
function buildOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) =>
    VALUES_OF_AN_ENTRY.test(name) ? `${name}${value.trim() === '' ? '' : '=…'}` : `${name}=${value}`,
  )
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Element) return buildOf(node)
    return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() ? '…' : ''
  })
  return `<${element.localName} ${attributes.join(' ')}>${parts.join('')}</>`
}
