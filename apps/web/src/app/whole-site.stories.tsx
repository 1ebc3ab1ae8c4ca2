import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Site } from '@croupier/domain'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Page as LobbyPage } from '../features/lobby/lobby-page.tsx'
import { aPlayer, editorialOf, producers, serverData, someGames, someWinners } from '../shared/story-data.ts'
import { settingsOf, textsOf } from '../shared/story-settings.tsx'
import { StoryFrame, storySite, type StorySiteOptions } from '../shared/story-site.tsx'
import { RootLayout } from './root-layout.tsx'

/** The lobby with all that stands around every page. */
const meta = {
  title: 'Web/Whole site',
  component: RootLayout,
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => (
    <StoryFrame site={loaded['site'] as Site} layout={<RootLayout />}>
      <LobbyPage />
    </StoryFrame>
  ),
} satisfies Meta<typeof RootLayout>
export default meta
type Story = StoryObj<typeof meta>
type Globals = Readonly<Record<string, unknown>>

function filled(globals: Globals, options: StorySiteOptions = {}): { site: Site } {
  const { brand, t } = settingsOf(globals)
  const { banners, categories, staticPages } = editorialOf(t.locale)
  const site = storySite({ ...options, locale: t.locale })
  site.content.serverData.set(serverData)
  site.content.staticPages.set(staticPages)
  site.banners.banners('startPage').set(banners)
  site.games.categories.set(categories)
  site.games.producers.set(producers)
  site.winners.feed.set(someWinners(brand.defaultCurrency))
  for (const { slug } of categories) site.games.row(slug).set({ games: someGames(12), total: 120 })
  return { site }
}

const ofAPlayer = (globals: Globals) =>
  filled(globals, { player: { ...aPlayer(settingsOf(globals).brand.defaultCurrency), recent: someGames(5) } })

export const Guest: Story = {
  loaders: [({ globals }) => filled(globals)],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: textsOf(globals)('layout.join') })).toBeVisible()
  },
}

export const Player: Story = {
  loaders: [({ globals }) => ofAPlayer(globals)],
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('header-balance')).toHaveAttribute('data-amount', '1248050')
  },
}

/** The panel with all balances and the way out. */
export const AccountPanel: Story = {
  loaders: [({ globals }) => ofAPlayer(globals)],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals)
    const name = t('layout.account', { name: 'Anna' })
    await userEvent.click(canvas.getByRole('button', { name: (text) => text.startsWith(name) }))
    await waitFor(() => expect(canvas.getByText(t('layout.leftToWager'))).toBeVisible())
  },
}

/** The phone's menu. */
export const Menu: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  loaders: [({ globals }) => filled(globals)],
  play: async ({ canvasElement, canvas, globals }) => {
    canvasElement.querySelector<HTMLElement>('#menu-sheet')?.showPopover()
    await waitFor(() => expect(canvas.getByText(textsOf(globals)('layout.menu'), { selector: 'p' })).toBeVisible())
  },
}

/** Nothing has come yet: every part keeps its place. */
export const Loading: Story = { loaders: [() => ({ site: storySite() })] }
