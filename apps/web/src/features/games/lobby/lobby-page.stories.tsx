import type { BrandManifest } from '@croupier/brands'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Site } from '@croupier/domain'
import { noPicture } from '../../../../../../.storybook/no-picture.ts'
import { hasFeature } from '../../../shared/site/brand.ts'
import { editorialOf } from '../../../testing/story-data/editorial.ts'
import { producers, someGames, someWinners } from '../../../testing/story-data/games.ts'
import { aPlayer } from '../../../testing/story-data/player.ts'
import { settingsOf } from '../../../testing/story-settings.tsx'
import { StoryFrame, storySite, type StorySiteOptions } from '../../../testing/story-site.tsx'
import { Page } from './lobby-page.tsx'

const meta = {
  title: 'Web/Lobby',
  component: Page,
  parameters: { layout: 'fullscreen' },
  render: (_, { site }) => (
    <StoryFrame site={site}>
      <Page />
    </StoryFrame>
  ),
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

type Globals = Readonly<Record<string, unknown>>

function filled(globals: Globals, options: StorySiteOptions = {}): Site {
  const { brand, t } = settingsOf(globals)
  const { banners, categories } = editorialOf(t.locale)
  const site = storySite(options)
  site.banners.startPage.set(banners)
  site.games.categories.set(categories)
  site.games.producers.set(producers)
  site.winners.feed.set(someWinners(brand.defaultCurrency))
  for (const { slug } of categories) site.games.row(slug).set({ games: someGames(12), total: 120 })
  return site
}

/** The chosen brand's lobby with other feature switches. */
function lobbyOfBrand(site: Site, globals: Globals, features: BrandManifest['features']) {
  return (
    <StoryFrame site={site} brand={{ ...settingsOf(globals).brand, features }}>
      <Page />
    </StoryFrame>
  )
}

export const Ready: Story = {
  tags: ['visual:brands'],
  loaders: [({ globals }) => ({ site: filled(globals) })],
  play: async ({ canvas, brand, t }) => {
    const [slots] = editorialOf(t.locale).categories
    await expect(canvas.getByRole('region', { name: t('lobby:banners') })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: `${t('lobby:all', { number: 120 })} : ${slots?.name}` }),
    ).toHaveAttribute('href', '/games/slots')
    const winners = canvas.queryAllByRole('heading', { name: t('lobby:winners') })
    await expect(winners).toHaveLength(hasFeature(brand, 'winners') ? 1 : 0)
  },
}

/** The operator's current note stands at the end. */
export const WithACurrentBlock: Story = {
  loaders: [
    ({ globals }) => {
      const site = filled(globals)
      site.content.block.set({ title: 'How much is left to wager?', text: 'Every bet counts.', url: '/games/slots' })
      return { site }
    },
  ],
  play: async ({ canvas }) => {
    const block = canvas.getByRole('region', { name: 'How much is left to wager?' })
    await expect(block).toHaveTextContent('Every bet counts.')
    await expect(block.querySelector('a')).toHaveAttribute('href', '/games/slots')
  },
}

/** A brand without winners keeps everything else. */
export const WithoutWinners: Story = {
  loaders: [({ globals }) => ({ site: filled(globals) })],
  render: (_, { globals, site }) => lobbyOfBrand(site, globals, { winners: false }),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('heading', { name: t('lobby:studios') })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: t('lobby:winners') })).toBeNull()
  },
}

/** A player's lobby begins with recently played games. */
export const OfAPlayer: Story = {
  tags: ['visual:brands'],
  loaders: [
    ({ globals }) => {
      const player = aPlayer(settingsOf(globals).brand.defaultCurrency)
      return { site: filled(globals, { player: { ...player, recent: someGames(5) } }) }
    },
  ],
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('heading', { name: t('lobby:recent') })).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['visual:brands'],
  loaders: [() => ({ site: storySite() })],
}

/** Each part shows its own failure; the others stay. */
export const PartsFailed: Story = {
  tags: ['visual:brands'],
  loaders: [
    async ({ t }) => {
      const site = storySite({ platform: 'down' })
      site.games.categories.set(editorialOf(t.locale).categories)
      site.games.row('slots').set({ games: someGames(12), total: 120 })
      const parts = [
        site.banners.startPage,
        site.games.producers,
        site.winners.feed,
        site.games.row('top'),
        site.games.row('live'),
      ]
      await Promise.allSettled(parts.map((part) => part.load()))
      return { site }
    },
  ],
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('lobby:bannersFailed'))).toBeVisible()
    await expect(canvas.getByRole('heading', { name: String(editorialOf(t.locale).categories[0]?.name) })).toBeVisible()
    const [retry] = canvas.getAllByRole('button', { name: t('errors:retry') })
    await userEvent.click(retry!)
    await waitFor(() => expect(canvas.getByText(t('lobby:bannersFailed'))).toBeVisible())
  },
}

export const NothingToShow: Story = {
  loaders: [
    ({ t }) => {
      const site = storySite()
      const { categories } = editorialOf(t.locale)
      site.banners.startPage.set([])
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

const ODD_AMOUNT = '1,234.50 zz'

/** An amount in an unknown currency shows as it came; a win that makes no sense is left out. */
export const OddWinners: Story = {
  parameters: { ...noPicture('Winners are on the other pictures'), platformSays: [ODD_AMOUNT] },
  loaders: [
    async ({ globals }) => {
      const win = { id: 1, nick: 'player1', game: someGames(1)[0], at: '2026-01-01T00:00:00Z' }
      const data = [
        { ...win, amount: 123_450, currency: 'zz' },
        { ...win, id: 2, nick: 'player2', amount: 'much' },
        null,
      ]
      const site = filled(globals, { locale: 'en', platform: { '/api/winners': { body: { data } } } })
      site.winners.feed.set([])
      await site.winners.feed.reload()
      return { site }
    },
  ],
  render: (_, { globals, site }) => lobbyOfBrand(site, globals, { winners: true }),
  play: async ({ canvas, t }) => {
    const list = within(canvas.getByRole('region', { name: t('lobby:winners') })).getByRole('list')
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    await expect(list).toHaveTextContent(/zz/)
    await expect(canvas.getByRole('heading', { name: t('lobby:studios') })).toBeVisible()
  },
}

export const NewWin: Story = {
  loaders: [({ globals }) => ({ site: filled(globals) })],
  render: (_, { globals, site }) => lobbyOfBrand(site, globals, { winners: true }),
  play: async ({ canvas, globals, site }) => {
    const { winners } = site
    const known = someWinners(settingsOf(globals).brand.defaultCurrency)
    winners.feed.set([{ ...known[0]!, id: 'new', nick: 'lucky one' }, ...known])
    await expect(await canvas.findByText(/lucky one/)).toBeInTheDocument()
  },
}
