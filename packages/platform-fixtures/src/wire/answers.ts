import { wireCompointsConfig } from './compoints-config.ts'
import {
  wireExclusions,
  wirePaymentSystem,
  wirePayoutSystem,
  wirePlayStep,
  wireRound,
  wireTransaction,
} from './cashbox.ts'
import { wireProduct } from './compoints.ts'
import { wireGame } from './games.ts'
import { wireGift } from './gifts.ts'
import { wireAchievement, wireBalance, wireLevel, wireLevelStep, wireMessage, wireProfile } from './player.ts'
import { wireDepositDay, wireParticipant, wirePointsEntry, wireUserData } from './participation.ts'
import { wireDocument } from './verification.ts'

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
const gameDetails = {
  ...wireGame('One'),
  description: '<p>A game</p>',
  lines: 20,
  rtp: 96.5,
  volatility: 'high',
  stakes: [{ currency: 'EUR', min: 20, max: 10_000 }],
  badges: ['new'],
}
const link = (slug: string) => ({ slug, url: `/${slug}`, title: `Title ${slug}` })
const serverData = {
  captcha: { site_key: 'key', enabled_register: true, active_version: 2 },
  abTests: { hero: ['a', 'b'] },
  registrationConfig: { skipNickname: true },
  callCenterConfig: {
    provider: 'webim',
    settings: { accountName: 'casino', location: 'default', vipLocation: 'vip', siteId: 'A-1', widgetId: 1 },
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
  passkeys: true,
  noIndex: true,
  canonical: 'https://casino.example',
  restricted: false,
}

/** A good answer to each read of the site, lists with three entries. */
export const WIRE_ANSWERS = {
  games: {
    data: [wireGame('One', { badges: ['new'] }), wireGame('Two', { badges: ['top'] }), wireGame('Three')],
    total: 3,
  },
  'recent games': { data: [wireGame('One'), wireGame('Two'), wireGame('Three')] },
  'favourite games': { data: [wireGame('One'), wireGame('Two'), wireGame('Three')] },
  'game details': { data: gameDetails },
  categories: { data: [category('slots'), category('table'), category('crash_games')] },
  producers: { data: [producer(1), producer(2), producer(3)] },
  'a category': { data: category('slots') },
  'a producer': { data: { ...producer(1), pageType: 'gameProducer' } },
  winners: { data: [winner(1), winner(2), winner(3)], options: { currency: 'RUB' } },
  banners: { data: [banner(1), banner(2), banner(3)] },
  'server data': { data: serverData },
  'static pages': { data: [link('rules'), link('privacy'), link('bonus')] },
  'static page': { data: { ...link('rules'), body: '<p>Rules</p>' } },
  'seo meta': { data: { metaTitle: 'Title', metaDescription: 'Text', isNoindexPath: true } },
  canonical: { data: { canonical: '/rules' } },
  'footer text': { data: { text: '<p>18+</p>' } },
  'footer images': { data: [1, 2, 3].map((id) => ({ src: `/cdn/${id}.svg`, alt: `Mark ${id}`, url: '/faq' })) },
  'promo widget': {
    data: { id: 1, title: 'Title', text: 'Text', image: '/cdn/w.svg', button: { text: 'Go', url: '/promo' } },
  },
  'current block': { data: { title: 'Title', text: '<p>Text</p>', url: '/promo' } },
  'phone codes': {
    data: [
      { country: 'ru', dialCode: '7', name: 'Russia' },
      { country: 'it', dialCode: '39', name: 'Italy' },
      { country: 'br', dialCode: '55', name: 'Brazil' },
    ],
  },
  profile: { data: wireProfile({ middlename: 'Q', address: 'Street 1' }) },
  balance: { data: wireBalance() },
  levels: { data: [1, 2, 3].map((index) => wireLevelStep(index, { reward: '50 compoints' })) },
  level: { data: wireLevel() },
  achievements: { data: [40, 0, 100].map((progress, at) => wireAchievement(at + 1, { progress })) },
  products: { data: [1, 2, 3].map((id) => wireProduct(id, { wager: 30, left: 5 })) },
  messages: { data: [wireMessage(1), wireMessage(2), wireMessage(3)] },
  contacts: { data: [1, 2, 3].map((id) => ({ id, type: 'email', value: `a${id}@b.example` })) },
  documents: {
    status: 'need_verification',
    data: [1, 2, 3].map((id) =>
      wireDocument(id, { status: 'cancel', fields: { type: 'payment_card', reason: 'photo_with_glare' } }),
    ),
  },
  'deposits of today': { data: { amount: 500, currency: 'RUB' } },
  gifts: {
    data: [1, 2, 3].map((id) =>
      wireGift(id, {
        amount: 500,
        price: 5,
        productId: 9,
        rollover: 10,
        notification: 'Hi',
        image: '/cdn/prizes/gift.png',
        spins: { count: 20, left: 5, bet: 200 },
        wagerTotal: 9000,
        wagerUntil: '2026-01-20T12:00:00Z',
        wagerDays: 5,
        isCancelable: true,
        gifts: [1, 2].map((part) => ({ id: part, title: 'A part', type: 'cash', amount: 500, spins: { count: 1 } })),
        restrictions: {
          depositLimits: [{ currency: 'EUR', limit: 50_000 }],
          platforms: ['mobile', 'desktop'],
          producers: [{ slug: 'ironbark', name: 'Ironbark' }],
          games: [{ slug: 'moon', name: 'Moon' }],
          maxBet: 500,
          shares: [{ slug: 'table', name: 'Tables', share: 10 }],
        },
      }),
    ),
  },
  'compoints config': {
    data: wireCompointsConfig(),
  },
  'gifts of a payout': { data: { count: 2 } },
  'payment systems': { data: [88, 77, 2].map((key) => wirePaymentSystem(key, { method: 'card' })) },
  'payout systems': {
    data: [88, 77, 2].map((key) =>
      wirePayoutSystem({ key, image: '/cdn/s.svg', confirm: 'phone', saved: [{ id: 1, title: '•••• 4242' }] }),
    ),
  },
  'general limits': { data: ['EUR', 'RUB', 'USD'].map((currency) => ({ currency, min: 1000, max: 500_000 })) },
  'sum range': { data: [1000, 5000, 10_000] },
  'last bet': { data: { amount: 1000, currency: 'EUR' } },
  cards: { data: [1, 2, 3].map((id) => ({ id, payment_system: 88, title: `•••• 000${id}`, expires: '12/30' })) },
  'open payouts': {
    data: [1, 2, 3].map((id) => wireTransaction({ id, intent: 'key', reason: 'player', pay_url: '/pay' })),
  },
  transactions: {
    data: [1, 2, 3].map((id) => wireTransaction({ id })),
    total: 3,
    totals: { deposited: 1, withdrawn: 2 },
  },
  'an attempt': { data: wireTransaction() },
  'a purchase': { data: { gift_id: 7, price: 100 } },
  'limits of a player': {
    data: {
      currency: 'EUR',
      deposit: { day: limit, week: { ...limit, pending }, month: limit },
      net_spend: { day: limit, week: limit, month: limit },
      loss: { day: limit, week: limit, month: limit },
      stake: { round: { ...limit, frees_at: null, max: 100_000, required: true } },
      time: { day: limit, week: limit, month: limit },
      session: { session: limit },
      asks: [{ at: 'deposit', kinds: ['deposit', 'loss'], may_skip: true, again: true }],
      raise_delay: 86_400,
      reality_check: { minutes: 30 },
      break: { period: 'day', until: '2026-01-16T00:00:00Z' },
    },
  },
  'self-exclusion': { data: wireExclusions() },
  'session of play': {
    data: { started_at: '2026-01-15T11:00:00Z', net: -500, currency: 'EUR', remind_at: '2026-01-15T13:00:00Z' },
  },
  rounds: {
    data: [1, 2, 3].map((id) => wireRound(id)),
    total: 3,
    games: ['moon', 'sun', 'star'].map((slug) => ({ slug, name: slug })),
    oldest_at: '2025-01-15T12:00:00Z',
  },
  'results of play': {
    data: { currency: 'EUR', steps: [13, 14, 15].map((day) => wirePlayStep(`2026-01-${day}T00:00:00Z`)) },
  },
  'user data': { data: wireUserData(7) },
  participants: { data: { items: [1, 2, 3].map((id) => wireParticipant(id)), totalItems: 3 } },
  'deposit days': { data: ['2026-01-14', '2026-01-15', '2026-01-16'].map((day) => wireDepositDay(day)) },
  'log of points': { data: [3, 2, 1].map((id) => wirePointsEntry(id, { title: 'Fever' })) },
  'own place': { data: wireParticipant(5, { avatar: '/cdn/avatars/5.svg', level: 3, highFives: 2 }) },
} satisfies Readonly<Record<string, object>>

export type WireAnswerName = keyof typeof WIRE_ANSWERS
