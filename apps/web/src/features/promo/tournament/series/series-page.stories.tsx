import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTournaments, type Series } from '@croupier/domain/tournaments'
import { wireTournament } from '@croupier/platform-fixtures'
import { expect, userEvent, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { aBoard, aSeries, aTournament, withOwnPlace } from '#testing/story-data/tournament.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { Page } from './series-page.tsx'

const DAY = 86_400_000
const SLUG = 'northern-league'

const meta = {
  title: 'Web/Series of tournaments',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    // Units of time are Intl's.
    platformSays: [aSeries('en'), aTournament('en'), 'Stage', 'day', 'days', 'hr', 'min', 'sec'],
  },
  decorators: [framed({ path: `/tournaments/series/${SLUG}`, route: '/tournaments/series/:slug' })],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

interface Shown {
  readonly changes?: Partial<Series>
  readonly isPlayer?: boolean
  readonly hasTournaments?: boolean
}

const showing = ({ changes = {}, isPlayer = false, hasTournaments = true }: Shown) =>
  asPlayer('down', {
    isGuest: !isPlayer,
    prepare: (site, { t: { locale } }) => {
      const tournaments = site.visitorPart(createTournaments)
      tournaments.series(SLUG).set(aSeries(locale, { id: '7', ...changes }))
      if (!hasTournaments) return
      const stage = (number: number, part: Parameters<typeof aTournament>[1]) =>
        aTournament(locale, {
          id: String(number),
          slug: `stage-${number}`,
          title: `Stage ${number}`,
          seriesId: '7',
          ...part,
        })
      tournaments
        .ofSeries('7')
        .set([
          stage(1, { status: 'past', startAt: STORY_NOW - 9 * DAY, endAt: STORY_NOW - 5 * DAY }),
          stage(2, { isMember: isPlayer, isChosen: isPlayer, isSeriesLeader: isPlayer }),
          stage(3, { status: 'future', startAt: STORY_NOW + 3 * DAY, endAt: STORY_NOW + 6 * DAY, isMember: isPlayer }),
        ])
    },
  })

/** A player among its leaders: the board with the own place, the tournaments with their marks, prizes and rules. */
export const Running: Story = {
  tags: ['visual:brands'],
  ...showing({ isPlayer: true, changes: { leaders: withOwnPlace(aBoard(12), 4, 'Anna') } }),
  play: async ({ canvas, t }) => {
    const board = await canvas.findByRole('region', { name: t('tournament-series:leaders') })
    await expect(within(board).getAllByText('nordwind').length).toBeGreaterThan(0)
    await expect(within(board).getByText(t('tournament-board:yourPlace'))).toBeVisible()
    const stages = within(canvas.getByRole('region', { name: t('tournament-series:tournaments') }))
    await expect(stages.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Stage 2',
      'Stage 3',
      'Stage 1',
    ])
    await expect(stages.getByText(t('tournaments:chosen'))).toBeVisible()
    await expect(stages.getByText(t('tournaments:member'))).toBeVisible()
    await expect(stages.getByRole('button', { name: t('tournaments:leader') })).toBeVisible()
    const prizes = within(canvas.getByRole('region', { name: t('tournament-contest:prizes') }))
    await expect(prizes.getAllByRole('listitem')).toHaveLength(5)
    const rules = canvas.getByRole('region', { name: t('tournament-contest:rules') })
    await expect(rules).toHaveTextContent(t('tournaments:bets'))
  },
}

/** Over: no timer, the podium and the results stay. */
export const Past: Story = {
  ...showing({
    changes: {
      status: 'past',
      startAt: STORY_NOW - 20 * DAY,
      endAt: STORY_NOW - 2 * DAY,
      betLimits: { min: 0, max: null, currency: null },
      mechanic: 'best-multiplier',
      description: '',
    },
  }),
  play: async ({ canvas, t }) => {
    const results = await canvas.findByRole('region', { name: t('tournament-series:results') })
    await expect(within(results).getByRole('list', { name: t('tournament-series:podium') })).toBeVisible()
    await expect(canvas.getByText(t('tournament-contest:anyBet'))).toBeVisible()
    const hero = canvas.getByRole('heading', { level: 1 }).closest('header') as HTMLElement
    await expect(within(hero).queryByRole('timer')).toBeNull()
  },
}

/** Nobody has points yet, and the tournaments fail alone. */
export const BeforeTheStart: Story = {
  parameters: noPicture('its parts are on pictures of other stories'),
  ...showing({
    hasTournaments: false,
    changes: {
      status: 'future',
      startAt: STORY_NOW + DAY,
      endAt: STORY_NOW + 9 * DAY,
      leaders: [],
      image: null,
      prizes: [],
      prizeDescription: '',
    },
  }),
  play: async ({ canvas, t, platform }) => {
    await expect(await canvas.findByText(t('tournament-series:noLeaders'))).toBeVisible()
    await expect(canvas.getByRole('timer', { name: t('promotions:startsIn') })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: t('tournament-contest:prizes') })).toBeNull()
    await expect(await canvas.findByText(t('tournament-series:tournamentsFailed'))).toBeVisible()
    platform.reply('/json-api/v2/tournaments', {
      body: { data: [wireTournament(1, { title: 'Stage 1' })] },
    })
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await expect(await canvas.findByText('Stage 1')).toBeVisible()
  },
}
