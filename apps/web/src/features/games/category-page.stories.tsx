import type { Meta, StoryObj } from '@storybook/react-vite'
import { LIST_PAGE_SIZE } from '@croupier/domain/games'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { categories, producers, someGames, StoryFrame, storySite, type StorySite } from '../../shared/story-site.tsx'
import { Page } from './category-page.tsx'

const meta = {
  title: 'Web/List of games',
  component: Page,
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => (
    <StoryFrame site={loaded['site'] as StorySite} path="/games/slots" route="/games/:slug">
      <Page />
    </StoryFrame>
  ),
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

function listOf(count: number, total: number, answer: 'waits' | 'down' = 'waits'): StorySite {
  const site = storySite(answer)
  site.games.categories.set(categories)
  site.games.producers.set(producers)
  site.games
    .list({ category: 'slots' })
    .restore({ items: someGames(count), total, isLoaded: count >= total, pages: Math.ceil(count / LIST_PAGE_SIZE) })
  return site
}

export const Whole: Story = {
  loaders: [() => ({ site: listOf(24, 24) })],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible())
    await expect(canvas.getByText('Shown 24 of 24')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Show more games' })).toBeNull()
  },
}

export const Loading: Story = {
  loaders: [
    () => {
      const site = storySite()
      site.games.categories.set(categories)
      return { site }
    },
  ],
}

/** On the way from the lobby: its row is already known and stands there at once. */
export const KnownFromTheLobby: Story = {
  loaders: [
    () => {
      const site = storySite()
      site.games.categories.set(categories)
      site.games.row('slots').set({ games: someGames(12), total: 120 })
      return { site }
    },
  ],
}

export const NextPageFailed: Story = {
  loaders: [() => ({ site: listOf(24, 120, 'down') })],
  play: async ({ canvas, loaded }) => {
    await (loaded['site'] as StorySite).games
      .list({ category: 'slots' })
      .loadNext()
      .catch(() => undefined)
    await expect(await canvas.findByText('The next games did not load. What you see stays.')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    await expect(canvas.getAllByRole('link', { name: /Nordlicht/ })).toHaveLength(24)
  },
}

export const Empty: Story = {
  loaders: [
    () => {
      const site = storySite()
      site.games.categories.set(categories)
      site.games.list({ category: 'slots' }).restore({ items: [], total: 0, isLoaded: true, pages: 1 })
      return { site }
    },
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No games here yet' })).toBeVisible())
  },
}

/** Of a list of thousands a few dozen cards are in the document, and the place of the others is kept. */
export const Thousands: Story = {
  loaders: [() => ({ site: listOf(4992, 5000) })],
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('ul[aria-label="Slots"]')!
    const height = list.getBoundingClientRect().height
    window.scrollTo(0, height / 2)
    await waitFor(() => expect(list.querySelector('[aria-posinset="2497"]')).not.toBeNull())
    await expect(document.querySelectorAll('*').length).toBeLessThan(1500)
    await expect(Math.abs(list.getBoundingClientRect().height - height)).toBeLessThan(2)
    window.scrollTo(0, 0)
  },
}

export const ChoosingAStudio: Story = {
  loaders: [() => ({ site: listOf(24, 24) })],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a studio' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Game studios' }))
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Most played' })).toBeVisible())
    const field = dialog.getByRole('searchbox', { name: 'Find a studio' })
    await userEvent.type(field, 'NOR')
    await waitFor(() =>
      expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual(['Nordlicht', 'North Star']),
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'zzz')
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'No studio starts with “zzz”' })).toBeVisible())
  },
}
