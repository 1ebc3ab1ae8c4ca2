/** How a fault damages the fields of an answer; of a list, those of its first entry. */
export const DAMAGES = [
  'missing-fields',
  'null-fields',
  'wrong-types',
  'unknown-words',
  'long-texts',
  'empty-lists',
  'many-entries',
] as const

/** An answer that the sandbox gives in place of its own. */
export interface Fault {
  readonly method?: string
  /** A star at the end matches all paths with that prefix. */
  readonly path: string
  readonly status?: number
  /** JSON; a string is sent unchanged. */
  readonly body?: unknown
  readonly delayMs?: number
  /** Cuts the connection. */
  readonly drop?: boolean
  /** The platform handles the call first; only the answer fails, or comes after `delayMs`. */
  readonly after?: boolean
  /** The platform answers, and the data of its answer are damaged. */
  readonly damage?: (typeof DAMAGES)[number]
  /** Number of calls. Default: until the faults are cleared. */
  readonly times?: number
}

export interface ReceivedCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly time: string
}

/** A text message or mail. */
export interface Message {
  readonly code?: string
  readonly link?: string
}

/** A player's conversation with support, as a vendor of the chat knows it. */
export interface ChatRecord {
  readonly vendor: 'webim' | 'netrox'
  readonly location: string
  readonly pageTitle: string
  readonly lines: readonly { readonly from: 'operator' | 'visitor'; readonly text: string }[]
  /** The visitor's window is open somewhere. */
  readonly isFollowed: boolean
}

/** A device of a player at the sender of web push. */
export interface PushDevice {
  readonly hwid: string
  readonly token: string
  readonly language: string
  readonly tags: Readonly<Record<string, unknown>>
}

/** A push of the sender; `payload` is what the push service delivers. */
export interface SentPush {
  readonly kind: string
  readonly slug: string | null
  readonly token: string
  /** Null: held back until `dueAt`. */
  readonly sentAt: string | null
  readonly dueAt: string
  readonly payload: string
}
