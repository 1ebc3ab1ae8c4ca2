import { createServedSession } from '../../../packages/domain/src/core/index.ts'
import { createPlayerCashbox, createPlayerExchange } from '../../../packages/domain/src/parts/index.ts'
import { createNodeSite } from '../../../packages/hosts/src/node/index.ts'
import type { SandboxControl } from '../../../packages/platform-fixtures/src/sandbox/index.ts'
import type { Random } from '../../../e2e/soak/random.ts'
import { CookieJar } from './cookie-jar.ts'
import { GAME, playRound, smallestBet } from './game.ts'
import { differences, START, type Told } from './ledger.ts'

const PASSWORD = 'chaos-player-1'
const DEPOSIT = 100_000
const PAYOUT = 2_000
/** Loses no gift by a payout. */
const NO_GIFTS = { count: () => Promise.resolve(0), areGivenUp: () => Promise.resolve(false) }
/** Longest pause between two actions, ms. */
const PAUSE_MS = 600
/** Rounds of one game, and how often is looked whether it has started, ms. */
const ROUNDS = 3
const LOOK_MS = 50

export interface Visits {
  /** Pages that were served whole, and those that were refused for now. */
  pages: number
  refusedPages: number
}

/** A player who uses the site as a browser does, and keeps account of what the site has told. Minor units. */
export class ChaosPlayer {
  readonly visits: Visits = { pages: 0, refusedPages: 0 }
  /** What was wrong at once: a page of another player, a session that ended. */
  readonly faults: string[] = []
  readonly told: Told = {
    exchanges: 0,
    compoints: 0,
    amount: 0,
    deposits: 0,
    payouts: 0,
    paidOut: 0,
    rounds: 0,
    staked: 0,
    won: 0,
  }
  readonly nickname: string
  readonly #login: string
  readonly #origin: string
  readonly #random: Random
  readonly #others: () => readonly string[]
  readonly #jar = new CookieJar()
  readonly #site

  constructor(
    number: number,
    { origin, gamesOrigin }: { readonly origin: string; readonly gamesOrigin: string },
    random: Random,
    others: () => readonly string[],
  ) {
    this.nickname = `Chaos-${number}-x`
    this.#login = `chaos-${number}-${Date.now()}@croupier.test`
    this.#origin = origin
    this.#random = random
    this.#others = others
    this.#site = createNodeSite({
      platform: origin,
      brand: 'gold',
      locale: 'en',
      sendLog: () => undefined,
      cookies: this.#jar,
      session: createServedSession(this.#jar),
      logoutPath: '/session/logout',
      paymentOrigins: [origin],
      gameOrigins: [gamesOrigin],
      fetch: (url, init) => this.#fetch(url, init),
    })
  }

  /** Makes the player at the platform and signs in. */
  async begin(control: SandboxControl): Promise<void> {
    await control.createPlayer({
      login: this.#login,
      password: PASSWORD,
      nickname: this.nickname,
      currency: 'EUR',
      ...START,
    })
    this.#site.start()
    await this.#site.session.login.run({ login: this.#login, password: PASSWORD })
    if (!this.#site.session.isSignedIn) throw new Error(`${this.nickname} could not sign in`)
  }

  /** Acts until `isOver`, then until the outcome of all that was sent is known. */
  async play(isOver: () => boolean): Promise<void> {
    const exchange = this.#site.knownPlayerPart(createPlayerExchange)
    const cashbox = this.#site.knownPlayerPart(createPlayerCashbox)
    if (exchange === null || cashbox === null) throw new Error(`${this.nickname} is not known`)
    const { live } = this.#site
    const leave = [exchange.open(), cashbox.deposit.open(live), cashbox.withdraw.open(live)]
    // oxlint-disable no-await-in-loop -- one action after another, as a person does
    while (!isOver()) {
      await pause(this.#random() * PAUSE_MS)
      if (this.#random() < 0.2) this.#loseAccess()
      const chance = this.#random()
      if (chance < 0.3) await this.#look()
      else if (chance < 0.5) await this.#playGame()
      else if (chance < 0.75) await this.#exchange(exchange)
      else if (chance < 0.88) await this.#deposit(cashbox.deposit)
      else await this.#payOut(cashbox.withdraw)
    }
    // oxlint-enable no-await-in-loop
    for (const end of leave) end()
  }

  /** What the platform's account lacks or has too much of, against what the player was told. */
  async compare(control: SandboxControl): Promise<string[]> {
    const different = differences(this.told, await control.player(this.#login))
    const signedOut = this.#site.session.isSignedIn ? [] : [`${this.nickname} was signed out`]
    this.#site.dispose()
    return [...this.faults, ...signedOut, ...different.map((what) => `${this.nickname}: ${what}`)]
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', this.#jar.header)
    const answer = await fetch(url, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) this.#jar.take(line)
    return answer
  }

  /** The access token has run out: the next call refreshes it. */
  #loseAccess(): void {
    for (const name of ['at', 'at_live']) this.#jar.remove(name)
  }

  async #look(): Promise<void> {
    const page = await this.#fetch(`${this.#origin}/`, {})
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch(() => null)
    if (page?.status !== 200) return void (this.visits.refusedPages += 1)
    this.visits.pages += 1
    const foreign = this.#others().find((name) => name !== this.nickname && page.text.includes(name))
    if (foreign !== undefined) this.faults.push(`${this.nickname} was served a page of ${foreign}`)
  }

  async #playGame(): Promise<void> {
    const { gameRun } = this.#site
    gameRun.open(GAME)
    // oxlint-disable no-await-in-loop -- looks until the game has started, then plays one round after another
    while (gameRun.run.status === 'loading') await pause(LOOK_MS)
    const { run } = gameRun
    const address = run.status === 'running' && run.mode === 'real' ? run.url.split(/[?#]/, 1)[0]! : null
    const bet = address === null ? null : await smallestBet(address)
    for (let round = 0; address !== null && bet !== null && round < ROUNDS; round += 1) {
      const win = await playRound(address, bet)
      if (win === null) break
      this.told.rounds += 1
      this.told.staked += bet.bet
      this.told.won += win
    }
    // oxlint-enable no-await-in-loop
    gameRun.close()
  }

  async #exchange(exchange: ReturnType<typeof createPlayerExchange>): Promise<void> {
    await Promise.allSettled([exchange.config.ensure(), this.#site.player?.balance.ensure()])
    const { terms, rate } = exchange
    if (terms === null || rate === null) return
    const steps = Math.ceil(terms.min / rate.compoints) + Math.floor(this.#random() * 3)
    exchange.form.set('compoints', steps * rate.compoints)
    await exchange.send()
    const state = await exchange.attempts.outcome()
    if (state.status !== 'done' || state.request === null) return
    this.told.exchanges += 1
    this.told.compoints += state.request.compoints
    this.told.amount += state.request.amount
    exchange.attempts.reset()
  }

  async #deposit(deposit: ReturnType<typeof createPlayerCashbox>['deposit']): Promise<void> {
    await Promise.allSettled([deposit.systems.ensure(), deposit.general.ensure()])
    deposit.form.set('amount', DEPOSIT)
    if (deposit.system === null || deposit.amountErrors.length > 0) return
    await deposit.send()
    const { state } = deposit.attempts
    if (state.status === 'done') this.told.deposits += 1
    deposit.attempts.reset()
  }

  async #payOut(withdraw: ReturnType<typeof createPlayerCashbox>['withdraw']): Promise<void> {
    await Promise.allSettled([withdraw.systems.ensure(), withdraw.balance.ensure()])
    const { first = [], more = [] } = withdraw.offered ?? {}
    const byMail = [...first, ...more].find(({ fields }) => fields.every(({ type }) => type === 'email'))
    if (byMail === undefined) return
    withdraw.chooseSystem(byMail.key)
    for (const { name } of withdraw.fields) withdraw.form.set(name, this.#login)
    withdraw.form.set('amount', PAYOUT)
    await withdraw.send(NO_GIFTS)
    const state = await withdraw.attempts.outcome()
    if (state.status !== 'done') return
    this.told.payouts += 1
    this.told.paidOut += PAYOUT
    withdraw.attempts.reset()
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
