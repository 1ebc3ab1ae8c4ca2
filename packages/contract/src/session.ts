/** A player's tokens, as the platform issues them. */
export interface TokenPair {
  readonly access: string
  readonly refresh: string
  /** Of the access token, seconds. */
  readonly expiresIn: number
}

/** Answer of sign-in and refresh. The site's server removes the tokens and leaves `expiresIn`. */
export interface TokenAnswer {
  readonly access?: string | undefined
  readonly refresh?: string | undefined
  readonly expiresIn: number
}

export interface Access {
  /** Changes with every new pair of tokens; no secret. */
  readonly stamp: string
  /** The `Authorization` header; null where the site's server adds it. */
  readonly header: string | null
}

/** Where the tokens are kept. Scripts may only know that they exist. */
export interface SessionPort {
  /** Null without a valid access token. */
  access(): Access | null
  hasRefresh(): boolean
  /** Body of the refresh call; empty where the site's server keeps the tokens. */
  refreshBody(): { refreshToken?: string }
  /** Does nothing where the site's server keeps the tokens. */
  save(answer: TokenAnswer): void
  clear(): void
}
