import type { WireAnswerName } from '@croupier/platform-fixtures'
import { changeOf, limitOfPlay, placedLimits, tightestLimit } from '../cashbox/limits/own-limit.ts'
import { createCashboxApi, type TransactionQuery } from '../cashbox/cashbox-api.ts'
import { depositAmountErrors, giftGain, presetsOf, startAmount } from '../cashbox/deposit/amount.ts'
import { arrangeSystems, limitsOf, type MoneySystem } from '../cashbox/deposit/payment-system.ts'
import { csvFile } from '../cashbox/history/csv-file.ts'
import { sumOfSteps } from '../cashbox/rounds/play-results.ts'
import { netOf } from '../cashbox/rounds/round.ts'
import { createRoundsApi } from '../cashbox/rounds/rounds-api.ts'
import type { Transaction } from '../cashbox/history/transaction.ts'
import { payoutFieldErrors } from '../cashbox/withdraw/payout-form.ts'
import { createBannersApi } from '../content/banners/banners-api.ts'
import { createContentApi } from '../content/content-api.ts'
import { shouldShowPopup } from '../content/promo-popup.ts'
import { registrationCaptcha } from '../content/server-data.ts'
import { formatMoney, type Http } from '../core/index.ts'
import { createGamesApi } from '../games/games-api.ts'
import { completeCategories, topCategoriesFirst } from '../games/category.ts'
import { WHOLE_CATALOGUE } from '../games/game-filter.ts'
import { byPosition, chooseProducers, withPlayersOnline } from '../games/producer.ts'
import { WholeCatalogue } from '../games/catalogue/whole-catalogue.ts'
import { mergeWinners } from '../games/winners/winner.ts'
import { createWinnersApi } from '../games/winners/winners-api.ts'
import { groupAchievements } from '../loyalty/achievements/achievement.ts'
import { loadAchievements } from '../loyalty/achievements/achievements-api.ts'
import { createGiftsApi } from '../gifts/gifts-api.ts'
import { depositRoom, giftsIn, isForCashbox } from '../gifts/gift.ts'
import { createExclusionApi } from '../cashbox/exclusion/exclusion-api.ts'
import { closesGame, exclusionsToTake, runningExclusions } from '../cashbox/exclusion/exclusion.ts'
import { createLimitsApi } from '../cashbox/limits/limits-api.ts'
import { breaksToTake, isReminderDue, secondsPlayed, runningBreak } from '../cashbox/limits/player-limits.ts'
import { filterProducts, kindsOf, sortProducts } from '../loyalty/compoints/product.ts'
import { loadProducts } from '../loyalty/compoints/products-api.ts'
import { purchaseCalls } from '../loyalty/compoints/purchases-api.ts'
import { createExchangeApi } from '../loyalty/exchange/exchange-api.ts'
import { betsForOne, exchangeErrors, exchangeOf, rateFor, stepsOf } from '../loyalty/exchange/exchange.ts'
import { ladderOf, nextLevel } from '../loyalty/levels/ladder.ts'
import { loadLevels } from '../loyalty/levels/levels-api.ts'
import { createPlayerApi } from '../player/player-api.ts'
import { bonusDebit, newestBalance, withdrawable } from '../player/balance.ts'
import { newestFirst, unreadOf } from '../player/message.ts'
import { displayName, primaryEmail, primaryPhone } from '../player/profile.ts'
import { createSessionApi } from '../session/session-api.ts'
import { depositDayState, missingDeposit } from '../promotions/participation/deposit-day.ts'
import { createParticipantsApi } from '../promotions/participation/participants-api.ts'
import { FIRST_PARTICIPANTS, pageCount } from '../promotions/participation/participants-query.ts'
import { createParticipationApi } from '../promotions/participation/participation-api.ts'
import { accountStatus, isAnyReviewed, knownReason } from '../account/verification/document.ts'
import { createVerificationApi } from '../account/verification/verification-api.ts'
import type { ReadCall } from './damaged-answers.ts'

const { signal } = new AbortController()
const NOW = Date.parse('2026-01-15T12:00:00Z')
/** The days of the answer, and their end. */
const PLAY_BOUNDS = [13, 14, 15, 16].map((day) => Date.UTC(2026, 0, day))
const TRANSACTIONS: TransactionQuery = { type: 'deposit', offset: 0, status: null, from: null, to: null }

/** A call, and what screens derive from its result, which must not throw. */
const call = <T>(
  load: (http: Http) => Promise<T>,
  derive: (result: T) => unknown = () => null,
  longTexts: readonly string[] = [],
): ReadCall => ({
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
  csvFile(transactions, [{ header: 'Amount', cell: ({ amount }) => String(amount) }], 'en')
}

/** Every read of the site. */
export const READ_CALLS: Readonly<Record<WireAnswerName, ReadCall>> = {
  games: call(
    (http) => createGamesApi(http).games({ page: 1, limit: 24 }, signal),
    ({ items }) => {
      const catalogue = new WholeCatalogue()
      catalogue.add(items)
      catalogue.counts(WHOLE_CATALOGUE, [])
      catalogue.search('on')
    },
  ),
  'recent games': call((http) => createGamesApi(http).recent(signal)),
  'favourite games': call((http) => createGamesApi(http).favourites(signal)),
  'game details': call((http) => createGamesApi(http).game('one', signal), undefined, ['description']),
  categories: call(
    (http) => createGamesApi(http).categories(signal),
    (categories) => topCategoriesFirst(completeCategories(categories)),
  ),
  producers: call(
    (http) => createGamesApi(http).producers(signal),
    (producers) => {
      chooseProducers(byPosition(producers), 'stud')
      withPlayersOnline(producers, [{ slug: 'studio-1', playersOnline: 7 }])
    },
  ),
  'a category': call((http) => createGamesApi(http).section('slots', signal)),
  'a producer': call((http) => createGamesApi(http).section('studio-1', signal)),
  winners: call(
    (http) => createWinnersApi(http).winners(signal),
    (winners) => mergeWinners([], winners).forEach(({ amount, currency }) => money(amount, currency ?? 'EUR')),
  ),
  banners: call((http) => createBannersApi(http).banners({ type: 'startPage', auth: false }, signal)),
  'server data': call(
    (http) => createContentApi(http).serverData(signal),
    (data) => {
      registrationCaptcha(data)
      if (data.promoPopup) shouldShowPopup(data.promoPopup, null, NOW)
    },
    ['body'],
  ),
  'static pages': call((http) => createContentApi(http).staticPages(signal)),
  'static page': call((http) => createContentApi(http).page('rules', signal), undefined, ['html']),
  'seo meta': call((http) => createContentApi(http).seo('/', signal)),
  canonical: call((http) => createContentApi(http).canonical('/', signal)),
  'footer text': call((http) => createContentApi(http).footerText(signal)),
  'footer images': call((http) => createContentApi(http).footerImages(signal)),
  'promo widget': call((http) => createContentApi(http).promoWidget(signal)),
  'current block': call((http) => createContentApi(http).block(signal), undefined, ['text']),
  'phone codes': call((http) => createSessionApi(http).phoneCodes(signal)),
  profile: call(
    (http) => createPlayerApi(http).profile(signal),
    (profile) => [displayName(profile), primaryPhone(profile), primaryEmail(profile)],
  ),
  balance: call(
    (http) => createPlayerApi(http).balance(signal),
    (balance) => {
      const { real, bonus, wagering, winback, currency } = newestBalance(balance, balance)
      for (const amount of [real, bonus, wagering, winback, withdrawable(balance)]) money(amount, currency)
      money(bonusDebit(balance, { RUB: 1_000_000 }), currency)
    },
  ),
  levels: call(
    (http) => loadLevels(http, signal),
    (levels) => [ladderOf(levels, 2), nextLevel(levels, 2)],
  ),
  level: call((http) => createPlayerApi(http).level(signal)),
  achievements: call((http) => loadAchievements(http, signal), groupAchievements),
  products: call(
    (http) => loadProducts(http, signal),
    (products) => {
      const buyer = { compoints: 500, level: 2 }
      kindsOf(products)
      sortProducts(filterProducts(products, { kind: null, isAffordable: true }, buyer), 'affordable', buyer)
    },
  ),
  messages: call(
    (http) => createPlayerApi(http).messages(signal, 0),
    (messages) => unreadOf(newestFirst(messages)),
  ),
  contacts: call((http) => createPlayerApi(http).contacts(signal)),
  documents: call(
    (http) => createVerificationApi(http).documents(signal),
    (documents) => [accountStatus(documents, true), isAnyReviewed(documents), documents.items.map(knownReason)],
  ),
  'deposits of today': call((http) => createPlayerApi(http).depositedToday(signal)),
  gifts: call(
    (http) => createGiftsApi(http).gifts(signal),
    (gifts) =>
      gifts.map((gift) => [
        giftsIn('received', [{ ...gift, isSelected: gift.isSelected ?? false }], NOW),
        isForCashbox({ ...gift, isSelected: gift.isSelected ?? false }, 'EUR', NOW),
        money(giftGain(5000, { percent: gift.percent ?? 0, room: depositRoom(gift, 'EUR') }), 'EUR'),
      ]),
  ),
  'compoints config': call(
    (http) => createExchangeApi(http).config(signal),
    (config) => {
      money(betsForOne(config, 'EUR'), 'EUR')
      const rate = rateFor(config, 'EUR')
      if (!rate || !config.exchange) return
      exchangeErrors(500, config.exchange, rate, 1000)
      money(exchangeOf(500, rate).amount, 'EUR')
      stepsOf(1000, config.exchange)
    },
  ),
  'gifts of a payout': call((http) => createGiftsApi(http).payoutCount(signal)),
  'payment systems': call((http) => createCashboxApi(http).paymentSystems(signal), deriveSystems),
  'payout systems': call(
    (http) => createCashboxApi(http).payoutSystems(signal),
    (systems) => {
      deriveSystems(systems)
      systems.flatMap(({ fields }) => fields.map((field) => payoutFieldErrors(field, '4242')))
    },
  ),
  'general limits': call(
    (http) => createCashboxApi(http).generalLimits(signal),
    (limits) => limitsOf({ limits: [] }, limits, 'EUR'),
  ),
  'sum range': call(
    (http) => createCashboxApi(http).sumRange(signal),
    (range) => presetsOf(range, 2000, { min: 1, max: 1_000_000 }).map((amount) => money(amount, 'EUR')),
  ),
  'last bet': call((http) => createCashboxApi(http).lastBet(signal)),
  cards: call((http) => createCashboxApi(http).cards(signal)),
  'open payouts': call((http) => createCashboxApi(http).openPayouts(signal), deriveTransactions),
  transactions: call(
    (http) => createCashboxApi(http).transactions(TRANSACTIONS, signal),
    ({ items, totals }) => [deriveTransactions(items), totals && money(totals.deposited, 'EUR')],
  ),
  'an attempt': call(
    (http) => createCashboxApi(http).attempt('key', signal),
    (transaction) => transaction && deriveTransactions([transaction]),
  ),
  'a purchase': call((http) => purchaseCalls(http).find('key', signal)),
  'limits of a player': call(
    (http) => createLimitsApi(http).limits(signal),
    (limits) => {
      money(tightestLimit(limits, NOW)?.left ?? null, limits.currency)
      limitOfPlay(limits, NOW)
      breaksToTake(runningBreak(limits, NOW), NOW)
      for (const { limit } of placedLimits(limits.own)) changeOf(limit, 100)
    },
  ),
  'self-exclusion': call(
    (http) => createExclusionApi(http).state(signal),
    (state) => {
      const demand = { terms: state.terms, openEnded: state.openEnded, byKind: true }
      exclusionsToTake(state, demand, { category: null, now: NOW })
      closesGame(runningExclusions(state, NOW), ['slots'])
    },
  ),
  'session of play': call(
    (http) => createLimitsApi(http).session(signal),
    (session) => [money(session.net, session.currency), secondsPlayed(session, NOW), isReminderDue(session, NOW)],
  ),
  rounds: call(
    (http) => createRoundsApi(http).rounds({ game: null, from: null, to: null, offset: 0, limit: 20 }, signal),
    ({ items }) => items.map((round) => money(netOf(round), round.currency)),
  ),
  'results of play': call(
    (http) => createRoundsApi(http).results(PLAY_BOUNDS, signal),
    ({ steps, currency }) => {
      const { stake, win, deposited } = sumOfSteps(steps)
      return [money(win - stake, currency), money(deposited, currency)]
    },
  ),
  'user data': call((http) => createParticipationApi(http).userData('7', signal)),
  participants: call((http) => createParticipantsApi(http).participants('7', FIRST_PARTICIPANTS, signal), pageCount),
  'deposit days': call(
    (http) => createParticipationApi(http).depositDays('7', signal),
    (days) => days.map((day) => [depositDayState(day, NOW), money(missingDeposit(day), day.currency ?? 'EUR')]),
  ),
  'log of points': call((http) => createParticipationApi(http).pointsLog('7', signal)),
  'own place': call((http) => createParticipationApi(http).participant('7', signal)),
}
