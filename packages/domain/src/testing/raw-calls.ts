import * as v from 'valibot'
import type { ChangeCall, Http, Query } from '../core/index.ts'

/** Gets an answer as it comes. */
export const rawGet = (http: Http, path: string, { auth = true, query = {} }: { auth?: boolean; query?: Query } = {}) =>
  http.read(path, v.unknown(), { label: path, auth, query, signal: undefined })

/** Posts as a player, and gets the answer as it comes. */
export const rawPost = (http: Http, path: string, body: object, call: Partial<ChangeCall> = {}) =>
  http.change('post', path, v.unknown(), { label: path, auth: true, body, ...call })
