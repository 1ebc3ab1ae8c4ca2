/** What a query of Prometheus names. */
export interface Named {
  /** Selectors as they stand, `croupier_requests_total{kind="page"}`, without ranges. */
  readonly selectors: readonly string[]
  /** Labels of `by (…)` and the like. */
  readonly labels: readonly string[]
}

const TOKEN = /"(?:[^"\\]|\\.)*"|\[[^\]]*\]|\d[\w.]*|[a-zA-Z_:][\w:]*|\S/g
const NAME = /^[a-zA-Z_:]/
const GROUPING = new Set(['by', 'without', 'on', 'ignoring', 'group_left', 'group_right'])
const WORDS = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan'])

/** Lists the selectors and labels of a query that Prometheus takes. */
export function namedIn(query: string): Named {
  const tokens: readonly string[] = query.match(TOKEN) ?? []
  const selectors: string[] = []
  const labels: string[] = []
  /** The tokens up to a bracket, from behind its opening one. */
  const inside = (from: number, end: string) => tokens.slice(from, tokens.indexOf(end, from))
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    const next = tokens[at + 1] ?? ''
    if (token === '{') throw new Error(`a selector without a name in ${query}`)
    if (!NAME.test(token) || WORDS.has(token.toLowerCase())) continue
    if (GROUPING.has(token)) {
      const named = next === '(' ? inside(at + 2, ')') : []
      labels.push(...named.filter((one) => one !== ','))
      at += next === '(' ? named.length + 2 : 0
    } else if (next === '{') {
      const matchers = inside(at + 2, '}')
      selectors.push(`${token}{${matchers.join('')}}`)
      at += matchers.length + 2
    } else if (next !== '(' && !GROUPING.has(next)) selectors.push(token)
  }
  return { selectors, labels }
}
