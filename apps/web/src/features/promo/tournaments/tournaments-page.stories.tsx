import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClockProvider } from '@croupier/design-system'
import { SPREAD_MS } from '@croupier/domain/core'
import type { WireTournament } from '@croupier/domain/tournaments'
import { wireSeries, wireStanding, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { expectLink } from '#testing/expect-link.ts'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { hoursFromNow, listedTournament } from '#testing/story-data/tournament.ts'
import { meansOf } from '#testing/story-site.tsx'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { Page } from './tournaments-page.tsx'

const LIST = '/json-api/v2/tournaments'
const SERIES = '/json-api/tournament-series'
const HOUR = 3_600_000

const meta = {
  title: 'Web/Tournaments',
  component: Page,
  parameters: { layout: 'fullscreen', platformSays: ['A car. Rules'] },
  decorators: [framed()],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const paid = { privacyType: { value: 4 }, isPaid: true, compointMembershipPrice: 1200 }
const limited = { privacyType: { value: 3 }, limitSeats: true, maxMemberLimit: 500 }
const leaders = ['lucky_otter', 'quiet_falcon', 'a_very_long_name_of_a_player_who_won'].map((username, index) =>
  wireStanding(index + 1, { username }),
)

const cup = listedTournament(1, 'Northern cup', [-50, 76.5])
const paidCup = listedTournament(2, 'High rollers', [-20, 3], {
  ...paid,
  mechanic: { value: 2, title: '' },
  victoryType: '',
})
const seats = listedTournament(3, 'Five hundred seats', [-10, 40], { ...limited, membersCount: 480 })
const full = listedTournament(4, 'No seat left', [-9, 40], { ...limited, ...paid, limitSeats: true, membersCount: 500 })
const closed = listedTournament(5, 'By invitation', [-8, 40], { privacyType: { value: 2 }, prizeMoney: {} })
const coming = listedTournament(6, 'Next week', [26, 300], paid)
const over = listedTournament(7, 'Autumn final', [-400, -20], {
  tournamentSeriesId: 9,
  leaders,
  ...paid,
  isMember: true,
})
const overAlone = listedTournament(8, 'One evening', [-900, -600], { leaders })
const chosen = { ...cup, isMember: true, isChosen: true }
const joined = { ...seats, isMember: true, isSeriesLeaderMember: true }
const series = [
  wireSeries(1, {
    title: 'Winter league',
    imageDefault: null,
    startedAt: hoursFromNow(-90),
    finishedAt: hoursFromNow(500),
    prizeMoney: {},
    prizes: [],
    prizeDescription: '<p>A car. <a href="/rules">Rules</a></p>',
  }),
]

const seen = (platform: 'waits' | 'down' | AnswerTable, { isPlayer = false, path = '/tournaments' } = {}) =>
  asPlayer(platform, { isGuest: !isPlayer, tab: () => ({ path }) })
const listed = (tournaments: readonly WireTournament[], more = {}, ofSeries: readonly object[] = []) =>
  seen({ [LIST]: { body: { data: tournaments } }, [SERIES]: { body: { data: ofSeries } } }, more)

const titlesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const group = (canvas: Play['canvas'], name: string) =>
  canvas.findByRole('region', { name: (named: string) => named.startsWith(name) })
const card = (canvas: Play['canvas'], title: string): HTMLElement =>
  canvas.getByRole('heading', { level: 3, name: title }).closest('article') as HTMLElement

/** Those that run come first, then the coming, then the past; each kind of entry with its fee and its seats. */
export const Tournaments: Story = {
  tags: ['visual:brands'],
  ...listed([over, cup, paidCup, seats, full, closed, coming, overAlone], {}, series),
  play: async ({ canvas, t }) => {
    const now = await group(canvas, t('tournaments:group_active'))
    await expect(titlesIn(now)).toEqual([
      'By invitation',
      'No seat left',
      'Five hundred seats',
      'High rollers',
      'Northern cup',
    ])
    await expect(within(now).getAllByRole('timer', { name: t('promotions:endsIn') })).toHaveLength(5)
    await expect(card(canvas, 'High rollers')).toHaveTextContent(t('tournaments:wins'))
    await expect(within(card(canvas, 'High rollers')).getByText(t('tournaments:fee'))).toBeVisible()
    await expect(card(canvas, 'Five hundred seats')).toHaveTextContent(
      t('tournaments:seatsOf', { free: '20', total: '500' }),
    )
    await expect(card(canvas, 'No seat left')).toHaveTextContent(t('tournaments:noSeats'))
    await expectLink(canvas, /Northern cup$/, '/tournaments/tournament-1')
    const league = await canvas.findByRole('link', { name: /Winter league[^]*20\D+20\D/ })
    await expect(league).toHaveAttribute('href', '/tournaments/series/series-1')
    await waitFor(() => expect(league).toHaveTextContent('A car. Rules'))
    await expect(within(league).queryByRole('link')).toBeNull()
    const past = await group(canvas, t('tournaments:group_past'))
    await expect(titlesIn(past)).toEqual(['Autumn final', 'One evening'])
    await expect(within(past).queryByRole('timer')).toBeNull()
    await expect(within(past).queryByText(t('tournaments:fee'))).toBeNull()
    await expect(within(past).getAllByRole('list', { name: t('tournaments:podium') })).toHaveLength(1)
  },
}

/**
 * What a tournament is to the player is marked, and explained by tooltips; not once it is over. The operator ends one
 * early: the message of it moves its card.
 */
export const ForAPlayer: Story = {
  ...listed([chosen, joined, paidCup, over], { isPlayer: true }),
  play: async ({ canvas, t, site, socket, platform }) => {
    await group(canvas, t('tournaments:group_active'))
    await expect(card(canvas, 'Northern cup')).toHaveTextContent(t('tournaments:chosen'))
    await expect(card(canvas, 'Five hundred seats')).toHaveTextContent(t('tournaments:member'))
    const leader = within(card(canvas, 'Five hundred seats')).getByRole('button', { name: t('tournaments:leader') })
    await userEvent.click(leader)
    await expect(leader).toHaveAccessibleDescription(t('tournaments:leaderText'))
    await expect(
      within(card(canvas, 'High rollers')).getByRole('button', { name: t('tournaments:paid') }),
    ).toBeVisible()
    await expect(card(canvas, 'Autumn final')).not.toHaveTextContent(t('tournaments:member'))
    const stop = site.start()
    platform.reply(LIST, { body: { data: [{ ...chosen, finishedAt: hoursFromNow(-0.1) }, joined, paidCup, over] } })
    await socket.emit('notification-update', { id: 1 })
    meansOf(site).timers.advance(SPREAD_MS)
    await waitFor(() => expect(card(canvas, 'Northern cup')).toHaveAttribute('data-status', 'past'))
    stop()
  },
}

const many = Array.from({ length: 20 }, (_, index) => listedTournament(index + 1, `Cup ${index + 1}`, [-1 - index, 90]))

/** By nine, as far as the address says; the link to more works without script. */
export const ManyPages: Story = {
  parameters: noPicture('cards like those of another story'),
  ...listed(many, { path: '/tournaments?page=2' }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(18)
    await expect(canvas.getByText(t('tournaments:shown', { shown: 18, total: 20 }))).toBeVisible()
    const more = canvas.getByRole('link', { name: t('tournaments:more') })
    await expect(more).toHaveAttribute('href', '/tournaments?page=3')
  },
}

export const AllPast: Story = {
  ...listed([over, overAlone]),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('tournaments:allPast'))).toBeVisible()
    await expect(titlesIn(await group(canvas, t('tournaments:group_past')))).toEqual(['Autumn final', 'One evening'])
  },
}

export const Empty: Story = {
  ...listed([]),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('tournaments:empty'))).toBeVisible()
    await expectLink(canvas, t('promotions:toGames'), '/games')
  },
}

/** A failure of the series costs only the series. */
export const Failed: Story = {
  ...seen('down'),
  play: async ({ canvas, t, platform }) => {
    await expect(await canvas.findByText(t('tournaments:failed'))).toBeVisible()
    platform.reply(LIST, { body: { data: [cup] } })
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await expect(await canvas.findByText('Northern cup')).toBeVisible()
    await expect(canvas.queryByText(t('tournaments:series'))).toBeNull()
  },
}

export const Loading: Story = { ...seen('waits') }

export const LongTexts: Story = {
  ...listed([
    listedTournament(
      1,
      'The great winter tournament for all members of the loyalty programme and their friends',
      [-50, 2000],
      {
        ...limited,
        ...paid,
        limitSeats: true,
        membersCount: 12,
        maxMemberLimit: 100_000,
        imageDefault: null,
        isMember: true,
        isSeriesLeaderMember: true,
        prizeMoney: { RUB: 1_250_000_000_00 },
        victoryType: 'The highest sum of the multipliers of all spins in the tournament wins',
      },
    ),
    listedTournament(2, 'A'.repeat(120), [3, 90], {
      prizeMoney: {},
      prizeDescription: '<b>A car, forty smartphones</b> and another €1,250,000 as bonuses for all',
    }),
  ]),
}

/** Cards change their group by themselves, on the page's one clock. */
export const EndsInAnOpenTab: Story = {
  parameters: noPicture('the list after the end is on the picture of another story'),
  ...listed([cup, { ...paidCup, finishedAt: hoursFromNow(0.75) }]),
  render: () => {
    const since = performance.now()
    const now = () => STORY_NOW + 0.75 * HOUR - 2500 + performance.now() - since
    return (
      <ClockProvider now={now} seed={now()}>
        <Page />
      </ClockProvider>
    )
  },
  play: async ({ canvas, t }) => {
    const past = await group(canvas, t('tournaments:group_past'))
    await expect(titlesIn(past)).toEqual(['High rollers'])
    await expect(titlesIn(await group(canvas, t('tournaments:group_active')))).toEqual(['Northern cup'])
  },
}
