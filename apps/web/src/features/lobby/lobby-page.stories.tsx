import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import {
  categories,
  producers,
  someBanners,
  someGames,
  someWinners,
  StoryFrame,
  storySite,
  type StorySite,
} from '../../shared/story-site.tsx'
import { Page } from './lobby-page.tsx'

const meta = {
  title: 'Web/Lobby',
  component: Page,
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => (
    <StoryFrame site={loaded['site'] as StorySite}>
      <Page />
    </StoryFrame>
  ),
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

function filled(): StorySite {
  const site = storySite()
  site.banners.banners('startPage').set(someBanners)
  site.games.categories.set(categories)
  site.games.producers.set(producers)
  site.winners.feed.set(someWinners)
  for (const { slug } of categories) site.games.row(slug).set({ games: someGames(12), total: 120 })
  return site
}

export const Ready: Story = {
  loaders: [() => ({ site: filled() })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Offers' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All 120 : Slots' })).toHaveAttribute('href', '/games/slots')
    await expect(canvas.getByRole('heading', { name: 'Winning now' })).toBeVisible()
  },
}

export const Loading: Story = { loaders: [() => ({ site: storySite() })] }

/** Each part says in its place what failed; the rest goes on. */
export const PartsFailed: Story = {
  loaders: [
    async () => {
      const site = storySite('down')
      site.games.categories.set(categories)
      site.games.row('slots').set({ games: someGames(12), total: 120 })
      const parts = [
        site.banners.banners('startPage'),
        site.games.producers,
        site.winners.feed,
        site.games.row('top'),
        site.games.row('live'),
      ]
      await Promise.allSettled(parts.map((part) => part.load()))
      return { site }
    },
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The offers did not load.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Slots' })).toBeVisible()
    const [retry] = canvas.getAllByRole('button', { name: 'Try again' })
    await userEvent.click(retry!)
    await expect(await canvas.findByText('The offers did not load.')).toBeVisible()
  },
}

/** What has nothing to show is not there. */
export const NothingToShow: Story = {
  loaders: [
    () => {
      const site = storySite()
      site.banners.banners('startPage').set([])
      site.games.categories.set(categories)
      site.games.producers.set([])
      site.winners.feed.set([])
      for (const { slug } of categories) site.games.row(slug).set({ games: [], total: 0 })
      return { site }
    },
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}

/** A new win joins at the front. */
export const NewWin: Story = {
  loaders: [() => ({ site: filled() })],
  play: async ({ canvas, loaded }) => {
    const { winners } = loaded['site'] as StorySite
    winners.feed.set([{ ...someWinners[0]!, id: 'new', nick: 'lucky one' }, ...someWinners])
    await expect(await canvas.findByText(/lucky one/)).toBeInTheDocument()
  },
}
