import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath } from 'jsonc-parser'

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }

/** Sets a member of a JSON text and leaves everything else as it is written. `undefined` removes the member. */
export function editJson(text: string, path: JSONPath, value: unknown): string {
  const tree = parseTree(text)
  const known = tree && findNodeAtLocation(tree, path)
  if (value === undefined) return known ? withoutMember(text, path) : text
  if (!known) return applyEdits(text, modify(text, path, value, FORMAT))
  return text.slice(0, known.offset) + oneLine(value) + text.slice(known.offset + known.length)
}

/** Groups that it leaves empty go, too: an empty group is no group of tokens. */
function withoutMember(text: string, path: JSONPath): string {
  const rest = applyEdits(text, modify(text, path, undefined, FORMAT))
  const group = path.slice(0, -1)
  const tree = parseTree(rest)
  const isEmpty = group.length > 0 && tree && findNodeAtLocation(tree, group)?.children?.length === 0
  return isEmpty ? withoutMember(rest, group) : rest
}

/** As brands' files are written: a value on one line. */
function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${oneLine(member)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
