/** Marks a call of a script of ours. A foreign page can only send it after a CORS preflight, which fails. */
export const MARKER_HEADER = 'X-Requested-With'
export const MARKER = 'XMLHttpRequest'

/** The visitor's locale. */
export const LANGUAGE_HEADER = 'X-Language'

/** The hash of the player that a call is for, URL-encoded (decision 7). */
export const PLAYER_HEADER = 'X-Player'
/** The stamp of the tokens that a call is for, while the page does not know its player's hash yet. */
export const SESSION_HEADER = 'X-Session'
/** In place of a stamp: a call that is made in nobody's name. */
export const NO_SESSION = 'none'

/** Ids of W3C's Trace Context. The page's are in the metric of `Server-Timing` with this name, and in its calls. */
export const TRACE_HEADER = 'traceparent'

/** A key of one attempt, under which the platform acts once. */
export const KEY_HEADER = 'Idempotency-Key'
/** The price that the player was shown: at another one a platform that reads it refuses. */
export const PRICE_HEADER = 'Agreed-Price'

/** Refusal, with 409: the tokens are another player's. */
export const OTHER_PLAYER = 'other_player'
/** Refusal, with 503: whose the tokens are cannot be learnt now. */
export const OWNER_UNKNOWN = 'owner_unknown'
