import type * as v from 'valibot'
import { expectedBy, pathOf, reportIssue, type OnLeftOut, type ReadConfig } from './left-out.ts'

type ParseResult<T> =
  | { readonly output: T }
  /** The first bad field (null: the whole value) and what was expected there; `faults` are all of them. */
  | (Fault & { readonly faults: readonly Fault[] })

interface Fault {
  readonly field: string | null
  readonly expected: string
}

/** Parses a value, and names all faults that cannot be left out. What is left out is reported on the way. */
export function parseAnswer<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  onLeftOut: OnLeftOut | undefined,
): ParseResult<T> {
  const config: ReadConfig = { abortPipeEarly: true, onLeftOut, path: [] }
  // `safeParse` would drop the handler from the configuration.
  const { issues, value: output } = schema['~run']({ value }, config)
  if (issues === undefined) return { output: output as T }
  const faults = issues.map((issue): Fault => ({ field: pathOf(issue), expected: expectedBy(issue) }))
  return { ...(faults[0] as Fault), faults }
}

/** Parses a part of an answer; undefined and a report if it does not fit. */
export function parsePart<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  config: object,
): { readonly output: T } | undefined {
  const { issues, value: output } = schema['~run']({ value }, config)
  if (issues === undefined) return { output: output as T }
  for (const issue of issues) reportIssue(config, issue)
  return undefined
}
