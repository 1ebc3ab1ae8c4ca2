/** Undefined where the text is no JSON. `revive`: that of `JSON.parse`. */
export function parseJson(body: Buffer, revive?: (name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(textOf(body), revive)
  } catch {
    return undefined
  }
}

const BYTE_ORDER_MARK = '\uFEFF'

/** The text of a body of JSON, without a byte order mark: browsers leave it out, `JSON.parse` refuses it. */
export function textOf(body: Buffer): string {
  const text = body.toString('utf8')
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
}
