import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { editorialOf } from '#testing/story-data/editorial.ts'
import { producers, someGames } from '#testing/story-data/games.ts'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import { Page } from './producer-page.tsx'

const meta = {
  title: 'Web/Studio',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed({ path: '/producers/nordlicht', route: '/producers/:slug' })],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  tags: ['axe:brands'],
  ...onSite(
    {},
    {
      prepare: ({ games }, { t }) => {
        games.categories.set(editorialOf(t.locale).categories)
        games.producers.set(producers)
        games.list({ producer: 'nordlicht' }).restore({ items: someGames(18), total: 18, isLoaded: true, pages: 1 })
      },
    },
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Nordlicht' })).toBeVisible())
  },
}
export const Loading: Story = onSite()
