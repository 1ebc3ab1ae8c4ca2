import * as v from 'valibot'

/** Answer of sign-in and refresh. Our own server removes the tokens and leaves `expiresIn`. */
export const TokenAnswerSchema = v.object({
  access: v.optional(v.pipe(v.string(), v.nonEmpty())),
  refresh: v.optional(v.pipe(v.string(), v.nonEmpty())),
  expiresIn: v.pipe(v.number(), v.finite(), v.minValue(0)),
})

export type TokenAnswer = v.InferOutput<typeof TokenAnswerSchema>

export interface Access {
  /** Changes with every new pair of tokens; no secret. */
  readonly stamp: string
  /** The `Authorization` header; null where our server adds it. */
  readonly header: string | null
}

/** Where the tokens are kept. Scripts may only know that they exist. */
export interface SessionPort {
  /** Null without a valid access token. */
  access(): Access | null
  hasRefresh(): boolean
  /** Body of the refresh call; empty where our server keeps the tokens. */
  refreshBody(): { refreshToken?: string }
  /** Does nothing where our server keeps the tokens. */
  save(answer: TokenAnswer): void
  clear(): void
}
