/** Fields of `POST /__sandbox/players`. Amounts in minor units. */
export interface NewPlayer {
  readonly login: string
  readonly password: string
  readonly currency?: string
  readonly balance?: number
  readonly bonus?: number
  readonly wagering?: number
  readonly winback?: number
  readonly compoints?: number
  readonly level?: number
  /** Null: not chosen yet. */
  readonly nickname?: string | null
  /** Email and phone are not confirmed. Default false. */
  readonly unconfirmed?: boolean
  readonly flags?: readonly string[]
  readonly gifts?: readonly object[]
}

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
  /** The platform handles the call first; only the answer fails. */
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

export interface LedgerEntry {
  readonly account: string
  readonly amount: number
}

/** A deposit or payout as the platform answers it. */
export interface TransactionRecord {
  readonly id: number
  readonly amount: number
  readonly status: string
}

/** A document, with what is known of the picture that was sent. */
export interface DocumentRecord {
  readonly id: number
  readonly status: string
  readonly picture: {
    readonly width: number
    readonly height: number
    readonly orientation: number | null
    readonly hasMetadata: boolean
  } | null
}

export interface PlayerRecord {
  /** Id of the player at the live socket. */
  readonly hash: string
  readonly balances: {
    readonly real: number
    readonly bonus: number
    readonly wagering: number
    readonly compoints: number
  }
  readonly ledger: readonly LedgerEntry[]
  readonly deposits: readonly TransactionRecord[]
  readonly withdrawRequests: readonly TransactionRecord[]
  readonly documents: readonly DocumentRecord[]
  readonly gifts: readonly { readonly type: string }[]
}

/** How long to wait for a message and how often to look, ms. */
const MESSAGE_WAIT_MS = 10_000
const MESSAGE_POLL_MS = 50

/** Client of the sandbox's control calls (apps/sandbox/README.md). Every call rejects unless the answer is 2xx. */
export class SandboxControl {
  readonly #origin: string

  /** @param platform the sandbox's address, such as `http://localhost:4000` */
  constructor(platform: string) {
    this.#origin = `${platform}/__sandbox`
  }

  /** Restores the state right after the start. */
  reset(): Promise<unknown> {
    return this.#call('POST', '/reset')
  }

  /** Restores faults, clock, settings, limits of attempts, promo codes and recorded calls, and cuts sockets. Keeps players. */
  resetSettings(): Promise<unknown> {
    return this.#call('DELETE', '/settings')
  }

  createPlayer(player: NewPlayer): Promise<{ userId: string; hash: string; login: string }> {
    return this.#call('POST', '/players', player)
  }

  player(login: string): Promise<PlayerRecord> {
    return this.#call('GET', playerPath(login))
  }

  /** Adds ledger entries to the player's accounts; negative amounts take money. Minor units. */
  money(
    login: string,
    change: { readonly real?: number; readonly compoints?: number; readonly winback?: number },
  ): Promise<unknown> {
    return this.#call('POST', playerPath(login, '/money'), { ...change, reason: 'test' })
  }

  /** Sends a message to the player and their open tabs. */
  sendMessage(login: string, message: { msg: string; button?: { text: string; link: string } }): Promise<unknown> {
    return this.#call('POST', playerPath(login, '/notices'), message)
  }

  /** Adds a gift and tells the open tabs. */
  gift(login: string, gift: object): Promise<unknown> {
    return this.#call('POST', playerPath(login, '/gifts'), gift)
  }

  /** Decides what becomes of a contact: confirmed, all attempts used, or given back. */
  contact(login: string, type: 'email' | 'phone', status: 'confirmed' | 'limit' | 'open'): Promise<unknown> {
    return this.#call('POST', playerPath(login, `/contacts/${type}`), { status })
  }

  /** Ends all sessions of the player. */
  signOut(login: string): Promise<unknown> {
    return this.#call('POST', playerPath(login, '/sign-out'))
  }

  /** Sets the status that the provider or the review decides. */
  decide(transaction: number | string, status: string, reason?: string): Promise<unknown> {
    return this.#call('POST', `/transactions/${transaction}`, { status, ...(reason === undefined ? {} : { reason }) })
  }

  /** The reviewer's decision of a document. */
  review(document: number | string, status: 'success' | 'cancel', reason?: string): Promise<unknown> {
    return this.#call('POST', `/documents/${document}`, { status, ...(reason === undefined ? {} : { reason }) })
  }

  /** Changes settings of the market, such as `payoutCancel`. */
  treasury(change: object): Promise<unknown> {
    return this.#call('POST', '/treasury', change)
  }

  /** Sends a live event: to `{ login }`, `{ room }` or `all`. */
  emit(to: object | string, type: string, payload: unknown): Promise<unknown> {
    return this.#call('POST', '/emit', { to, type, payload })
  }

  /** Connected live sockets. */
  sockets(): Promise<readonly { hash: string | null; rooms: readonly string[] }[]> {
    return this.#call('GET', '/sockets')
  }

  fault(fault: Fault): Promise<{ id: string }> {
    return this.#call('POST', '/faults', fault)
  }

  clearFaults(): Promise<unknown> {
    return this.#call('DELETE', '/faults')
  }

  /** The sandbox's time, ISO-8601. */
  async now(): Promise<string> {
    return (await this.#call<{ now: string }>('GET', '/clock')).now
  }

  advanceClock(advanceMs: number): Promise<unknown> {
    return this.#call('POST', '/clock', { advanceMs })
  }

  /** Calls that the sandbox received at a path; a star at the end matches a prefix. */
  requests(path: string): Promise<readonly ReceivedCall[]> {
    return this.#call('GET', `/requests?path=${encodeURIComponent(path)}`)
  }

  clearRequests(): Promise<unknown> {
    return this.#call('DELETE', '/requests')
  }

  /** Messages sent to a number or address, newest first. To wait for one use `newMessage`. */
  outbox(to: string): Promise<readonly Message[]> {
    return this.#call('GET', `/outbox?to=${encodeURIComponent(to)}`)
  }

  /** Waits until `count` messages were sent to a number or address and returns the newest. */
  async newMessage(to: string, count = 1): Promise<Message> {
    const deadline = Date.now() + MESSAGE_WAIT_MS
    for (;;) {
      const messages = await this.outbox(to)
      const [newest] = messages
      if (newest && messages.length >= count) return newest
      if (Date.now() > deadline) throw new Error(`${messages.length} messages to ${to} instead of ${count}`)
      await new Promise((resolve) => void setTimeout(resolve, MESSAGE_POLL_MS))
    }
  }

  /** Starts the platform's popup, for `hours` if given. */
  offerPopup(options: { readonly hours?: number } = {}): Promise<unknown> {
    return this.#call('POST', '/promo-popup', options)
  }

  withdrawPopup(): Promise<unknown> {
    return this.#call('DELETE', '/promo-popup')
  }

  serverData(change: object): Promise<unknown> {
    return this.#call('POST', '/serverdata', change)
  }

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(this.#origin + path, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`${method} /__sandbox${path} answered ${response.status}: ${await response.text()}`)
    return (response.status === 204 ? null : await response.json()) as T
  }
}

const playerPath = (login: string, part = '') => `/players/${encodeURIComponent(login)}${part}`
