/** The browser's permission. `default`: not decided yet. */
export type PushPermission = 'default' | 'granted' | 'denied'

/** The player's answer to our own question on this device. `none`: not asked yet. */
export type PushWish = 'none' | 'on' | 'off' | 'refused'

export interface PushFacts {
  /** The operator has a key, and a sender. */
  readonly isOffered: boolean
  /** The browser has notifications, a worker and a push service. Null: not known yet. */
  readonly isSupported: boolean | null
  readonly permission: PushPermission
  readonly wish: PushWish
  readonly isSubscribed: boolean
  readonly work: 'none' | 'working' | 'failed'
}

/**
 * - `unavailable`: no push in this product; `unknown`: the browser was not looked at yet;
 * - `unsupported`: not in this browser; `blocked`: the browser refuses until its settings are changed;
 * - `open`: may be asked for; `refused`: was refused and is not asked for again, only offered in the settings; `off`: turned off.
 */
export type PushState =
  | 'unavailable'
  | 'unknown'
  | 'unsupported'
  | 'blocked'
  | 'open'
  | 'refused'
  | 'off'
  | 'working'
  | 'on'
  | 'failed'

/** State of web push on this device (docs/product-rules.md, Web push). */
export function pushStateOf({ isOffered, isSupported, permission, wish, isSubscribed, work }: PushFacts): PushState {
  if (!isOffered) return 'unavailable'
  if (isSupported === null) return 'unknown'
  if (!isSupported) return 'unsupported'
  if (work === 'working') return 'working'
  if (permission === 'denied') return 'blocked'
  if (wish === 'none') return 'open'
  if (wish !== 'on') return wish
  if (work === 'failed') return 'failed'
  // The browser's permission can be reset there.
  return isSubscribed && permission === 'granted' ? 'on' : 'off'
}

/** The wish after the browser's question: closed without an answer, it counts as a refusal and is not repeated. */
export function wishAfter(permission: PushPermission): PushWish {
  return permission === 'granted' ? 'on' : 'refused'
}
