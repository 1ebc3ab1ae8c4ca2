import type { AnswerTable } from '@croupier/platform-fixtures'

/** Where the platform tells what became of a key. */
const KEYS = [
  '/json-api/treasury/intents',
  '/json-api/compoints/exchange',
  '/json-api/compoint-purchases',
  '/json-api/action-prize-exchanges',
] as const

/** The platform has made nothing under any key, and lets each be closed. */
export const nothingMade = (): AnswerTable =>
  Object.fromEntries(
    KEYS.flatMap((path) => [
      [`GET ${path}/*`, { status: 404, body: { errors: [{ code: 'not_found' }] } }],
      [`POST ${path}/*`, { body: { data: null } }],
    ]),
  )
