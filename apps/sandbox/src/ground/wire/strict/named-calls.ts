import { fields, type Shape } from './shape.ts'

/**
 * What the specification names of a call. Where it shows nothing of an answer or a body, those of docs/platform-api.md
 * stand, without its additions (*ours*) and without the fields that are optional everywhere. A field that is not named
 * stands only where the call could not do its work without it; the table says so.
 */
export interface NamedCall {
  /** Parameters of the query, besides `platform`. */
  readonly query?: readonly string[]
  /** Fields of the body. Default: none. */
  readonly body?: readonly string[] | 'any'
  readonly answer: Shape
}

const data = (shape: Shape): Shape => ({ data: shape })

const GAME = 'id slug name desktop_name preview tall_preview active badges disabled has_demo_mode allow_bonus_balance'
const SECTION = 'id slug name url image position showInLobby playersOnline pageType'
/** A page without title and text would be none. */
const STATIC_PAGE = 'slug url pageType title'
const POPUP = fields('buttonUrl buttonText title body imageUrl isActive showDateFrom showDateTo updatedAt')
const SERVER_DATA = fields(
  'abTests webPushKey currencies promoTelegramChannelUrl promoWidgetData noIndex canonical grouperEnabled',
  {
    captcha: fields('site_key enabled_register active_version'),
    registrationConfig: fields('skipNickname'),
    callCenterConfig: fields('provider maintenance settings telegram viber'),
    promoPopup: POPUP,
  },
)
const CHAT_VISITOR = fields('email custom1 custom2', { fields: fields('info') })
const PERSONAL = 'firstname lastname middlename address country gender birthday'
const REGISTRATION = 'email phone password currency country nickname birthday consent captcha'
const PROFILE = fields(
  `id user_id nick_name registration_contact_type birthday_verified multi_account first_auth is_verified currency ${PERSONAL}`,
  {
    info: fields('hash'),
    level: fields('bonus_availability_level'),
    // A contact without its value would be none.
    phones: fields('value is_primary'),
    emails: fields('value is_primary is_verified'),
  },
)
const BALANCE = fields('balance currency bonus wagering winback is_active_bonus compoint_balance')
/** A button without its text would be none. */
const MESSAGE = fields('id status msg', { button: fields('text link') })
const GIFT = fields('id title type state reason notification expiredAt price productId wager', {
  restrictions: { depositLimits: fields('currency limit') },
  restrictionsState: fields('depositProgress'),
})
const CURRENCY = fields('id name icon url')
const PROMOTION = fields(
  'id slug title image fund template background pointPrices isHighFiveEnabled useParticipantBtn achievements sentGiftsCount status startAt endAt type',
  {
    prizes: fields('id price currencyId winners position'),
    currency: CURRENCY,
    additionalCurrency: CURRENCY,
    prizePoolCounter: fields('id prizePool'),
  },
)
const PARTICIPANT = fields('id username rank points')
const STANDING = fields('id position username')
const CONTEST = 'id slug title description prizeDescription isPaid betRestriction'
const CONTEST_PARTS = {
  prizes: fields('position giftTitles'),
  leaders: STANDING,
  opponents: STANDING,
  mechanic: fields('value title'),
}
const TOURNAMENT = fields(
  `${CONTEST} status startedAt finishedAt prizeMoney numberOfPrizes numberOfGames compointMembershipPrice maxMemberLimit membersCount isChosen isMember isSeriesLeaderMember tournamentSeriesId wantParticipate limitSeats freeSeats sortPriority victoryType`,
  { ...CONTEST_PARTS, imageDefault: fields('url'), privacyType: fields('value') },
)
const SERIES = fields(CONTEST, CONTEST_PARTS)
const SYSTEM = 'position name key image limits'
/** Which call pays by a system, and its path. */
const PAYMENT_SYSTEM = fields(`${SYSTEM} way method`)
/** Where a payout is sent, and what it asks for. */
const PAYOUT_SYSTEM = fields(`${SYSTEM} payout_url fields`)
const TRANSACTION = fields('id type payment_system amount currency status reason title')
const TOKENS = 'access refresh expiresIn'
const SUCCESS = fields('success')
/** A deposit without its system and amount would be none; the payment page returns to the address. */
const DEPOSIT = ['payment_system', 'amount', 'return_url']

/** Each call of the specification that the sandbox implements, by method and route. */
export const NAMED_CALLS: Readonly<Record<string, NamedCall>> = {
  'POST /json-api/login': { body: ['login', 'password'], answer: fields(TOKENS) },
  'POST /json-api/token/refresh': { body: ['refreshToken'], answer: fields(TOKENS) },
  'POST /json-api/logout': { body: ['refreshToken'], answer: SUCCESS },
  'POST /json-api/users/register': {
    body: REGISTRATION.split(' '),
    // Tells that the phone is to be confirmed.
    answer: fields(`success confirm ${TOKENS}`),
  },
  'POST /json-api/players/phones/verify': { body: ['phone'], answer: SUCCESS },
  // The phone says whose code it is.
  'POST /json-api/players/phones/confirm': { body: ['code', 'phone'], answer: fields(`success ${TOKENS}`) },
  'GET /json-api/treasury/phone-codes': { answer: data(fields('country dialCode name')) },
  'POST /json-api/users/restore-password/request': { body: ['login'], answer: SUCCESS },
  'POST /json-api/users/restore-password/check': { body: ['code'], answer: SUCCESS },
  'POST /json-api/users/restore-password/restore': { body: ['code', 'password'], answer: SUCCESS },

  'GET /json-api/users/profile': { answer: data(PROFILE) },
  'PUT /json-api/users/profile': { body: PERSONAL.split(' '), answer: SUCCESS },
  'POST /json-api/users/nickname-choose': { body: ['nickname'], answer: SUCCESS },
  'GET /json-api/users/balance': { answer: data(BALANCE) },
  'GET /json-api/users/statistics/today-deposit-amount': { answer: data('whole') },
  // Who the visitor is, and where VIP visitors are led.
  'GET /json-api/chat/webim': { answer: data(CHAT_VISITOR) },
  'GET /json-api/chat/netrox': { answer: data(CHAT_VISITOR) },
  'GET /json-api/levels': { answer: data(fields('index image')) },
  'GET /json-api/levels/user-level': { answer: data(fields('index image')) },
  'GET /json-api/user-notifications': { query: ['offset'], answer: data(MESSAGE) },
  'POST /json-api/user-notifications/read/:id': { answer: SUCCESS },
  // The id is in the path of the request for a mail.
  'GET /json-api/players/contacts/onverification': { answer: data(fields('id type value')) },
  'POST /json-api/players/contacts/create/:type': {
    body: ['value'],
    answer: fields('success is_max_attempts_used'),
  },
  // Tells that the address is confirmed already.
  'POST /json-api/players/contacts/email-verification/request/:id': {
    answer: fields('success confirmed is_max_attempts_used'),
  },

  // The type and the reason tell one document from another; the account's status has no place of its own.
  'GET /json-api/verifications': {
    answer: { status: 'whole', data: fields('id status', { fields: fields('type reason') }) },
  },
  'PUT /json-api/verifications/:id': { body: ['file'], answer: SUCCESS },

  'GET /json-api/compoints/config': { answer: data(fields('bets')) },

  'GET /json-api/user-achievements': { answer: data(fields('id actionId progress isCompleted')) },
  'GET /json-api/user-gifts': { answer: data(GIFT) },
  'GET /json-api/user-gifts/payout-gift-count': { answer: data(fields('count')) },
  'POST /json-api/user-gifts/cashbox-select': { body: ['user_gift_id'], answer: SUCCESS },
  // The code that is entered.
  'POST /json-api/coupon-codes/activate': { body: ['code'], answer: SUCCESS },
  'POST /json-api/gifts/nondeposit/take-prize/:id': { answer: fields('success error') },
  'PUT /json-api/gifts/activate/:id': { answer: SUCCESS },
  // A product without a title and a price would be none.
  'GET /json-api/compoint-products': { query: ['type'], answer: data(fields('id type title price')) },
  'POST /json-api/compoint-products/:id': { answer: fields('error') },

  'GET /json-api/actions': { answer: data(PROMOTION) },
  'GET /json-api/actions/active': { answer: data(PROMOTION) },
  'GET /json-api/actions/:id': { answer: data(PROMOTION) },
  'GET /json-api/actions/:id/games': { query: ['page', 'limit'], answer: data(fields(GAME)) },
  'GET /json-api/actions/:id/user-data': {
    answer: data(fields('id membership points additionalPoints receivedPrizes')),
  },
  'GET /json-api/actions/:id/participant': { answer: data(PARTICIPANT) },
  'POST /json-api/actions/be_participant': { body: ['action_id'], answer: fields('ok action_id') },
  'GET /json-api/actions/:id/participants': {
    query: ['page', 'limit', 'q', 'sort[field]', 'sort[order]'],
    answer: data(fields('totalItems', { items: PARTICIPANT })),
  },
  'GET /json-api/actions/:id/high-fives': {
    query: ['order', 'limit', 'page', 'type'],
    // A high five without the other player would be none.
    answer: data(fields('totalItems', { items: fields('id userId username at') })),
  },
  'GET /json-api/actions/:id/high-fives/statistic': {
    answer: data(fields('rank sent received', { daily: fields('sent limit') })),
  },
  'POST /json-api/high-fives': { body: ['actionId', 'toUserId'], answer: SUCCESS },
  'GET /json-api/duck-hunt/games/:id': {
    answer: data(fields('id title status', { prizes: fields('id title image points left') })),
  },
  'POST /json-api/actions/:id/prizes/:prizeId/exchange': { answer: SUCCESS },
  'GET /json-api/actions/:id/daily-deposit-amount-achievements': { answer: data('whole') },
  'GET /json-api/action-balance-logs': { query: ['actionId'], answer: data('whole') },

  'GET /json-api/v2/categories': { query: ['filter[type]'], answer: data(fields(SECTION)) },
  'GET /json-api/v2/categories/:slug': { answer: data(fields(SECTION)) },
  'GET /json-api/v2/games': {
    query: ['q', 'page', 'limit', 'filter[category]', 'filter[category][]'],
    answer: data(fields(GAME)),
  },
  'GET /json-api/v2/games/recent': { answer: data(fields(GAME)) },
  'GET /json-api/v2/games/:slug': { answer: data(fields(GAME)) },
  'POST /json-api/eapi/game-run/:slug': {
    body: ['platform', 'type', 'exitUrl'],
    answer: fields('redirect session_id', { data: fields('run_url frameWidth frameHeight runToken') }),
  },

  'GET /json-api/v2/tournaments': { query: ['seriesId'], answer: data(TOURNAMENT) },
  'GET /json-api/v2/tournaments/:id': { answer: data(TOURNAMENT) },
  'POST /json-api/v2/tournaments/:id/members': { answer: SUCCESS },
  'POST /json-api/v2/tournaments/:id/choose': { answer: SUCCESS },
  'GET /json-api/v2/tournaments/:id/games': { query: ['q', 'page', 'limit'], answer: data(fields(GAME)) },
  'GET /json-api/tournament-series': { answer: data(SERIES) },
  'GET /json-api/tournament-series/:id': { answer: data(SERIES) },

  'GET /json-api/treasury/payment-system': { answer: data(PAYMENT_SYSTEM) },
  'GET /json-api/treasury/payout-system': { answer: data(PAYOUT_SYSTEM) },
  'GET /json-api/treasury/general-limit': { answer: data('whole') },
  'GET /json-api/treasury/sum-range': { answer: data('whole') },
  'GET /json-api/treasury/user/last-bet': { answer: data('whole') },
  'GET /json-api/treasury/user/deposits': { query: ['offset'], answer: data(TRANSACTION) },
  'GET /json-api/treasury/user/payouts': { query: ['offset'], answer: data(TRANSACTION) },
  'GET /json-api/treasury/user/new-payouts': { answer: data(TRANSACTION) },
  'POST /json-api/treasury/open': { body: ['dep_qs', 'qs', ...DEPOSIT], answer: fields('success redirectUrl') },
  'GET /json-api/treasury/user/marbella/deposit/:method/:amount': {
    query: ['return_url'],
    answer: fields('redirectUrl'),
  },
  'POST /json-api/treasury/rbk-create-invoice': {
    body: [...DEPOSIT, 'email'],
    // The address of the widget.
    answer: fields('description invoiceAccessToken invoiceId label name successUrl widgetUrl'),
  },
  'POST /json-api/treasury/user-payout/cancel': { body: ['transaction_id'], answer: fields('success status') },
  // The code of the phone is asked for in the answer.
  'POST /json-api/treasury/user-payout/:key': { body: 'any', answer: fields('success confirm phone') },

  'GET /json-api/serverdata': { answer: data(SERVER_DATA) },
  'GET /json-api/banners': { query: ['type'], answer: data('whole') },
  'GET /api/winners': { query: ['limit'], answer: { data: 'whole', options: fields('currency') } },
  'GET /json-api/static-pages': { query: ['hidden'], answer: data(fields(STATIC_PAGE)) },
  'GET /json-api/static-pages/:slug': { answer: data(fields(`${STATIC_PAGE} body`)) },
  'GET /json-api/seo/meta': { query: ['path'], answer: data(fields('metaTitle metaDescription isNoindexPath')) },
  // The page whose address is asked for.
  'GET /json-api/seo/canonical': { query: ['path'], answer: data(fields('canonical')) },
  'GET /json-api/seo/footer': { answer: data(fields('text')) },
  'GET /json-api/blocks/footer': { answer: data('whole') },
  'GET /json-api/content/promo-widgets/current': { answer: data('whole') },
  'GET /json-api/content/current-block': { answer: data('whole') },
  'PUT /log': { body: 'any', answer: 'whole' },
  'PUT /performance': { body: 'any', answer: 'whole' },
}
