import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTournaments, type Tournament } from '@croupier/domain/tournaments'
import { expect, waitFor, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { someGames } from '#testing/story-data/games.ts'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { aPlayer } from '#testing/story-data/player.ts'
import { aBoard, aSeries, aTournament, withOwnPlace } from '#testing/story-data/tournament.ts'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import { createTournamentGames } from '@croupier/domain/parts'
import { Page } from './tournament-page.tsx'

const DAY = 24 * 3_600_000
const SLUG = 'race-of-the-north'
const BEFORE = {
  slug: 'race-before',
  title: 'Race before',
  seriesId: '1',
  status: 'past',
  endAt: STORY_NOW - DAY,
} as const

const meta = {
  title: 'Web/Tournament/Page',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    // Units of time are Intl's.
    platformSays: [aTournament('en'), aTournament('ru'), BEFORE, aBoard(40), 'Anna', 'day', 'days', 'hr', 'min', 'sec'],
  },
  decorators: [framed({ path: `/tournaments/${SLUG}`, route: '/tournaments/:slug' })],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const showing = (isPlayer: boolean, changes: Partial<Tournament>) =>
  onSite(isPlayer ? { player: aPlayer('EUR') } : {}, {
    prepare: (site, { t: { locale } }) => {
      const tournaments = site.visitorPart(createTournaments)
      tournaments.tournament(SLUG).set(aTournament(locale, changes))
      tournaments.seriesList.set([aSeries(locale)])
      tournaments.ofSeries('1').set([aTournament(locale, { ...changes, ...BEFORE })])
      site
        .part(createTournamentGames)
        .first(SLUG)
        .set({ games: someGames(5), total: 120 })
    },
  })

const board = withOwnPlace(aBoard(40), 27, 'Anna')
const MEMBER = { isMember: true, isChosen: true, leaders: board, opponents: board.slice(23, 30), seriesId: '1' }

/** The place below the fold of the board is in view, with those around it and what is missing. */
export const Member: Story = {
  tags: ['visual:brands'],
  ...showing(true, MEMBER),
  play: async ({ canvas, t }) => {
    const leaders = within(canvas.getByRole('table', { name: t('tournament:leaders') }))
    await expect(leaders.getByRole('row', { name: /Anna/ })).toHaveAttribute('data-own')
    const around = within(canvas.getByRole('table', { name: t('tournament:opponents') }))
    await expect(around.getAllByRole('row')).toHaveLength(8)
    await expect(canvas.getByText(t('tournament-board:toPlace', { place: 26 }))).toBeVisible()
    await expect(canvas.getByText(t('tournament-board:toPrize', { place: 5 }))).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('tournament:allGames', { count: 120 }) })).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('tournament:toSeries') })).toBeVisible()
  },
}

/** Results, podium, and the own result with its prize. */
export const Past: Story = {
  ...showing(true, {
    status: 'past',
    endAt: STORY_NOW - DAY,
    isMember: true,
    leaders: withOwnPlace(aBoard(12), 2, 'Anna'),
  }),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('heading', { name: t('tournament:results') })).toBeVisible()
    await expect(canvas.getByText(t('tournament-board:yourResult'))).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
    const [ended] = t('tournament:ownEnd', { score: '|', place: 2 }).split('|')
    await expect(canvas.getByText((text) => text.startsWith(ended ?? '-'))).toBeVisible()
    await expect(canvas.queryByText(t('tournament:gamesNote'))).toBeNull()
  },
}

const LONG = 'Longwordwithoutanybreak'.repeat(8)

/** One word of the platform as long as a title may be. */
export const LongWords: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: noPicture('It shows that nothing is wider than the page'),
  ...showing(false, {
    title: LONG,
    description: LONG,
    prizeDescription: LONG,
    rules: LONG,
    victoryType: LONG,
    prizes: [{ position: 1, gifts: [LONG] }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(LONG).length).toBeGreaterThan(3)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** For a guest: it begins, its board opens, and it ends, without a reload. */
export const Changes: Story = {
  parameters: noPicture('Time passes in it'),
  ...showing(false, {
    status: 'future',
    startAt: STORY_NOW + DAY,
    endAt: STORY_NOW + 2 * DAY,
    leaders: [],
    image: null,
    description: '',
    rules: '',
  }),
  play: async ({ canvas, t, site }) => {
    const at = (days: number) => site.clock.sync(new Date(STORY_NOW + days * DAY + 60_000).toUTCString(), 0)
    await expect(canvas.queryByRole('heading', { name: t('tournament:leaders') })).toBeNull()
    // For a guest the currency of the bet limits is unknown.
    await expect(canvas.getByText(t('tournament-contest:betsInOwnCurrency'))).toBeVisible()
    await expect(canvas.getByText(t('tournament:gamesNote'))).toBeVisible()
    at(1)
    await waitFor(() => expect(canvas.getByText(t('tournament:noLeaders'))).toBeVisible())
    site
      .visitorPart(createTournaments)
      .tournament(SLUG)
      .change((known) => ({ ...known, leaders: aBoard(3) }))
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
    at(2)
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('tournament:results') })).toBeVisible())
  },
}
