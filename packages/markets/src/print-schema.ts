import { toJsonSchema } from '@valibot/to-json-schema'
import { MarketSchema } from './market-schema.ts'

/** `market.schema.json`, for editors. */
export function printSchema(): string {
  return `${JSON.stringify(toJsonSchema(MarketSchema), null, 2)}\n`
}
