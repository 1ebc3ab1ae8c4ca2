import * as v from 'valibot'
import { DomainError } from '../http/errors.ts'
import type { Http } from '../http/http.ts'
import { dataOf } from '../wire/objects.ts'
import { read, readChange } from '../wire/read.ts'

interface KeyCallsOptions<T> {
  /** The path in front of the key. */
  readonly path: string
  readonly schema: v.GenericSchema<unknown, T>
  /** Name in the log, such as `a purchase`. */
  readonly name: string
}

/** The platform's status of an attempt's key. */
export function keyCalls<T>(http: Http, { path, schema, name }: KeyCallsOptions<T>) {
  const pathOf = (key: string): string => `${path}/${encodeURIComponent(key)}`
  return {
    /** What was made under a key; null: nothing so far, or the platform does not send it. */
    async find(key: string, signal: AbortSignal): Promise<T | null> {
      try {
        return read(dataOf(schema), await http.get(pathOf(key), { signal, auth: true }), name, http).data
      } catch (error) {
        if (error instanceof DomainError && error.kind === 'not-found') return null
        throw error
      }
    },
    /** Closes a key, so that later calls under it are refused. Returns what was made under it, if anything. */
    async close(key: string, signal: AbortSignal): Promise<T | null> {
      const answer = await http.post(`${pathOf(key)}/close`, {}, { signal, auth: true })
      return readChange(v.object({ data: v.nullable(schema) }), answer, `closing ${name}`, http).data
    },
  }
}
