import { createContactsApi } from '../../account/contacts/contacts-api.ts'
import { createProfileApi } from '../../account/profile/profile-api.ts'
import { createClosingApi } from '../../account/closing/closing-api.ts'
import { createJackpotsApi } from '../../games/jackpot/jackpots.ts'
import { createCodeAppApi } from '../../account/security/code-app-api.ts'
import { createDevicesApi } from '../../account/security/devices-api.ts'
import { createPasskeysApi } from '../../account/security/passkeys-api.ts'
import { createVerificationApi } from '../../account/verification/verification-api.ts'
import { createCashboxApi } from '../../cashbox/cashbox-api.ts'
import { createPaymentsApi } from '../../cashbox/deposit/payments-api.ts'
import { createExclusionApi } from '../../cashbox/exclusion/exclusion-api.ts'
import { createLimitsApi } from '../../cashbox/limits/limits-api.ts'
import { createRoundsApi } from '../../cashbox/rounds/rounds-api.ts'
import { createBannersApi } from '../../content/banners/banners-api.ts'
import { createContentApi } from '../../content/content-api.ts'
import { createTokenExchange } from '../../core/index.ts'
import { createFavouritesApi } from '../../games/favourites/favourites-api.ts'
import { createGamesApi } from '../../games/games-api.ts'
import { createGameRunApi } from '../../games/run/game-run-api.ts'
import { createWinnersApi } from '../../games/winners/winners-api.ts'
import { activateCoupon } from '../../gifts/coupon-form.ts'
import { createGiftsApi } from '../../gifts/gifts-api.ts'
import { takePrize } from '../../gifts/prize-claim.ts'
import { loadAchievements } from '../../loyalty/achievements/achievements-api.ts'
import { loadProducts } from '../../loyalty/compoints/products-api.ts'
import { buyProduct, purchaseCalls } from '../../loyalty/compoints/purchases-api.ts'
import { createExchangeApi } from '../../loyalty/exchange/exchange-api.ts'
import { loadLevels } from '../../loyalty/levels/levels-api.ts'
import { loadChatVisitor } from '../../messaging/chat/chat-api.ts'
import { createEventGamesApi, promotionGamesPath, tournamentGamesPath } from '../event-games-api.ts'
import { createPlayerApi } from '../../player/player-api.ts'
import { createDuckHuntApi } from '../../promotions/duck-hunt/duck-hunt-api.ts'
import { createHighFivesApi } from '../../promotions/high-fives/high-fives-api.ts'
import { createParticipantsApi } from '../../promotions/participation/participants-api.ts'
import { createParticipationApi } from '../../promotions/participation/participation-api.ts'
import { exchangePrize, prizeExchangeCalls } from '../../promotions/prizes/prizes-api.ts'
import { createPromotionsApi } from '../../promotions/promotions-api.ts'
import { PasswordRecovery } from '../../session/password-recovery.ts'
import { createPasskeyLoginApi } from '../../session/passkey-login.ts'
import { createSecondFactorLoginApi } from '../../session/second-factor.ts'
import { createSessionApi } from '../../session/session-api.ts'
import { chooseTournament, joinTournament } from '../../tournaments/joining/joining-api.ts'
import { createTournamentsApi } from '../../tournaments/tournaments-api.ts'
import { callAll, CallRecorder, part, type PlatformCall } from './record-calls.ts'

const { signal } = new AbortController()
const id = part('id')
const slug = part('slug')
const key = part('key')
const amount = part('amount') as unknown as number
const compoints = part('compoints') as unknown as number
const period = 'day' as const
const nothing = () => undefined
const session = { access: () => null, hasRefresh: () => true, save: nothing, clear: nothing }
const refreshBody = () => ({ refreshToken: part('refreshToken') })
const call = { key, signal, proof: null }
const keyed: { find: [string, AbortSignal]; close: [string, AbortSignal] } = {
  find: [key, signal],
  close: [key, signal],
}

/**
 * Every call that a site sends to its platform, in the order of what a visitor would miss most. They are those of the code:
 * each is made once, and recorded instead of sent.
 */
export function platformCalls(): readonly PlatformCall[] {
  const recorder = new CallRecorder()
  const of = recorder.of.bind(recorder)
  of('the lobby and the pages of games', (http) =>
    callAll(createGamesApi(http), {
      categories: [signal],
      games: [{ categories: [slug], page: 1, limit: 12 }, signal],
      figured: [{ category: slug, page: 1, limit: 100 }, signal],
      game: [slug, signal],
      section: [slug, signal],
      producers: [signal],
      search: [{ q: part('q'), limit: 100 }, signal],
      recent: [signal],
      favourites: [signal],
    }),
  )
  of('games', (http) =>
    callAll(createGameRunApi(http), {
      run: [{ slug, mode: 'real', platform: 'desktop', exitUrl: part('exitUrl') }, signal],
    }),
  )
  of('jackpots', (http) => callAll(createJackpotsApi(http), { jackpot: [slug, signal] }))
  of('everything of a player', (http) => {
    callAll(createSessionApi(http), {
      login: [{ login: part('login'), password: part('password') }],
      owner: [],
      register: [
        {
          email: part('email'),
          password: part('password'),
          currency: part('currency'),
          country: part('country'),
          birthday: part('birthday'),
          consent: true,
        },
      ],
      confirmPhone: [{ phone: part('phone'), code: part('code') }],
      sendPhoneCode: [part('phone')],
      phoneCodes: [signal],
      logOut: [{ access: null, refresh: refreshBody() }],
    })
    void createTokenExchange(http, { ...session, refreshBody })({ timeoutMs: 0, signal, staleStamp: null })
  })
  of('the account, with its money', (http) =>
    callAll(createPlayerApi(http), {
      balance: [signal],
      profile: [signal],
      level: [signal],
      messages: [signal, 0],
      readMessage: [id],
      contacts: [signal],
      depositedToday: [signal],
    }),
  )
  of('what is switched on, and pages of text', (http) =>
    callAll(createContentApi(http), {
      serverData: [signal],
      staticPages: [signal],
      page: [slug, signal],
      seo: [part('path'), signal],
      canonical: [part('path'), signal],
      footerText: [signal],
      footerImages: [signal],
      promoWidget: [signal],
      block: [signal],
    }),
  )
  of('the cashbox', (http) => {
    callAll(createCashboxApi(http), {
      paymentSystems: [signal],
      generalLimits: [signal],
      sumRange: [signal],
      lastBet: [signal],
      cards: [signal],
      payoutSystems: [signal],
      openPayouts: [signal],
      attempt: [key, signal],
      closeAttempt: [key, signal],
      transactions: [{ type: 'deposit', offset: 0, status: null, from: null, to: null }, signal],
      cancelPayout: [id],
      forgetCard: [id],
    })
    const cookies = { get: () => part('cookie') }
    const payments = createPaymentsApi({
      http,
      clock: { now: () => 0 },
      cookies,
      paymentOrigins: [],
      siteOrigin: part('site'),
    })
    for (const way of ['open', 'redirect', 'invoice'] as const)
      void payments.deposit({
        ...call,
        request: { system: { key: 88, way, method: part('method') }, amount, cardId: id },
      })
    void payments.payout({
      ...call,
      request: { payoutUrl: part('payout_url'), amount, savedId: null, fields: {}, cancelsGifts: true },
    })
    void createCashboxApi(http).transactions({ type: 'payout', offset: 0, status: null, from: null, to: null }, signal)
  })
  of('gifts and promo codes', (http) => {
    callAll(createGiftsApi(http), {
      gifts: [signal],
      payoutCount: [signal],
      select: [id],
      activate: [id],
      cancel: [id],
    })
    void createGiftsApi(http).cancel(null)
    void activateCoupon(http, part('code'))
    void takePrize(http, id, { error: nothing })
  })
  of('devices and passkeys', (http) => {
    callAll(createDevicesApi(http), { list: [signal], signOut: [id], signOutOthers: [] })
    callAll(createPasskeysApi(http), { list: [signal], options: [], add: [{}], remove: [id] })
    callAll(createPasskeyLoginApi(http), { options: [], logIn: [{}] })
  })
  of('second factor', (http) => {
    callAll(createCodeAppApi(http), { state: [signal], begin: [], confirm: ['123456'], remove: ['123456'] })
    callAll(createSecondFactorLoginApi(http), { send: [id, 'phone'], answer: [id, '123456'] })
  })
  of('closing of the account', (http) => callAll(createClosingApi(http), { state: [signal], close: [] }))
  of('the history of play', (http) =>
    callAll(createRoundsApi(http), {
      rounds: [{ game: null, from: null, to: null, offset: 0, limit: 50 }, signal],
      results: [[0, 1], signal],
    }),
  )
  of('limits and breaks', (http) =>
    callAll(createLimitsApi(http), {
      limits: [signal],
      setLimit: [part('kind') as 'loss', period, amount],
      answerAsk: ['deposit'],
      setRealityCheck: [30],
      takeBreak: [period],
      session: [signal],
      reminded: [],
    }),
  )
  of('self-exclusion', (http) =>
    callAll(createExclusionApi(http), {
      state: [signal],
      exclude: [{ term: 'P6M', category: null }],
      lift: [null],
    }),
  )
  of('a forgotten password', (http) => {
    const recovery = new PasswordRecovery(http)
    void recovery.request.run(part('login'))
    void recovery.check.run(part('code'))
    void recovery.restore.run({ code: part('code'), password: part('password') })
  })
  of('the data of the account, and its verification', (http) => {
    callAll(createProfileApi(http), {
      save: [{ firstName: part('firstname'), country: part('country') }],
      chooseNickname: [part('nickname')],
    })
    callAll(createContactsApi(http), {
      create: [part('type') as 'email', part('value')],
      requestMail: [id],
      sendCode: [part('phone')],
      confirmPhone: [part('phone'), part('code')],
    })
    callAll(createVerificationApi(http), {
      documents: [signal],
      send: [id, part('picture'), { signal, onProgress: nothing }],
    })
  })
  of('tournaments', (http) => {
    callAll(createTournamentsApi(http, false), {
      list: [null, signal],
      tournament: [slug, signal],
      seriesList: [signal],
      series: [slug, signal],
    })
    void createEventGamesApi(http, tournamentGamesPath).games(slug, { page: 1, limit: 40 }, signal)
    void joinTournament(http, slug, { key, price: compoints })
    void chooseTournament(http, slug)
  })
  of('promotions', (http) => {
    callAll(createPromotionsApi(http), { list: [signal], active: [signal], promotion: [slug, signal] })
    void createEventGamesApi(http, promotionGamesPath).games(slug, { page: 1, limit: 50 }, signal)
    callAll(createParticipantsApi(http), {
      participants: [id, { field: 'rank', order: 'asc', page: 1, search: '' }, signal],
    })
    callAll(createParticipationApi(http), {
      userData: [id, signal],
      participant: [id, signal],
      depositDays: [id, signal],
      pointsLog: [id, signal],
      join: [id],
    })
    void exchangePrize(http, { promotion: id, prize: part('prizeId'), key, signal })
    callAll(prizeExchangeCalls(http), keyed)
    callAll(createHighFivesApi(http, false), {
      list: [id, { side: 'received', page: 1 }, signal],
      statistic: [id, signal],
      give: [id, part('userId')],
    })
    callAll(createDuckHuntApi(http, false), { hunt: [id, signal], shoot: [id, { target: 0, key }] })
  })
  of('levels, achievements and the shop', (http) => {
    void loadLevels(http, signal)
    void loadAchievements(http, signal)
    void loadProducts(http, signal)
    void buyProduct(http, { product: id, key, signal })
    callAll(purchaseCalls(http), keyed)
    callAll(createExchangeApi(http), {
      config: [signal],
      exchange: [{ ...call, request: { compoints, amount } }],
      ...keyed,
    })
  })
  of('banners and recent wins', (http) => {
    callAll(createBannersApi(http), { banners: [{ type: 'startPage', auth: false }, signal] })
    callAll(createWinnersApi(http), { winners: [signal] })
  })
  of('favourites on every device', (http) =>
    callAll(createFavouritesApi(http), { add: [slug], remove: [slug], addAll: [[slug]] }),
  )
  of('the chat with support', (http) => {
    for (const vendor of ['webim', 'netrox']) void loadChatVisitor(http, vendor)
  })
  return recorder.calls
}
