import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Site } from '@croupier/domain'
import { expect, waitFor } from 'storybook/test'
import { editorialOf } from '../../../testing/story-data/editorial.ts'
import { producers, someGames } from '../../../testing/story-data/games.ts'
import { textsOf } from '../../../testing/story-settings.tsx'
import { StoryFrame, storySite } from '../../../testing/story-site.tsx'
import { Page } from './producer-page.tsx'

const meta = {
  title: 'Web/Studio',
  component: Page,
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => (
    <StoryFrame site={loaded['site'] as Site} path="/producers/nordlicht" route="/producers/:slug">
      <Page />
    </StoryFrame>
  ),
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  tags: ['visual:brands'],
  loaders: [
    ({ globals }) => {
      const site = storySite()
      const { categories } = editorialOf(textsOf(globals).locale)
      site.games.categories.set(categories)
      site.games.producers.set(producers)
      site.games.list({ producer: 'nordlicht' }).restore({ items: someGames(18), total: 18, isLoaded: true, pages: 1 })
      return { site }
    },
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Nordlicht' })).toBeVisible())
  },
}
export const Loading: Story = { loaders: [() => ({ site: storySite() })] }
