import type * as v from 'valibot'

/** A part of an answer that was left out: its path, and what was expected there. Never its value, which may be secret. */
export interface LeftOut {
  readonly path: string
  readonly expected: string
}

export type OnLeftOut = (entry: LeftOut) => void

/** The configuration of valibot, which hands it on to all parts of a schema. */
export interface ReadConfig extends v.Config<v.BaseIssue<unknown>> {
  readonly onLeftOut?: OnLeftOut | undefined
  /** Fields and indexes that lead to the part that is being read. */
  readonly path?: (string | number)[]
}

/** The path of the part that is being read, to be changed on the way; undefined outside `parseAnswer`. */
export const pathIn = (config: object): (string | number)[] | undefined => (config as ReadConfig).path

/** What the schema expected where the issue arose. */
export const expectedBy = (issue: v.BaseIssue<unknown>): string => issue.expected ?? issue.type

/** Where in the value the issue arose: names and indexes joined by dots; null: the whole value. As `v.getDotPath`, whose library loads later. */
export const pathOf = ({ path }: v.BaseIssue<unknown>): string | null =>
  path === undefined ? null : path.map(({ key }) => String(key)).join('.')

/** Reports the part that is being read. `inner`: the path within it. */
export function report(config: object, expected: string, inner: string | null = null): void {
  const { path = [], onLeftOut } = config as ReadConfig
  onLeftOut?.({ path: [...path, ...(inner === null ? [] : [inner])].join('.'), expected })
}

export const reportIssue = (config: object, issue: v.BaseIssue<unknown>): void =>
  report(config, expectedBy(issue), pathOf(issue))
