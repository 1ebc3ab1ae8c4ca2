import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Site } from '@croupier/domain'
import { expect } from 'storybook/test'
import { editorialOf } from '../../../testing/story-data/editorial.ts'
import { aGame, someGames } from '../../../testing/story-data/games.ts'
import { aPlayer } from '../../../testing/story-data/player.ts'
import { settingsOf, textsOf } from '../../../testing/story-settings.tsx'
import { framed } from '../../../testing/framed.tsx'
import { onSite } from '../../../testing/story-context.ts'
import { storySite, type StorySiteOptions } from '../../../testing/story-site.tsx'
import { Page } from './game-page.tsx'

const GAME = aGame(0)

const meta = {
  title: 'Web/Game page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed({ path: `/play/${GAME.slug}`, route: '/play/:name' })],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

function known(globals: Readonly<Record<string, unknown>>, options: StorySiteOptions = {}): { site: Site } {
  const site = storySite(options)
  site.games.game(GAME.slug).set(editorialOf(textsOf(globals).locale).gameDetails())
  site.games
    .list({ producer: GAME.producer?.slug })
    .restore({ items: someGames(12), total: 12, isLoaded: true, pages: 1 })
  return { site }
}

export const OfAGuest: Story = {
  tags: ['visual:brands'],
  loaders: [({ globals }) => known(globals)],
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('link', { name: t('game:joinToPlay') })).toBeVisible()
  },
}
export const OfAPlayer: Story = {
  tags: ['visual:brands'],
  loaders: [({ globals }) => known(globals, { player: aPlayer(settingsOf(globals).brand.defaultCurrency) })],
}
export const Loading: Story = onSite()
