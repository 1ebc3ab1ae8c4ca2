import * as v from 'valibot'

import { DomainError, type ErrorKind, kindOfStatus } from '../value/errors.ts'
import { cutText } from '../value/cut-text.ts'
import { shownText } from '../wire/shown-text.ts'

const ItemSchema = v.object({
  code: v.string(),
  field: v.optional(v.nullable(v.string())),
  message: v.optional(v.nullable(v.string())),
  data: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
})

interface ServerErrors {
  codes: string[]
  fields: Record<string, string[]>
  data: Record<string, string | number>
  message: string | undefined
}

/** A sentence is no longer. */
const MAX_SAID = 300

/** Code of a refusal that allows no further attempt. */
export const MAX_ATTEMPTS_USED = 'max_attempts_used'

/** Reads `{errors:[{code, field?}], message?, is_max_attempts_used?}` from any body. */
function readErrorBody(body: unknown): ServerErrors {
  const codes: string[] = []
  const fields = new Map<string, string[]>()
  const data: Record<string, string | number> = {}
  for (const entry of listOf(body, 'errors')) {
    const item = v.safeParse(ItemSchema, entry)
    if (!item.success) continue
    const { code, field } = item.output
    codes.push(code)
    for (const [name, value] of Object.entries(item.output.data ?? {})) {
      const shown = typeof value === 'string' ? cutText(shownText(value), MAX_SAID) : value
      if (typeof shown === 'number' || (typeof shown === 'string' && shown !== '')) data[name] ??= shown
    }
    if (field) fields.set(field, [...(fields.get(field) ?? []), code])
  }
  if (propertyOf(body, 'is_max_attempts_used') === true) codes.push(MAX_ATTEMPTS_USED)
  const message = propertyOf(body, 'message')
  return { codes, fields: Object.fromEntries(fields), data, message: typeof message === 'string' ? message : undefined }
}

export interface ErrorAnswer {
  status: number
  body: unknown
  method: string
  path: string
  retryAfterMs: number | null
}

/** What an answer outside of 2xx means: its kind by the status, its codes by the body. */
export function errorFromAnswer({ status, body, method, path, retryAfterMs }: ErrorAnswer): DomainError {
  return errorFromBody(kindOfStatus(status), body, { status, method, path, retryAfterMs })
}

/** For refusals with status 200 (`success: false`). */
export function errorFromBody(
  kind: ErrorKind,
  body: unknown,
  details: { status?: number; method?: string; path?: string; retryAfterMs?: number | null } = {},
): DomainError {
  const { codes, fields, data, message } = readErrorBody(body)
  const said = cutText(shownText(message?.trim() ?? ''), MAX_SAID) || null
  return new DomainError(kind, { ...details, codes, fields, data, said, ...(message === undefined ? {} : { message }) })
}

function listOf(body: unknown, key: string): unknown[] {
  const list = propertyOf(body, key)
  return Array.isArray(list) ? list : []
}

function propertyOf(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, key) ? Reflect.get(body, key) : undefined
}
