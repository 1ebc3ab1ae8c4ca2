import {
  wireBalance,
  wireGame,
  wireGift,
  wireLevel,
  wireMessage,
  wirePaymentSystem,
  wirePayoutSystem,
  wireProfile,
  wireTransaction,
} from '@croupier/platform-fixtures'
import { createCashboxApi, type TransactionQuery } from '../cashbox/cashbox-api.ts'
import { depositAmountErrors, giftGain, presetsOf, startAmount } from '../cashbox/deposit/amount.ts'
import { arrangeSystems, limitsOf, type MoneySystem } from '../cashbox/deposit/payment-system.ts'
import { transactionsCsv } from '../cashbox/history/transactions-csv.ts'
import type { Transaction } from '../cashbox/history/transaction.ts'
import { payoutFieldErrors } from '../cashbox/withdraw/payout-form.ts'
import { loadBanners } from '../content/banners/banners-api.ts'
import { createContentApi } from '../content/content-api.ts'
import { shouldShowPopup } from '../content/promo-popup.ts'
import { registrationCaptcha } from '../content/server-data.ts'
import { formatMoney, type Http } from '../core/index.ts'
import { createGamesApi } from '../games/games-api.ts'
import { completeCategories, topCategoriesFirst } from '../games/category.ts'
import { WHOLE_CATALOGUE } from '../games/game-filter.ts'
import { byPosition, chooseProducers, withPlayersOnline } from '../games/producer.ts'
import { WholeCatalogue } from '../games/whole-catalogue.ts'
import { mergeWinners } from '../games/winners/winner.ts'
import { loadWinners } from '../games/winners/winners-api.ts'
import { createGiftsApi } from '../gifts/gifts-api.ts'
import { depositRoom, isForCashbox } from '../gifts/gift.ts'
import { createLimitsApi } from '../limits/limits-api.ts'
import {
  breaksToTake,
  changeOf,
  isReminderDue,
  minutesPlayed,
  runningBreak,
  tightestLimit,
} from '../limits/player-limits.ts'
import { createPlayerApi } from '../player/player-api.ts'
import { bonusDebit, newestBalance, withdrawable } from '../player/balance.ts'
import { nextLevel } from '../player/level.ts'
import { newestFirst, unreadOf } from '../player/message.ts'
import { displayName, primaryEmail, primaryPhone } from '../player/profile.ts'
import { createSessionApi } from '../session/session-api.ts'

/** A call that reads something of the platform. */
export interface ReadCall {
  readonly answer: object
  readonly read: (http: Http) => Promise<unknown>
  /** Fields of the result that hold text of any length. */
  readonly longTexts?: readonly string[]
}

const { signal } = new AbortController()
const NOW = Date.parse('2026-01-15T12:00:00Z')
const TRANSACTIONS: TransactionQuery = { type: 'deposit', offset: 0, status: null, from: null, to: null }

/** A call, and what screens derive from its result, which must not throw. */
const call = <T>(
  answer: object,
  load: (http: Http) => Promise<T>,
  derive: (result: T) => unknown = () => null,
  longTexts: readonly string[] = [],
): ReadCall => ({
  answer,
  read: async (http) => {
    const result = await load(http)
    derive(result)
    return result
  },
  longTexts,
})

const money = (amount: number | null, currency: string) => amount !== null && formatMoney(amount, currency, 'en')

const deriveSystems = (systems: readonly MoneySystem[]) => {
  arrangeSystems(systems)
  for (const system of systems) {
    const limits = limitsOf(system, [], 'EUR')
    money(limits.min, 'EUR')
    depositAmountErrors(startAmount(5000, limits), limits)
    presetsOf([1000, 5000], 2000, limits)
  }
}

const deriveTransactions = (transactions: readonly Transaction[]) => {
  transactions.forEach(({ amount, currency }) => money(amount, currency))
  transactionsCsv(transactions, [{ header: 'Amount', cell: ({ amount }) => String(amount) }])
}

const limit = { amount: 50_000, used: 20_000, left: 30_000, frees_at: '2026-01-16T00:00:00Z', pending: null }
const pending = { amount: 70_000, from: '2026-01-16T00:00:00Z' }
const category = (slug: string) => ({
  slug,
  name: `Category ${slug}`,
  image: '/cdn/c.svg',
  url: `/games/${slug}`,
  position: 2,
  showInLobby: true,
  gamesCount: 12,
})
const producer = (id: number) => ({
  id,
  slug: `studio-${id}`,
  name: `Studio ${id}`,
  url: `/producers/studio-${id}`,
  position: id,
  image: '/cdn/p.svg',
  playersOnline: 4,
  gamesCount: 12,
})
const banner = (id: number) => ({
  id,
  type: 'startPage',
  title: 'Title',
  text: 'Text',
  button: { text: 'Go', url: '/promo' },
  image: '/cdn/b.svg',
  imageMobile: '/cdn/m.svg',
  providerSlug: 'amber',
})
const winner = (id: number) => ({
  id,
  nick: `p***${id}`,
  game: { slug: 'fever', name: 'Fever', preview: '/cdn/games/fever.svg' },
  amount: 100,
  currency: 'EUR',
  at: '2026-01-01T00:00:00Z',
})
const gameDetails = { ...wireGame('One'), description: '<p>A game</p>', lines: 20, rtp: 96.5, badges: ['new'] }
const link = (slug: string) => ({ slug, url: `/${slug}`, title: `Title ${slug}` })
const serverData = {
  captcha: { site_key: 'key', enabled_register: true, active_version: 2 },
  abTests: { hero: ['a', 'b'] },
  registrationConfig: { skipNickname: true },
  callCenterConfig: {
    maintenance: false,
    telegram: 'https://t.me/casino',
    viber: 'viber://chat?number=1',
    email: 'a@b.example',
  },
  webPushKey: 'push',
  currencies: ['EUR', 'RUB'],
  promoPopup: {
    title: 'Popup',
    body: '<p>Body</p>',
    imageUrl: '/cdn/p.svg',
    buttonText: 'Go',
    buttonUrl: '/promo',
    isActive: true,
    showDateFrom: 1,
    showDateTo: 2_000_000_000,
    updatedAt: 3,
  },
  noIndex: true,
  canonical: 'https://casino.example',
  restricted: false,
}

/** Every read of the site and its answer, lists with three entries. */
export const READ_CALLS: Readonly<Record<string, ReadCall>> = {
  games: call(
    { data: [wireGame('One', { badges: ['new'] }), wireGame('Two', { badges: ['top'] }), wireGame('Three')], total: 3 },
    (http) => createGamesApi(http).games({ page: 1, limit: 24 }, signal),
    ({ items }) => {
      const catalogue = new WholeCatalogue()
      catalogue.add(items)
      catalogue.counts(WHOLE_CATALOGUE, [])
      catalogue.search('on')
    },
  ),
  'recent games': call({ data: [wireGame('One'), wireGame('Two'), wireGame('Three')] }, (http) =>
    createGamesApi(http).recent(signal),
  ),
  'favourite games': call({ data: [wireGame('One'), wireGame('Two'), wireGame('Three')] }, (http) =>
    createGamesApi(http).favourites(signal),
  ),
  'game details': call({ data: gameDetails }, (http) => createGamesApi(http).game('one', signal), undefined, [
    'description',
  ]),
  categories: call(
    { data: [category('slots'), category('table'), category('crash_games')] },
    (http) => createGamesApi(http).categories(signal),
    (categories) => topCategoriesFirst(completeCategories(categories)),
  ),
  producers: call(
    { data: [producer(1), producer(2), producer(3)] },
    (http) => createGamesApi(http).producers(signal),
    (producers) => {
      chooseProducers(byPosition(producers), 'stud')
      withPlayersOnline(producers, [{ slug: 'studio-1', playersOnline: 7 }])
    },
  ),
  'a category': call({ data: category('slots') }, (http) => createGamesApi(http).section('slots', signal)),
  'a producer': call({ data: { ...producer(1), pageType: 'gameProducer' } }, (http) =>
    createGamesApi(http).section('studio-1', signal),
  ),
  winners: call(
    { data: [winner(1), winner(2), winner(3)], options: { currency: 'RUB' } },
    (http) => loadWinners(http, signal),
    (winners) => mergeWinners([], winners).forEach(({ amount, currency }) => money(amount, currency)),
  ),
  banners: call({ data: [banner(1), banner(2), banner(3)] }, (http) =>
    loadBanners(http, { type: 'startPage', auth: false }, signal),
  ),
  'server data': call(
    { data: serverData },
    (http) => createContentApi(http).serverData(signal),
    (data) => {
      registrationCaptcha(data)
      if (data.promoPopup) shouldShowPopup(data.promoPopup, null, NOW)
    },
    ['body', 'webPushKey', 'maintenance', 'telegram', 'viber', 'email'],
  ),
  'static pages': call({ data: [link('rules'), link('privacy'), link('bonus')] }, (http) =>
    createContentApi(http).staticPages(signal),
  ),
  'static page': call(
    { data: { ...link('rules'), body: '<p>Rules</p>' } },
    (http) => createContentApi(http).page('rules', signal),
    undefined,
    ['html'],
  ),
  'seo meta': call({ data: { metaTitle: 'Title', metaDescription: 'Text', isNoindexPath: true } }, (http) =>
    createContentApi(http).seo('/', signal),
  ),
  canonical: call({ data: { canonical: '/rules' } }, (http) => createContentApi(http).canonical('/', signal)),
  'promo widget': call(
    { data: { id: 1, title: 'Title', text: 'Text', image: '/cdn/w.svg', button: { text: 'Go', url: '/promo' } } },
    (http) => createContentApi(http).promoWidget(signal),
  ),
  'current block': call(
    { data: { title: 'Title', text: '<p>Text</p>', url: '/promo' } },
    (http) => createContentApi(http).block(signal),
    undefined,
    ['text'],
  ),
  'phone codes': call(
    {
      data: [
        { country: 'ru', dialCode: '7', name: 'Russia' },
        { country: 'it', dialCode: '39', name: 'Italy' },
        { country: 'br', dialCode: '55', name: 'Brazil' },
      ],
    },
    (http) => createSessionApi(http).phoneCodes(signal),
  ),
  profile: call(
    { data: wireProfile({ middlename: 'Q', address: 'Street 1' }) },
    (http) => createPlayerApi(http).profile(signal),
    (profile) => [displayName(profile), primaryPhone(profile), primaryEmail(profile)],
  ),
  balance: call(
    { data: wireBalance() },
    (http) => createPlayerApi(http).balance(signal),
    (balance) => {
      const { real, bonus, wagering, winback, currency } = newestBalance(balance, balance)
      for (const amount of [real, bonus, wagering, winback, withdrawable(balance)]) money(amount, currency)
      money(bonusDebit(balance, { RUB: 1_000_000 }), currency)
    },
  ),
  levels: call(
    { data: [1, 2, 3].map((index) => ({ index, name: `Level ${index}`, image: '/cdn/1.svg' })) },
    (http) => createPlayerApi(http).levels(signal),
    (levels) => levels.map((level) => nextLevel(levels, level)),
  ),
  level: call({ data: wireLevel() }, (http) => createPlayerApi(http).level(signal)),
  messages: call(
    { data: [wireMessage(1), wireMessage(2), wireMessage(3)] },
    (http) => createPlayerApi(http).messages(signal),
    (messages) => unreadOf(newestFirst(messages)),
  ),
  contacts: call({ data: [1, 2, 3].map((id) => ({ id, type: 'email', value: `a${id}@b.example` })) }, (http) =>
    createPlayerApi(http).contacts(signal),
  ),
  'deposits of today': call({ data: { amount: 500, currency: 'RUB' } }, (http) =>
    createPlayerApi(http).depositedToday(signal),
  ),
  gifts: call(
    {
      data: [1, 2, 3].map((id) =>
        wireGift(id, { amount: 500, price: 5, productId: 9, rollover: 10, notification: 'Hi' }),
      ),
    },
    (http) => createGiftsApi(http).gifts(signal),
    (gifts) =>
      gifts.map((gift) => [
        isForCashbox({ ...gift, isSelected: gift.isSelected ?? false }, 'EUR', NOW),
        money(giftGain(5000, { percent: gift.percent ?? 0, room: depositRoom(gift, 'EUR') }), 'EUR'),
      ]),
  ),
  'gifts of a payout': call({ data: { count: 2 } }, (http) => createGiftsApi(http).payoutCount(signal)),
  'payment systems': call(
    { data: [88, 77, 2].map((key) => wirePaymentSystem(key, { method: 'card' })) },
    (http) => createCashboxApi(http).paymentSystems(signal),
    deriveSystems,
  ),
  'payout systems': call(
    {
      data: [88, 77, 2].map((key) =>
        wirePayoutSystem({ key, image: '/cdn/s.svg', confirm: 'phone', saved: [{ id: 1, title: '•••• 4242' }] }),
      ),
    },
    (http) => createCashboxApi(http).payoutSystems(signal),
    (systems) => {
      deriveSystems(systems)
      systems.flatMap(({ fields }) => fields.map((field) => payoutFieldErrors(field, '4242')))
    },
  ),
  'general limits': call(
    { data: ['EUR', 'RUB', 'USD'].map((currency) => ({ currency, min: 1000, max: 500_000 })) },
    (http) => createCashboxApi(http).generalLimits(signal),
    (limits) => limitsOf({ limits: [] }, limits, 'EUR'),
  ),
  'sum range': call(
    { data: [1000, 5000, 10_000] },
    (http) => createCashboxApi(http).sumRange(signal),
    (range) => presetsOf(range, 2000, { min: 1, max: 1_000_000 }).map((amount) => money(amount, 'EUR')),
  ),
  'last bet': call({ data: { amount: 1000, currency: 'EUR' } }, (http) => createCashboxApi(http).lastBet(signal)),
  cards: call(
    { data: [1, 2, 3].map((id) => ({ id, payment_system: 88, title: `•••• 000${id}`, expires: '12/30' })) },
    (http) => createCashboxApi(http).cards(signal),
  ),
  'open payouts': call(
    { data: [1, 2, 3].map((id) => wireTransaction({ id, intent: 'key', reason: 'player', pay_url: '/pay' })) },
    (http) => createCashboxApi(http).openPayouts(signal),
    deriveTransactions,
  ),
  transactions: call(
    { data: [1, 2, 3].map((id) => wireTransaction({ id })), total: 3, totals: { deposited: 1, withdrawn: 2 } },
    (http) => createCashboxApi(http).transactions(TRANSACTIONS, signal),
    ({ items, totals }) => [deriveTransactions(items), totals && money(totals.deposited, 'EUR')],
  ),
  'an attempt': call(
    { data: wireTransaction() },
    (http) => createCashboxApi(http).attempt('key', signal),
    (transaction) => transaction && deriveTransactions([transaction]),
  ),
  'limits of a player': call(
    {
      data: {
        currency: 'EUR',
        deposit: { day: limit, week: { ...limit, pending }, month: limit },
        raise_delay: 86_400,
        reality_check: { minutes: 30 },
        break: { period: 'day', until: '2026-01-16T00:00:00Z' },
      },
    },
    (http) => createLimitsApi(http).limits(signal),
    (limits) => {
      money(tightestLimit(limits)?.left ?? null, limits.currency)
      breaksToTake(runningBreak(limits, NOW), NOW)
      if (limits.deposit.day) changeOf(limits.deposit.day, 100)
    },
  ),
  'session of play': call(
    { data: { started_at: '2026-01-15T11:00:00Z', net: -500, currency: 'EUR', remind_at: '2026-01-15T13:00:00Z' } },
    (http) => createLimitsApi(http).session(signal),
    (session) => [money(session.net, session.currency), minutesPlayed(session, NOW), isReminderDue(session, NOW)],
  ),
}
