/**
 * @promise Lobby, games and search: studios, played recently, parts and lists that did not load
 * @proof here (Failed, FailedAfterTheLobby), lobby-page.stories
 * @journey games/lists
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { LIST_PAGE_SIZE } from '@croupier/domain/games'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Site } from '@croupier/domain'
import { noPicture } from '@croupier/story-kit'
import { editorialOf } from '#testing/story-data/editorial.ts'
import { producers, someGames } from '#testing/story-data/games.ts'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import type { StorySiteOptions } from '#testing/story-site.tsx'
import type { Translate } from '#shared/texts/translate.ts'
import { Page } from './category-page.tsx'

const meta = {
  title: 'Web/List of games',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed({ path: '/games/slots', route: '/games/:slug' })],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const categoriesIn = (t: Translate) => editorialOf(t.locale).categories
const nameOfSlots = (t: Translate) => String(categoriesIn(t)[0]?.name)

/** The platform answers nothing until `prepare` has set what is known. */
const onList = (
  prepare: (games: Site['games']) => void = () => undefined,
  platform: NonNullable<StorySiteOptions['platform']> = 'waits',
) =>
  onSite(
    { platform },
    {
      prepare: ({ games }, { t }) => {
        games.categories.set(categoriesIn(t))
        prepare(games)
      },
    },
  )

const listOf = (count: number, total: number, platform?: 'down') =>
  onList((games) => {
    const isLoaded = count >= total
    games.producers.set(producers)
    games
      .list({ category: 'slots' })
      .restore({ items: someGames(count), total, isLoaded, pages: Math.ceil(count / LIST_PAGE_SIZE) })
  }, platform)

const rowIsKnown = (games: Site['games']) => games.row('slots').set({ games: someGames(12), total: 120 })

export const Whole: Story = {
  tags: ['visual:brands'],
  ...listOf(24, 24),
  play: async ({ canvas, t }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: nameOfSlots(t) })).toBeVisible())
    await expect(canvas.getByText(t('games:shown', { shown: 24, total: 24 }))).toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: t('games:more') })).toBeNull()
  },
}

export const Loading: Story = {
  tags: ['axe:brands'],
  ...onList(),
}

/** The lobby's row is already known and shows at once. */
export const KnownFromTheLobby: Story = {
  ...onList(rowIsKnown),
}

export const NextPageFailed: Story = {
  parameters: noPicture('The failure is below the window'),
  ...listOf(24, 120, 'down'),
  play: async ({ canvas, t, site }) => {
    await site.games
      .list({ category: 'slots' })
      .loadNext()
      .catch(() => undefined)
    await expect(await canvas.findByText(t('games:moreFailed'))).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: t('errors:retry') })).toBeInTheDocument()
    await expect(canvas.getAllByRole('link', { name: /Nordlicht/ })).toHaveLength(24)
  },
}

export const Failed: Story = {
  ...onList(undefined, { '/json-api/v2/games': { status: 503 } }),
  play: async ({ canvas, t, platform }) => {
    await expect(await canvas.findByText(t('lobby:rowFailed'))).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: nameOfSlots(t) })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    const requests = () => platform.requestsTo('/json-api/v2/games').length
    await waitFor(() => expect(requests()).toBe(2))
    await expect(await canvas.findByText(t('lobby:rowFailed'))).toBeVisible()
  },
}

/** The games of the lobby's row stay. */
export const FailedAfterTheLobby: Story = {
  ...onList(rowIsKnown, 'down'),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('lobby:rowFailed'))).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /Nordlicht/ })).toHaveLength(12)
  },
}

export const Empty: Story = {
  tags: ['axe:brands'],
  ...onList((games) => games.list({ category: 'slots' }).restore({ items: [], total: 0, isLoaded: true, pages: 1 })),
  play: async ({ canvas, t }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('games:empty') })).toBeVisible())
  },
}

/** A long list keeps only a few dozen cards in the document, and the space of the others. */
export const Thousands: Story = {
  ...listOf(4992, 5000),
  play: async ({ canvasElement, t }) => {
    const list = canvasElement.querySelector(`ul[aria-label="${nameOfSlots(t)}"]`)!
    const height = list.getBoundingClientRect().height
    window.scrollTo(0, height / 2)
    await waitFor(() => expect(list.querySelector('[aria-posinset="2497"]')).not.toBeNull())
    await expect(document.querySelectorAll('*').length).toBeLessThan(1500)
    await expect(Math.abs(list.getBoundingClientRect().height - height)).toBeLessThan(2)
    window.scrollTo(0, 0)
  },
}

export const ChoosingAStudio: Story = {
  ...listOf(24, 24),
  play: async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('game-lists:chooseStudio') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('game-lists:studiosTitle') }))
    await waitFor(() => expect(dialog.getByRole('heading', { name: t('game-lists:topStudios') })).toBeVisible())
    const field = dialog.getByRole('searchbox', { name: t('game-lists:findStudio') })
    await userEvent.type(field, 'NOR')
    await waitFor(() =>
      expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual(['Nordlicht', 'North Star']),
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'zzz')
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: t('game-lists:noStudio', { query: 'zzz' }) })).toBeVisible(),
    )
  },
}
