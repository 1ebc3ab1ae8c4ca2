import { Achievements } from '../gifts/achievements/achievements.ts'
import { catalogueOf, type Catalogue } from '../ground/catalogue/catalogue.ts'
import { Contacts } from '../session/contacts/contacts.ts'
import { ServerData } from '../content/server-data.ts'
import { CompointShop } from '../gifts/compoints/compoint-shop.ts'
import { Faults } from '../ground/faults/faults.ts'
import { PlatformClock } from '../ground/values/platform-clock.ts'
import { RequestLog } from '../ground/faults/request-log.ts'
import { ChatDesk } from '../games-origin/index.ts'
import { Promotions } from '../promotions/promotions.ts'
import { seedDemoMemberships } from './demo/demo-memberships.ts'
import { Tournaments } from '../tournaments/tournaments.ts'
import { CompointEarning } from '../gifts/compoints/earning.ts'
import { CompointExchange } from '../gifts/compoints/exchange.ts'
import { Coupons } from '../gifts/coupons.ts'
import { Gifts } from '../gifts/gifts.ts'
import { Prizes } from '../gifts/prizes.ts'
import { Favourites } from '../games/favourites.ts'
import { PushSender } from '../games-origin/push/push-sender.ts'
import { Rounds } from '../games/rounds.ts'
import { IdentityNumbers } from '../session/identity.ts'
import { GameRuns } from '../games/game-runs.ts'
import { Exclusions } from '../treasury/limits/exclusions.ts'
import { PlayAccess } from '../treasury/limits/play-access.ts'
import { OwnLimits } from '../treasury/limits/own-limits.ts'
import { LimitDemands } from '../treasury/limits/limit-demands.ts'
import { PlayFigures } from '../treasury/limits/play-figures.ts'
import { PlayLimits } from '../treasury/limits/play-limits.ts'
import { PlaySessions } from '../treasury/limits/play-sessions.ts'
import { AccountClosing } from './account-closing.ts'
import { PlayerExclusion } from './player-exclusion.ts'
import { PlayerLimits } from './player-limits.ts'
import { Live } from '../ground/live/live.ts'
import { Idempotency } from '../ground/ledger/idempotency.ts'
import { Ledger } from '../ground/ledger/ledger.ts'
import { DEMO_LOGIN, seedDemoPlayer } from './demo/demo-player.ts'
import { Documents } from '../players/documents/documents.ts'
import { Players } from '../players/players.ts'
import { AttemptLimit } from '../session/attempt-limit.ts'
import { Outbox } from '../session/outbox.ts'
import { PasswordRestore } from '../session/password-restore.ts'
import { followSessions } from '../session/devices/follow-sessions.ts'
import { Passkeys } from '../session/devices/passkeys.ts'
import { SecondFactor } from '../session/second-factor/second-factor.ts'
import { PhoneCodes } from '../session/phone-codes.ts'
import { Sessions } from '../session/sessions.ts'
import { Database } from '../ground/storage/database.ts'
import { STRICT_PROTOCOL } from '../ground/wire/strict/named-events.ts'
import { CashboxView } from '../treasury/cashbox-view.ts'
import { Transactions } from '../treasury/history/transactions.ts'
import { TreasurySettings } from '../treasury/treasury-settings.ts'
import { Treasury } from '../treasury/treasury.ts'
import { BalanceView } from '../players/balance.ts'
import { Notices } from '../players/notices.ts'

/** How games leave by themselves: their own frame, the whole window, or a new one goes to `exitUrl`. */
export type GameExit = 'frame' | 'top' | 'window'

const DEFAULT_SEED = 20_260

/** Creates and connects everything that the routes use. Each area is a property and receives only what it needs. */
export class Platform {
  readonly clock = new PlatformClock()
  readonly faults = new Faults()
  readonly requests = new RequestLog()
  readonly live: Live
  readonly isStrict: boolean
  readonly serverData = new ServerData()
  readonly chats = new ChatDesk()
  readonly database: Database
  readonly documents: Documents
  readonly players: Players
  readonly identityNumbers: IdentityNumbers
  readonly sessions: Sessions
  readonly passkeys: Passkeys
  readonly secondFactor: SecondFactor
  readonly loginAttempts: AttemptLimit
  readonly outbox: Outbox
  readonly phoneCodes: PhoneCodes
  readonly contacts: Contacts
  readonly passwordRestore: PasswordRestore
  readonly ledger: Ledger
  readonly idempotency: Idempotency
  readonly balance: BalanceView
  readonly notices: Notices
  readonly push: PushSender
  readonly gifts: Gifts
  readonly coupons: Coupons
  readonly prizes: Prizes
  readonly achievements: Achievements
  readonly compointExchange: CompointExchange
  readonly runs: GameRuns
  readonly rounds: Rounds
  readonly ownLimits: OwnLimits
  readonly limitDemands: LimitDemands
  readonly playLimits: PlayLimits
  readonly exclusions: Exclusions
  readonly playAccess: PlayAccess
  readonly playSessions: PlaySessions
  readonly treasury: Treasury
  readonly cashbox: CashboxView
  readonly limits: PlayerLimits
  readonly exclusion: PlayerExclusion
  readonly closing: AccountClosing
  readonly favourites: Favourites
  readonly compointShop: CompointShop
  readonly promotions: Promotions
  readonly tournaments: Tournaments
  gamesUrl = ''
  /** Null: games have no exit in a frame. */
  gameExit: GameExit | null = null
  #catalogue: Catalogue

  /** @param isStrict sends and takes only what the specification names */
  constructor({ db, seed, isStrict = false }: { db: string; seed?: number | undefined; isStrict?: boolean }) {
    this.isStrict = isStrict
    this.live = isStrict ? new Live(STRICT_PROTOCOL) : new Live()
    this.database = new Database(db)
    const { database, clock, live } = this
    if (seed !== undefined) database.setMeta('seed', String(seed))
    this.#catalogue = catalogueOf(Number(database.remember('seed', () => String(DEFAULT_SEED))))
    this.documents = new Documents(database, clock)
    this.players = new Players(database, clock, this.documents)
    this.identityNumbers = new IdentityNumbers(database)
    this.sessions = new Sessions(database, clock, this.players)
    this.passkeys = new Passkeys({ database, clock, players: this.players })
    this.loginAttempts = new AttemptLimit(clock, { max: 10, windowMs: 5 * 60_000, code: 'too_many_attempts' })
    this.outbox = new Outbox(database, clock)
    this.phoneCodes = new PhoneCodes(database, clock)
    this.secondFactor = new SecondFactor({ database, clock, players: this.players, outbox: this.outbox })
    this.contacts = new Contacts({
      database,
      clock,
      players: this.players,
      outbox: this.outbox,
      phoneCodes: this.phoneCodes,
      mailUrl: (token, locale) => `${this.gamesUrl}/mail/${token}?lang=${locale}`,
    })
    this.passwordRestore = new PasswordRestore({
      database,
      clock,
      players: this.players,
      sessions: this.sessions,
      outbox: this.outbox,
    })
    this.ledger = new Ledger(database, clock)
    this.idempotency = new Idempotency(database, clock)
    this.balance = new BalanceView(this.ledger, live)
    const push = (this.push = new PushSender(database, clock))
    this.notices = new Notices(database, clock, live, (player) => push.toPlayer(player, { kind: 'message-new' }))
    const { players, ledger, balance, notices, idempotency } = this
    followSessions(this)
    const catalogue = () => this.catalogue
    const gifts = (this.gifts = new Gifts({ database, clock, live, players, ledger, balance, catalogue }))
    this.coupons = new Coupons({ database, clock, gifts })
    this.prizes = new Prizes({ database, clock, gifts })
    const achievements = (this.achievements = new Achievements({ database, live, gifts }))
    this.favourites = new Favourites(database, clock)
    this.compointShop = new CompointShop({ database, clock, ledger, balance, gifts, idempotency })
    const events = { database, clock, live, players, gifts, notices, idempotency }
    const promotions = (this.promotions = new Promotions(events))
    const tournaments = (this.tournaments = new Tournaments({
      ...events,
      ledger,
      balance,
      promotions,
      deposited: (playerId, period) => this.treasury.transactions.total(playerId, 'deposit', period),
      catalogue,
    }))
    const runs = (this.runs = new GameRuns({
      ...events,
      ledger,
      balance,
      achievements,
      promotions,
      tournaments,
      compoints: new CompointEarning({ database, ledger, balance }),
      limits: {
        refusalOfStake: (playerId, bet) => this.ownLimits.refusalOfStake(playerId, bet),
        isPlayOver: (playerId) => this.ownLimits.isPlayOver(playerId),
        endPlay: (player) => this.limits.endPlay(player),
      },
      catalogue,
    }))
    this.rounds = new Rounds(database, catalogue)
    const settings = new TreasurySettings()
    const transactions = new Transactions({
      database,
      clock,
      live,
      players,
      payoutMoved: (player, status) => push.toPlayer(player, { kind: `payout-${status}` }),
    })
    const figures = new PlayFigures(database, clock)
    const ownLimits = (this.ownLimits = new OwnLimits({ database, clock, transactions, figures, settings }))
    this.limitDemands = new LimitDemands(database, clock, ownLimits)
    const playLimits = (this.playLimits = new PlayLimits(database, clock))
    const exclusions = (this.exclusions = new Exclusions(database, clock))
    const playAccess = (this.playAccess = new PlayAccess({ clock, players, playLimits, exclusions }))
    this.playSessions = new PlaySessions(clock, figures, playLimits)
    this.treasury = new Treasury({
      database,
      clock,
      live,
      players,
      ledger,
      balance,
      idempotency,
      outbox: this.outbox,
      phoneCodes: this.phoneCodes,
      transactions,
      ownLimits,
      playAccess,
      settings,
    })
    this.compointExchange = new CompointExchange({ database, clock, ledger, balance, idempotency, settings })
    this.treasury.watchers.add({
      depositDone: (player, { amount }) => {
        gifts.deposited(player, amount)
        promotions.deposited(player, amount)
      },
      giftsAtStake: (player) => gifts.payoutCount(player),
      payoutRequested: (player) => gifts.burn(player),
    })
    const { deposits, payouts, destinations } = this.treasury
    this.cashbox = new CashboxView({ clock, destinations, payouts, settings, paymentsUrl: () => this.gamesUrl })
    this.limits = new PlayerLimits({
      database,
      clock,
      live,
      runs,
      deposits,
      figures,
      demands: this.limitDemands,
      ownLimits,
      playLimits,
      settings,
    })
    this.exclusion = new PlayerExclusion({
      database,
      clock,
      live,
      runs,
      gifts,
      promotions,
      tournaments,
      deposits,
      push,
      exclusions,
    })
    this.closing = new AccountClosing(this)
    clock.onMove(() => push.remindOfStarts(tournaments.book.all()))
    live.isSilent = () => this.faults.isSocketSilent()
    database.transaction(() => {
      if (!database.get('SELECT 1 FROM players LIMIT 1')) seedDemoPlayer(this)
      this.#seedDemoMemberships()
    })
  }

  get catalogue(): Catalogue {
    return this.#catalogue
  }

  /** Restores faults, time, settings, limits of attempts and promo codes, and cuts open sockets. Keeps players. */
  resetSettings(): void {
    this.clock.reset()
    this.faults.clear()
    this.requests.clear()
    this.serverData.reset()
    this.gameExit = null
    this.loginAttempts.clear()
    this.phoneCodes.clear()
    this.passwordRestore.clear()
    this.passkeys.clear()
    this.secondFactor.clear()
    this.coupons.reset()
    this.compointShop.reset()
    this.promotions.resetSettings()
    this.tournaments.resetSettings()
    this.treasury.reset()
    this.live.cutAll()
  }

  /** Restores the seeded state of players, money and messages too. */
  reset(seed?: number): void {
    this.resetSettings()
    this.chats.clear()
    if (seed !== undefined && seed !== this.#catalogue.seed) {
      this.database.setMeta('seed', String(seed))
      this.#catalogue = catalogueOf(seed)
    }
    this.database.transaction(() => {
      this.database.clear()
      this.promotions.reset()
      this.tournaments.reset()
      seedDemoPlayer(this)
      this.#seedDemoMemberships()
    })
  }

  close(): void {
    this.live.close()
    this.chats.clear()
    this.database.close()
  }

  /** Also after tournaments began again without players. */
  #seedDemoMemberships(): void {
    const demo = this.players.byLogin(DEMO_LOGIN)
    if (demo && this.tournaments.members.joinedBy(demo.id).length === 0) seedDemoMemberships(this.tournaments, demo)
  }
}
