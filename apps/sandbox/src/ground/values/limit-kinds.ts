/** `time` and `session` are in minutes, the others in minor units. */
export const LIMIT_KINDS = ['deposit', 'net_spend', 'loss', 'stake', 'time', 'session'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]
