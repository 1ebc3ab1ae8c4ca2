import { platformCalls, platformEvents, type PlatformCall } from '@croupier/domain/parts/platform'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** A JSON Schema of the draft 2020-12, with what else is known of the call or event under `x-croupier`. */
export interface ContractFile {
  /** `calls/get-users-balance.json`, or `events/balance-changed.json`. */
  readonly file: string
  readonly schema: Readonly<Record<string, unknown>>
}

/**
 * What a platform must answer to each call of a site, in the order of what a visitor would miss most, and the payload of each
 * live event. Printed from the schemas by which the site reads them; what these do beyond a shape, such as telling a time
 * from another text, is not in them. Fields that are not required are read where they come.
 */
export function platformContract(): readonly ContractFile[] {
  const calls = platformCalls().map((call) => ({ name: nameOf(call), schema: schemaOf(call) }))
  const isShared = (name: string) => calls.filter((call) => call.name === name).length > 1
  const files = calls.map(({ name, schema }) => ({
    // Two answers of one call differ by its query.
    file: `calls/${isShared(name) ? `${name}.${slugOf(schema.title)}` : name}.json`,
    schema,
  }))
  const events = Object.entries(platformEvents).map(([name, payload]) => ({
    file: `events/${name}.json`,
    schema: { ...printed(payload), title: name, 'x-croupier': { event: name } },
  }))
  return [...files, ...events]
}

const printed = (schema: GenericSchema) =>
  toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' })

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const nameOf = ({ method, path }: PlatformCall): string => `${method}-${slugOf(path.replace('/json-api', ''))}`

const schemaOf = ({ method, path, query, body, label, needsPlayer, hasKey, shows, answer }: PlatformCall) => ({
  ...printed(answer),
  title: label,
  'x-croupier': {
    method: method.toUpperCase(),
    path,
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
    needsPlayer,
    idempotencyKey: hasKey,
    withoutIt: shows,
  },
})
