/** A player as `POST /__sandbox/players` makes one. Amounts in minor units. */
export interface NewPlayer {
  readonly login: string
  readonly password: string
  readonly currency?: string
  readonly balance?: number
  readonly bonus?: number
  readonly level?: number
  readonly nickname?: string
  readonly flags?: readonly string[]
}

export interface Fault {
  readonly method?: string
  readonly path: string
  readonly status?: number
  readonly body?: unknown
  readonly delayMs?: number
  readonly drop?: boolean
  readonly times?: number
}

export interface ReceivedCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly time: string
}

export interface LedgerEntry {
  readonly account: string
  readonly amount: number
}

export interface PlayerRecord {
  readonly balances: { readonly real: number }
  readonly ledger: readonly LedgerEntry[]
}

/** The sandbox's control calls (apps/sandbox/README.md), for arranging and checking what a journey does. */
export class SandboxControl {
  readonly #origin: string

  constructor(platform: string) {
    this.#origin = `${platform}/__sandbox`
  }

  createPlayer(player: NewPlayer): Promise<{ userId: string; hash: string; login: string }> {
    return this.#call('POST', '/players', player)
  }

  player(login: string): Promise<PlayerRecord> {
    return this.#call('GET', `/players/${encodeURIComponent(login)}`)
  }

  emit(to: object | 'all', type: string, payload: object): Promise<unknown> {
    return this.#call('POST', '/emit', { to, type, payload })
  }

  fault(fault: Fault): Promise<{ id: string }> {
    return this.#call('POST', '/faults', fault)
  }

  /** Puts money on the player's real account, or takes it, as a ledger entry. Minor units. */
  credit(login: string, amount: number): Promise<unknown> {
    return this.#call('POST', `/players/${encodeURIComponent(login)}/money`, { real: amount, reason: 'journey' })
  }

  /** A message to the player, told to their open tabs too. */
  notice(login: string, notice: { msg: string; button?: { text: string; link: string } }): Promise<unknown> {
    return this.#call('POST', `/players/${encodeURIComponent(login)}/notices`, notice)
  }

  /** Who is on the line now. */
  sockets(): Promise<readonly { hash: string | null; rooms: readonly string[] }[]> {
    return this.#call('GET', '/sockets')
  }

  clearFaults(): Promise<unknown> {
    return this.#call('DELETE', '/faults')
  }

  advanceClock(advanceMs: number): Promise<unknown> {
    return this.#call('POST', '/clock', { advanceMs })
  }

  /** Back to the real time: a journey that moved the clock leaves the next one of its worker the clock it expects. */
  resetClock(): Promise<unknown> {
    return this.#call('POST', '/clock', { now: Date.now() })
  }

  requests(path: string): Promise<readonly ReceivedCall[]> {
    return this.#call('GET', `/requests?path=${encodeURIComponent(path)}`)
  }

  clearRequests(): Promise<unknown> {
    return this.#call('DELETE', '/requests')
  }

  outbox(to: string): Promise<readonly { code?: string; link?: string }[]> {
    return this.#call('GET', `/outbox?to=${encodeURIComponent(to)}`)
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
