import type { ChatRecord, Fault, Message, PushDevice, ReceivedCall, SentPush } from './calls.ts'
import type { NewPlayer, PlayerRecord } from './players.ts'
import type { NewPromotion } from './promotions.ts'
import type { NewTournament, RivalScore } from './tournaments.ts'

/** How long to wait for a message and how often to look, ms. */
const MESSAGE_WAIT_MS = 20_000
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
    change: {
      readonly real?: number
      readonly wagering?: number
      readonly compoints?: number
      readonly winback?: number
    },
  ): Promise<unknown> {
    return this.#call('POST', playerPath(login, '/money'), { ...change, reason: 'test' })
  }

  /** Sends a message to the player and their open tabs. */
  sendMessage(login: string, message: { msg: string; button?: { text: string; link: string } }): Promise<unknown> {
    return this.#call('POST', playerPath(login, '/notices'), message)
  }

  /** Tells games that are opened from now on how to leave: their own frame, the window, or a new one, goes to `exitUrl`. */
  gameExit(exit: 'frame' | 'top' | 'window'): Promise<unknown> {
    return this.#call('POST', '/games', { exit })
  }

  /** Adds a gift and tells the open tabs. */
  gift(login: string, gift: object): Promise<unknown> {
    return this.#call('POST', playerPath(login, '/gifts'), gift)
  }

  /** Decides what becomes of a contact: confirmed, all attempts used, or given back. */
  contact(login: string, type: 'email' | 'phone', status: 'confirmed' | 'limit' | 'open'): Promise<unknown> {
    return this.#call('POST', playerPath(login, `/contacts/${type}`), { status })
  }

  /** Makes a promotion. Replaces one with the same slug. */
  promotion(promotion: NewPromotion): Promise<{ id: number; slug: string }> {
    return this.#call('POST', '/promotions', promotion)
  }

  /** Moves the times of a promotion, counted from now, ms. */
  movePromotion(slug: string, times: Pick<NewPromotion, 'startsInMs' | 'endsInMs' | 'drawInMs'>): Promise<unknown> {
    return this.#call('POST', `/promotions/${slug}`, times)
  }

  /** Lets a rival give the player a high five. */
  highFive(slug: string, login: string): Promise<unknown> {
    return this.#call('POST', `/promotions/${slug}/high-fives`, { login })
  }

  /** Makes a player a member of a promotion and adds points. */
  admit(slug: string, login: string, points = 0): Promise<unknown> {
    return this.#call('POST', `/promotions/${slug}/members`, { login, points })
  }

  /** Makes a tournament. Replaces one with the same slug. */
  tournament(tournament: NewTournament): Promise<{ id: number; slug: string }> {
    return this.#call('POST', '/tournaments', tournament)
  }

  /** Moves the times of a tournament, counted from now, ms. */
  moveTournament(slug: string, times: Pick<NewTournament, 'startsInMs' | 'endsInMs'>): Promise<unknown> {
    return this.#call('POST', `/tournaments/${slug}`, times)
  }

  /** Makes a player a member of a tournament, whatever its conditions and price, and adds to the score. */
  seat(slug: string, login: string, how: { score?: number; isChosen?: boolean } = {}): Promise<{ score: number }> {
    return this.#call('POST', `/tournaments/${slug}/members`, { login, ...how })
  }

  /** Invites a player to a tournament. */
  invite(slug: string, login: string): Promise<unknown> {
    return this.#call('POST', `/tournaments/${slug}/invitations`, { login })
  }

  /** Sets scores of rivals, new or known ones, and tells the board at once. */
  rivals(slug: string, rivals: readonly RivalScore[]): Promise<unknown> {
    return this.#call('POST', `/tournaments/${slug}/rivals`, { rivals })
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

  /** The player's devices as the sender of web push knows them. */
  pushDevices(login: string): Promise<readonly PushDevice[]> {
    return this.#call('GET', playerPath(login, '/push/devices'))
  }

  /** What the sender of web push has sent to the player's devices, and what it holds back. */
  pushes(login: string): Promise<readonly SentPush[]> {
    return this.#call('GET', playerPath(login, '/push'))
  }

  /** Lets the sender of web push send something. */
  push(login: string, event: { readonly kind: string; readonly slug?: string }): Promise<unknown> {
    return this.#call('POST', playerPath(login, '/push'), event)
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

  /** An operator of the chat writes to the player. Answers in how many conversations. */
  chat(login: string, text: string): Promise<{ delivered: number }> {
    return this.#call('POST', '/chat', { login, text })
  }

  /** The player's conversations, as the chat's vendors know them. */
  chats(login: string): Promise<ChatRecord[]> {
    return this.#call('GET', `/chat?login=${encodeURIComponent(login)}`)
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
