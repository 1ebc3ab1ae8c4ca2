/** A player as `POST /__sandbox/players` makes one. Amounts in minor units. */
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
  readonly nickname?: string
  readonly flags?: readonly string[]
  readonly gifts?: readonly object[]
}

/** What the sandbox answers instead of doing its work. */
export interface Fault {
  readonly method?: string
  /** With a star at the end: all paths that begin so. */
  readonly path: string
  readonly status?: number
  /** JSON; text is sent as it is. */
  readonly body?: unknown
  readonly delayMs?: number
  /** The connection is cut. */
  readonly drop?: boolean
  /** The platform does the work first: only the answer fails. */
  readonly after?: boolean
  /** How often; without it until the faults are cleared. */
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

/** A deposit or a payout, as the platform answers it. */
export interface TransactionRecord {
  readonly id: number
  readonly amount: number
  readonly status: string
}

export interface PlayerRecord {
  /** What the live socket knows the player by. */
  readonly hash: string
  readonly balances: { readonly real: number; readonly bonus: number; readonly wagering: number }
  readonly ledger: readonly LedgerEntry[]
  readonly deposits: readonly TransactionRecord[]
  readonly withdrawRequests: readonly TransactionRecord[]
}

/** How long a message may be on its way, in ms, and how often it is looked for. */
const MESSAGE_WAIT_MS = 10_000
const MESSAGE_POLL_MS = 50

/** The sandbox's control calls (apps/sandbox/README.md). Every call rejects unless the sandbox answers 2xx. */
export class SandboxControl {
  readonly #origin: string

  /** @param platform the sandbox's address, such as `http://localhost:4000` */
  constructor(platform: string) {
    this.#origin = `${platform}/__sandbox`
  }

  /** Back to the state right after the start. */
  reset(): Promise<unknown> {
    return this.#call('POST', '/reset')
  }

  createPlayer(player: NewPlayer): Promise<{ userId: string; hash: string; login: string }> {
    return this.#call('POST', '/players', player)
  }

  player(login: string): Promise<PlayerRecord> {
    return this.#call('GET', playerPath(login))
  }

  /** Puts money on the player's accounts, or takes it, as ledger entries. Minor units. */
  money(
    login: string,
    change: { readonly real?: number; readonly compoints?: number; readonly winback?: number },
  ): Promise<unknown> {
    return this.#call('POST', playerPath(login, '/money'), { ...change, reason: 'test' })
  }

  /** A message to the player, told to their open tabs too. */
  sendMessage(login: string, message: { msg: string; button?: { text: string; link: string } }): Promise<unknown> {
    return this.#call('POST', playerPath(login, '/notices'), message)
  }

  /** One more gift, told to the open tabs too. */
  gift(login: string, gift: object): Promise<unknown> {
    return this.#call('POST', playerPath(login, '/gifts'), gift)
  }

  /** Ends all sessions of the player at the platform. */
  signOut(login: string): Promise<unknown> {
    return this.#call('POST', playerPath(login, '/sign-out'))
  }

  /** What the provider or the review decides. */
  decide(transaction: number | string, status: string, reason?: string): Promise<unknown> {
    return this.#call('POST', `/transactions/${transaction}`, { status, ...(reason === undefined ? {} : { reason }) })
  }

  /** What the market decides, such as `payoutCancel`. */
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

  /** Back to the real time. */
  resetClock(): Promise<unknown> {
    return this.#call('POST', '/clock', { now: Date.now() })
  }

  /** Calls that the sandbox received, of one path; with a star at the end: all paths that begin so. */
  requests(path: string): Promise<readonly ReceivedCall[]> {
    return this.#call('GET', `/requests?path=${encodeURIComponent(path)}`)
  }

  clearRequests(): Promise<unknown> {
    return this.#call('DELETE', '/requests')
  }

  /** Messages and mails sent to a number or an address, the newest first. For one that is on its way: `newMessage`. */
  outbox(to: string): Promise<readonly Message[]> {
    return this.#call('GET', `/outbox?to=${encodeURIComponent(to)}`)
  }

  /** Waits until `count` messages were sent to a number or an address and answers the newest one. */
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

  /** The platform's own popup runs from now on, for `hours` if given. */
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
