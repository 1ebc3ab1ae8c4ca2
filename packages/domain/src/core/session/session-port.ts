import * as v from 'valibot'

/** What sign-in and refresh answer. Where our own server keeps the tokens, it takes them out and leaves `expiresIn`. */
export const TokenAnswerSchema = v.object({
  access: v.optional(v.pipe(v.string(), v.nonEmpty())),
  refresh: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Lifetime of the access token, seconds. */
  expiresIn: v.pipe(v.number(), v.minValue(0)),
})

export type TokenAnswer = v.InferOutput<typeof TokenAnswerSchema>

export interface Access {
  /** Changes with every new pair of tokens; it is no secret. */
  readonly stamp: string
  /** The whole `Authorization` header; null where the server adds it itself. */
  readonly header: string | null
}

/** Where the tokens are. The script may be unable to read them: then it knows only that they exist. */
export interface SessionPort {
  /** Null: no access token that is still good. */
  access(): Access | null
  hasRefresh(): boolean
  /** Body of the refresh call; a server that keeps the tokens needs none. */
  refreshBody(): { refreshToken?: string }
  /** A no-op where the server keeps the tokens. */
  save(answer: TokenAnswer): void
  clear(): void
}
