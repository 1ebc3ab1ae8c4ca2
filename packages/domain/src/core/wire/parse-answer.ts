import type * as v from 'valibot'
import { expectedBy, pathOf, reportIssue, type OnLeftOut, type ReadConfig } from './left-out.ts'

type ParseResult<T> =
  | { readonly output: T }
  /** The bad field (null: the whole value) and what was expected there. */
  | { readonly field: string | null; readonly expected: string }

/** Parses a value up to the first fault that cannot be left out. What is left out is reported on the way. */
export function parseAnswer<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  onLeftOut: OnLeftOut | undefined,
): ParseResult<T> {
  const config: ReadConfig = { abortEarly: true, onLeftOut, path: [] }
  // `safeParse` would drop the handler from the configuration.
  const { issues, value: output } = schema['~run']({ value }, config)
  if (issues === undefined) return { output: output as T }
  const [issue] = issues
  return { field: pathOf(issue), expected: expectedBy(issue) }
}

/** Parses a part of an answer; undefined and a report if it does not fit. */
export function parsePart<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  config: object,
): { readonly output: T } | undefined {
  const { issues, value: output } = schema['~run']({ value }, config)
  if (issues === undefined) return { output: output as T }
  reportIssue(config, issues[0])
  return undefined
}
