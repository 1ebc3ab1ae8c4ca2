import { expect } from '@playwright/test'

/** A player as `POST /__sandbox/players` makes one. Amounts in minor units. */
export interface NewPlayer {
  readonly login: string
  readonly password: string
  readonly currency?: string
  readonly balance?: number
  readonly bonus?: number
  readonly wagering?: number
  readonly level?: number
  readonly nickname?: string
  readonly flags?: readonly string[]
  readonly gifts?: readonly object[]
}

export interface Fault {
  readonly method?: string
  readonly path: string
  readonly status?: number
  readonly body?: unknown
  readonly delayMs?: number
  readonly drop?: boolean
  /** The platform does the work first: only the answer fails. */
  readonly after?: boolean
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

  /** One more gift, told to the open tabs too. */
  gift(login: string, gift: object): Promise<unknown> {
    return this.#call('POST', `/players/${encodeURIComponent(login)}/gifts`, gift)
  }

  /** Ends all sessions of the player at the platform. */
  signOut(login: string): Promise<unknown> {
    return this.#call('POST', `/players/${encodeURIComponent(login)}/sign-out`)
  }

  /** What the provider or the review decides. */
  decide(transaction: number, status: string, reason?: string): Promise<unknown> {
    return this.#call('POST', `/transactions/${transaction}`, { status, ...(reason === undefined ? {} : { reason }) })
  }

  /** What the market decides, such as `payoutCancel`. */
  treasury(change: object): Promise<unknown> {
    return this.#call('POST', '/treasury', change)
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

  /** Messages and mails sent to a number or an address. For one that is on its way: `newMessage`. */
  outbox(to: string): Promise<readonly Message[]> {
    return this.#call('GET', `/outbox?to=${encodeURIComponent(to)}`)
  }

  /** The newest message to a number or an address, waited for: `count` is how many there must be by then. */
  async newMessage(to: string, count = 1): Promise<Message> {
    await expect
      .poll(async () => (await this.outbox(to)).length, { message: `messages to ${to}` })
      .toBeGreaterThanOrEqual(count)
    return (await this.outbox(to))[0]!
  }

  /** The platform's own popup runs from now on. */
  offerPopup(): Promise<unknown> {
    return this.#call('POST', '/promo-popup')
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
