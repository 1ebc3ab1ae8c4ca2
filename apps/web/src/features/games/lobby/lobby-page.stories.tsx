import type { BrandManifest } from '@croupier/brands'
import type { AnswerTable } from '@croupier/platform-fixtures'
import type { StoryContext } from 'storybook/internal/csf'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Site } from '@croupier/domain'
import { noPicture } from '@croupier/story-kit'
import { hasFeature } from '#shared/site/brand.ts'
import { editorialOf } from '#testing/story-data/editorial.ts'
import { producers, someGames, someWinners } from '#testing/story-data/games.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer, onSite } from '#testing/story-context.ts'
import { Page } from './lobby-page.tsx'

const meta = {
  title: 'Web/Lobby',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed(({ parameters, brand }) => ({ brand: { ...brand, ...(parameters['brand'] as object) } }))],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

type Prepare = (site: Site) => unknown

function fill({ banners, games, winners }: Site, { brand, t }: Pick<StoryContext, 'brand' | 't'>): void {
  const editorial = editorialOf(t.locale)
  banners.startPage.set(editorial.banners)
  games.categories.set(editorial.categories)
  games.producers.set(producers)
  winners.feed.set(someWinners(brand.defaultCurrency))
  for (const { slug } of editorial.categories) games.row(slug).set({ games: someGames(12), total: 120 })
}

const filled = (prepare?: Prepare, platform: AnswerTable | 'waits' = 'waits') =>
  onSite(
    { platform, locale: 'en' },
    {
      prepare: async (site, context) => {
        fill(site, context)
        await prepare?.(site)
      },
    },
  )

/** The chosen brand with other feature switches. */
const withFeatures = (features: BrandManifest['features']) => ({ brand: { features } })

export const Ready: Story = {
  tags: ['visual:brands'],
  ...filled(),
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

/** The operator's current note is at the end. */
export const WithACurrentBlock: Story = {
  parameters: noPicture('It begins as Ready does: the block is below the window'),
  ...filled(({ content }) =>
    content.block.set({ title: 'How much is left to wager?', text: 'Every bet counts.', url: '/games/slots' }),
  ),
  play: async ({ canvas }) => {
    const block = canvas.getByRole('region', { name: 'How much is left to wager?' })
    await expect(block).toHaveTextContent('Every bet counts.')
    await expect(block.querySelector('a')).toHaveAttribute('href', '/games/slots')
  },
}

/** A brand without winners keeps everything else. */
export const WithoutWinners: Story = {
  ...filled(),
  parameters: withFeatures({ winners: false }),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('heading', { name: t('lobby:studios') })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: t('lobby:winners') })).toBeNull()
  },
}

/** The chosen brand with another hero. Its styles are part of a brand's stylesheet. */
const withHero = (hero: string) => ({ ...noPicture('styles of the brand that chooses it'), brand: { shape: { hero } } })

export const OneBanner: Story = {
  ...filled(),
  parameters: withHero('single'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-slot="banner"]')).toHaveLength(1))
  },
}

export const NoBanners: Story = {
  ...filled(),
  parameters: withHero('none'),
  play: async ({ canvas, canvasElement, t }) => {
    await expect(await canvas.findByRole('navigation', { name: t('lobby:quickCategories') })).toBeVisible()
    await expect(canvasElement.querySelector('[data-slot="carousel"]')).toBeNull()
  },
}

/** A player's lobby begins with recently played games. */
export const OfAPlayer: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  ...asPlayer('waits', { change: (player) => ({ ...player, recent: someGames(5) }), prepare: fill }),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('heading', { name: t('lobby:recent') })).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['axe:brands'],
  ...onSite(),
}

/** Each part shows its own failure; the others stay. */
export const PartsFailed: Story = {
  tags: ['axe:brands'],
  ...onSite(
    { platform: 'down' },
    {
      prepare: async ({ banners, games, winners }, { t }) => {
        games.categories.set(editorialOf(t.locale).categories)
        games.row('slots').set({ games: someGames(12), total: 120 })
        const parts = [banners.startPage, games.producers, winners.feed, games.row('top'), games.row('live')]
        await Promise.allSettled(parts.map((part) => part.load()))
      },
    },
  ),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('lobby:bannersFailed'))).toBeVisible()
    await expect(canvas.getByRole('heading', { name: String(editorialOf(t.locale).categories[0]?.name) })).toBeVisible()
    const [retry] = canvas.getAllByRole('button', { name: t('errors:retry') })
    await userEvent.click(retry!)
    await waitFor(() => expect(canvas.getByText(t('lobby:bannersFailed'))).toBeVisible())
  },
}

export const NothingToShow: Story = {
  ...filled(({ banners, games, winners }) => {
    banners.startPage.set([])
    games.producers.set([])
    winners.feed.set([])
    for (const { slug } of games.categories.value ?? []) games.row(slug).set({ games: [], total: 0 })
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}

const ODD_AMOUNT = '1,234.50 zz'
const win = { id: 1, nick: 'player1', game: someGames(1)[0], at: '2026-01-01T00:00:00Z' }
const oddWins = [{ ...win, amount: 123_450, currency: 'zz' }, { ...win, id: 2, nick: 'player2', amount: 'much' }, null]

/** An amount in an unknown currency shows as it came; a win that makes no sense is left out. */
export const OddWinners: Story = {
  parameters: {
    ...noPicture('Winners are on the other pictures'),
    ...withFeatures({ winners: true }),
    platformSays: [ODD_AMOUNT],
  },
  ...filled(
    async ({ winners }) => {
      winners.feed.set([])
      await winners.feed.reload()
    },
    { '/api/winners': { body: { data: oddWins } } },
  ),
  play: async ({ canvas, t }) => {
    const list = within(canvas.getByRole('region', { name: t('lobby:winners') })).getByRole('list')
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    await expect(list).toHaveTextContent(/zz/)
    await expect(canvas.getByRole('heading', { name: t('lobby:studios') })).toBeVisible()
  },
}

export const NewWin: Story = {
  ...filled(),
  parameters: withFeatures({ winners: true }),
  play: async ({ canvas, currency, site: { winners } }) => {
    const known = someWinners(currency)
    winners.feed.set([{ ...known[0]!, id: 'new', nick: 'lucky one' }, ...known])
    await expect(await canvas.findByText(/lucky one/)).toBeInTheDocument()
  },
}
