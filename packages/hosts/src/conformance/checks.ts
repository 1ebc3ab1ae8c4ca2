import type { Player, Site } from '@croupier/domain'
import { Verification } from '@croupier/domain/account'
import { createExclusion, LimitsStore } from '@croupier/domain/cashbox'
import { ALL_GAMES } from '@croupier/domain/games'
import { GiftsStore } from '@croupier/domain/gifts'
import { createAchievements, createCompointsConfig, createCompointShop, createLevels } from '@croupier/domain/loyalty'
import { createPlayerCashbox } from '@croupier/domain/parts'
import { createPromotions } from '@croupier/domain/promotions'
import { createTournaments } from '@croupier/domain/tournaments'

/** One read of the platform. Fails as the site's own read would. */
export interface Check {
  readonly name: string
  /** What a visitor misses without it. */
  readonly shows: string
  /** 0: without it nobody plays or pays. 1: what is shown is out of date. Default: 2. */
  readonly rank?: 0 | 1 | 2
  readonly read: (site: Site) => Promise<unknown>
  /** Faults that came while it was read. Default: what the site left out of answers. */
  readonly found?: () => readonly string[]
  /** What the platform may leave out, and leaves out, with what a visitor does not see then. Asked after the read. */
  readonly notes?: (site: Site) => readonly string[]
}

/** Faults of answers that fit one by one, but not each other. */
export class Disagreement extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('; '))
    this.faults = faults
  }
}

const first = <T>(entries: readonly T[] | undefined, what: string): T => {
  const [entry] = entries ?? []
  if (entry === undefined) throw new Error(`not checked: there is no ${what} to ask for`)
  return entry
}

/** A list of categories that cannot be read hides no faults of games. */
const rowOf = ({ games }: Site) => games.row(games.categories.value?.[0]?.slug ?? ALL_GAMES)

/** What everybody reads, in the order of what a visitor would miss most. */
export const PUBLIC_CHECKS: readonly Check[] = [
  {
    name: 'categories',
    shows: 'the lobby',
    rank: 0,
    read: async ({ games }) => first(await games.categories.ensure(), 'category'),
  },
  {
    name: 'games of a category',
    shows: 'the lobby',
    rank: 0,
    read: (site) => rowOf(site).ensure(),
    notes: (site) => {
      const row = rowOf(site).value
      return row?.total === null ? ['without total: how many games a category has is not shown'] : []
    },
  },
  {
    name: 'a game',
    shows: 'the page of a game',
    rank: 0,
    read: (site) => site.games.game(first(rowOf(site).value?.games, 'game').slug).ensure(),
  },
  { name: 'server data', shows: 'what is switched on', read: ({ content }) => content.serverData.ensure() },
  { name: 'producers', shows: 'studios and filters', read: ({ games }) => games.producers.ensure() },
  { name: 'phone codes', shows: 'registration by phone', read: ({ session }) => session.phoneCodes.ensure() },
  { name: 'banners', shows: 'the head of the lobby', read: ({ banners }) => banners.startPage.ensure() },
  { name: 'promotions', shows: 'promotions', read: (site) => site.part(createPromotions).list.ensure() },
  {
    name: 'tournaments',
    shows: 'tournaments',
    read: (site) => site.visitorPart(createTournaments).list.ensure(),
    notes: (site) => {
      const without = site.visitorPart(createTournaments).list.value?.find(({ startAt }) => startAt === null)
      return without ? [`${without.slug} has no startedAt: when it starts is not shown`] : []
    },
  },
  { name: 'series', shows: 'tournaments', read: (site) => site.visitorPart(createTournaments).seriesList.ensure() },
  { name: 'winners', shows: 'recent wins', read: ({ winners }) => winners.feed.ensure() },
  { name: 'static pages', shows: 'rules and other pages', read: ({ content }) => content.staticPages.ensure() },
  { name: 'footer text', shows: 'the footer', read: ({ content }) => content.footerText.ensure() },
  { name: 'footer images', shows: 'the footer', read: ({ content }) => content.footerImages.ensure() },
]

const ofPlayer = (read: (player: Player, site: Site) => Promise<unknown>) => (site: Site) => {
  if (site.player === null) throw new Error('nobody is logged in')
  return read(site.player, site)
}

const cashbox = (site: Site) => {
  const made = site.knownPlayerPart(createPlayerCashbox)
  if (made === null) throw new Error('the profile has no id')
  return made
}

/** What a player reads. */
export const PLAYER_CHECKS: readonly Check[] = [
  { name: 'balance', shows: 'money', rank: 0, read: ofPlayer(({ balance }) => balance.ensure()) },
  { name: 'profile', shows: 'the account', rank: 0, read: ofPlayer(({ profile }) => profile.ensure()) },
  { name: 'payment systems', shows: 'the deposit', rank: 0, read: (site) => cashbox(site).deposit.systems.ensure() },
  { name: 'general limits', shows: 'the deposit', rank: 0, read: (site) => cashbox(site).deposit.general.ensure() },
  { name: 'currency of the player', shows: 'money', rank: 0, read: ofPlayer(oneCurrency) },
  { name: 'payout systems', shows: 'the withdrawal', rank: 0, read: (site) => cashbox(site).withdraw.systems.ensure() },
  { name: 'gifts', shows: 'gifts', read: (site) => orFail(site.playerPart(GiftsStore)).list.ensure() },
  { name: 'limits', shows: 'limits and breaks', read: (site) => orFail(site.playerPart(LimitsStore)).limits.ensure() },
  {
    name: 'self-exclusion',
    shows: 'self-exclusion, which markets demand',
    read: (site) => orFail(site.playerPart(createExclusion)).state.ensure(),
  },
  { name: 'level', shows: 'the loyalty level', read: ofPlayer(({ level }) => level.ensure()) },
  { name: 'levels', shows: 'the loyalty level', read: (site) => orFail(site.playerPart(createLevels)).steps.ensure() },
  { name: 'messages', shows: 'messages', read: ofPlayer(({ messages }) => messages.reload()) },
  {
    name: 'documents',
    shows: 'verification',
    read: (site) => orFail(site.playerPart(Verification)).documents.ensure(),
  },
  {
    name: 'achievements',
    shows: 'achievements',
    read: (site) => orFail(site.playerPart(createAchievements)).list.ensure(),
  },
  { name: 'shop', shows: 'the shop', read: (site) => orFail(site.playerPart(createCompointShop)).products.ensure() },
  { name: 'exchange', shows: 'the exchange', read: (site) => orFail(site.playerPart(createCompointsConfig)).ensure() },
]

function orFail<T>(part: T | null): T {
  if (part === null) throw new Error('nobody is logged in')
  return part
}

/** What cannot be read is the fault of its own check. */
async function oneCurrency(player: Player, site: Site): Promise<void> {
  const [balance, profile, general] = await Promise.all([
    orNull(player.balance.ensure()),
    orNull(player.profile.ensure()),
    orNull(Promise.resolve(site.knownPlayerPart(createPlayerCashbox)?.deposit.general.ensure() ?? null)),
  ])
  if (balance === null) return
  const { currency } = balance
  const faults = [
    ...(profile !== null && profile.currency !== currency
      ? [`the balance is in ${currency}, the profile in ${profile.currency}`]
      : []),
    ...(general !== null && general.length > 0 && !general.some((limits) => limits.currency === currency)
      ? [`the balance is in ${currency}, which the general limits do not name`]
      : []),
  ]
  if (faults.length > 0) throw new Disagreement(faults)
}

const orNull = <T>(reading: Promise<T>): Promise<T | null> => reading.catch(() => null)
