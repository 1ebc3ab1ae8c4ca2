import type { TokenAnswer } from '@croupier/contract/session'
import * as v from 'valibot'

/** Answer of sign-in and refresh. */
export const TokenAnswerSchema: v.GenericSchema<unknown, TokenAnswer> = v.object({
  access: v.optional(v.pipe(v.string(), v.nonEmpty())),
  refresh: v.optional(v.pipe(v.string(), v.nonEmpty())),
  expiresIn: v.pipe(v.number(), v.finite(), v.minValue(0)),
})
