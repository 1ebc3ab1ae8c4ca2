import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Site } from '@croupier/domain'
import { expect } from 'storybook/test'
import { editorialOf } from '../../../testing/story-data/editorial.ts'
import { textsOf } from '../../../testing/story-settings.tsx'
import { StoryFrame, storySite } from '../../../testing/story-site.tsx'
import { Page } from './static-page.tsx'

const meta = {
  title: 'Web/Page of text',
  component: Page,
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => (
    <StoryFrame site={loaded['site'] as Site} path="/rules" route="/:slug">
      <Page />
    </StoryFrame>
  ),
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Rules: Story = {
  tags: ['visual:brands'],
  loaders: [
    ({ globals }) => {
      const site = storySite()
      const { staticPages, gameDetails } = editorialOf(textsOf(globals).locale)
      const text = gameDetails().description
      site.content.staticPages.set(staticPages)
      site.content
        .page('rules')
        .set({ ...staticPages[0]!, html: `<p>${text}</p><h2>1</h2><ul><li>${text}</li><li>${text}</li></ul>` })
      return { site }
    },
  ],
  play: async ({ canvas, globals }) => {
    const [rules] = editorialOf(textsOf(globals).locale).staticPages
    await expect(canvas.getByRole('heading', { level: 1, name: String(rules?.title) })).toBeVisible()
  },
}
export const Loading: Story = { loaders: [() => ({ site: storySite() })] }
