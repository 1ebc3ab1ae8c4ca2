import * as v from 'valibot'
import { orNull } from '../../value/errors.ts'
import type { Http } from '../../http/http.ts'
import { dataOf } from '../../wire/objects.ts'

interface KeyCallsOptions<T> {
  /** The path in front of the key. */
  readonly path: string
  readonly schema: v.GenericSchema<unknown, T>
  /** Name in the log, such as `a purchase`. */
  readonly name: string
}

/** The platform's status of an attempt's key. */
export function keyCalls<T>(http: Http, { path, schema, name }: KeyCallsOptions<T>) {
  const Found = dataOf(schema)
  const Closed = dataOf(v.nullable(schema))
  const pathOf = (key: string): string => `${path}/${encodeURIComponent(key)}`
  return {
    /** What was made under a key; null: nothing so far, or the platform does not send it. */
    find: (key: string, signal: AbortSignal): Promise<T | null> =>
      orNull(http.read(pathOf(key), Found, { label: name, auth: true, signal })),
    /** Closes a key, so that later calls under it are refused. Returns what was made under it, if anything. */
    close: (key: string, signal: AbortSignal): Promise<T | null> =>
      http.change('post', `${pathOf(key)}/close`, Closed, { label: `closing ${name}`, auth: true, body: {}, signal }),
  }
}
