import { isFields, type Fields } from '../ground/wire/fields.ts'

/** An object in an answer. @throws TypeError if it is something else */
export function objectIn(value: unknown): Fields {
  if (isFields(value)) return value
  throw new TypeError(`no object: ${JSON.stringify(value)}`)
}

/** A list of objects in an answer. @throws TypeError if it is something else */
export function objectsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.map(objectIn)
  throw new TypeError(`no list: ${JSON.stringify(value)}`)
}

/** The code of an answer's first error; undefined: it has none. */
export const codeOf = ({ body }: { readonly body: Fields }): unknown => objectsIn(body['errors'] ?? [])[0]?.['code']
