import type { Site } from '@croupier/domain'
import { type Favourites, GAME_BADGES } from '@croupier/domain/games'
import { noPicture } from '@croupier/story-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { OwnGames } from '#shared/games/own-games/own-games.ts'
import { expectLink } from '#testing/expect-link.ts'
import { editorialOf } from '#testing/story-data/editorial.ts'
import { aGame, producers } from '#testing/story-data/games.ts'
import { onSite } from '#testing/story-context.ts'
import { framed } from '#testing/framed.tsx'
import { Page } from '../category-page.tsx'

interface Args {
  readonly search: string
  readonly own?: OwnGames
}

const meta = {
  title: 'Web/Narrowed games',
  parameters: { layout: 'fullscreen' },
  decorators: [
    framed(({ args }) => {
      const { search, own } = args as Args
      return { path: `/games${search}`, route: '/games', ...(own && { own }) }
    }),
  ],
  render: () => <Page />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

/** A catalogue of sixty games: a third from each of three producers, every second with a badge. */
const data = Array.from({ length: 60 }, (_, index) => {
  const { slug, name } = producers[index % 3] ?? { slug: '', name: '' }
  const { tallPreview, isDisabled, ...game } = aGame(index)
  return {
    ...game,
    tall_preview: tallPreview,
    disabled: isDisabled,
    badges: GAME_BADGES.filter((_badge, at) => index % 2 === 0 && at === (index / 2) % GAME_BADGES.length),
    has_demo_mode: index % 4 !== 0,
    producer: { slug, name },
  }
})
const catalogue = (prepare: (site: Site) => unknown = () => undefined, games: readonly object[] = data) =>
  onSite(
    { platform: { '/json-api/v2/games': { body: { data: games, total: games.length } } } },
    {
      prepare: async (site, { t }) => {
        site.games.categories.set(editorialOf(t.locale).categories)
        site.games.producers.set(producers)
        await site.games.search.index.ensure()
        prepare(site)
      },
    },
  )

function ownOf(favourites: Partial<Favourites>): OwnGames {
  const own = new OwnGames()
  const nothing = () => undefined
  own.put({
    favourites: {
      slugs: [],
      hasFailed: false,
      has: (slug) => favourites.slugs?.includes(slug) ?? false,
      toggle: nothing,
      reload: nothing,
      ...favourites,
    },
    recent: [],
  })
  return own
}

export const Filtered: Story = {
  tags: ['visual:brands'],
  args: { search: '?producer=blue-heron,nordlicht&feature=new,jackpot&sort=name' },
  ...catalogue(),
  play: async ({ canvas, t }) => {
    const chosen = within(await canvas.findByRole('list', { name: t('game-lists:chosen') }))
    await expect(chosen.getAllByRole('link')).toHaveLength(4)
    await expectLink(
      chosen,
      t('game-lists:removeFilter', { filter: 'Nordlicht' }),
      '/games?producer=blue-heron&feature=new,jackpot&sort=name',
    )
    await expectLink(canvas, t('game-lists:clearFilters'), '/games')
  },
}

export const Searched: Story = {
  args: { search: '?q=orbti+nine' },
  ...catalogue(),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^Orbit Nine/ })).length).toBeGreaterThan(3)
  },
}

export const NoMatch: Story = {
  args: { search: '?producer=kitebird&feature=new' },
  ...catalogue(),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('heading', { name: t('game-lists:noMatch') })).toBeVisible()
    const without = t('game-lists:withoutFilter', { filter: 'Kitebird' })
    const link = await canvas.findByRole('link', { name: (name) => name.startsWith(without) && /\d$/.test(name) })
    await expect(link).toBeVisible()
  },
}

export const NothingFound: Story = {
  tags: ['axe:brands'],
  args: { search: '?q=qqqqzz' },
  ...catalogue(),
  play: async ({ canvas, t }) => {
    const title = t('search:nothing', { query: 'qqqqzz' })
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
  },
}

export const Awaited: Story = {
  args: { search: '?demo' },
  ...onSite(),
}

export const Choosing: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  args: { search: '' },
  ...catalogue(({ games }) =>
    games.list({ category: 'allgames' }).restore({ items: [], total: 60, isLoaded: false, pages: 1 }),
  ),
  play: async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('game-lists:filters') }))
    const sheet = within(await screen.findByRole('dialog', { name: t('game-lists:filters') }))
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: t('game-lists:showFound', { count: 60 }) })).toBeVisible(),
    )
    const studio = sheet.getByRole('button', { name: /^Nordlicht/ })
    await userEvent.click(studio)
    await expect(studio).toHaveAttribute('aria-pressed', 'true')
    await expect(sheet.getByRole('button', { name: t('game-lists:showFound', { count: 20 }) })).toBeVisible()
    await expect(sheet.getByRole('button', { name: /^Kitebird/ })).toBeDisabled()
    await userEvent.click(sheet.getByRole('button', { name: t('game-lists:clearFilters') }))
    await expect(sheet.getByRole('button', { name: t('game-lists:showFound', { count: 60 }) })).toBeVisible()
  },
}

const paying = data.map((game, index) => ({
  ...game,
  rtp: index < 20 ? 96.5 : 94,
  volatility: (['low', 'medium', 'high'] as const)[index % 3],
  ...(index % 10 === 0 && { badges: ['jackpot'], euro_jackpot: index < 30 ? 1_000_000 : 200_000 }),
}))

/** What the platform says of how games pay narrows the list: volatilities by "or", the others by "and". */
export const HowTheyPay: Story = {
  args: { search: '' },
  parameters: noPicture('as Choosing, with one group more'),
  ...catalogue(({ games }) => {
    games.list({ category: 'allgames' }).restore({ items: [], total: 60, isLoaded: false, pages: 1 })
  }, paying),
  play: async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('game-lists:filters') }))
    const sheet = within(await screen.findByRole('dialog', { name: t('game-lists:filters') }))
    const pays = within(await sheet.findByRole('group', { name: t('game-lists:howTheyPay') }))
    const choice = (name: string) => pays.getByRole('button', { name: (label) => label.startsWith(name) })
    const choose = async (name: string) => userEvent.click(choice(name))
    await expect(choice(t('game-lists:jackpotLarge'))).toHaveTextContent(/3$/)
    await choose(t('game-lists:volatilityLow'))
    await expect(sheet.getByRole('button', { name: t('game-lists:showFound', { count: 20 }) })).toBeVisible()
    await choose(t('game-lists:volatilityHigh'))
    await expect(sheet.getByRole('button', { name: t('game-lists:showFound', { count: 40 }) })).toBeVisible()
    await choose(t('game-lists:rtp96'))
    const show = sheet.getByRole('button', { name: t('game-lists:showFound', { count: 13 }) })
    await userEvent.click(show)
    const chosen = within(await canvas.findByRole('list', { name: t('game-lists:chosen') }))
    await expectLink(
      chosen,
      t('game-lists:removeFilter', { filter: t('game-lists:rtp96') }),
      '/games?feature=volatility-low,volatility-high',
    )
  },
}

export const Favourite: Story = {
  args: { search: '?favourites', own: ownOf({ slugs: ['game-7', 'game-2', 'game-31'] }) },
  ...catalogue(),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('games:favourites') })).toBeVisible()
    const hearts = await canvas.findAllByRole('button', { pressed: true })
    await expect(hearts).toHaveLength(3)
  },
}

export const NoFavourites: Story = {
  args: { search: '?favourites', own: ownOf({}) },
  ...catalogue(),
  play: async ({ canvas, t }) => {
    const title = t('game-lists:noFavourites')
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
  },
}

export const FavouritesUnknownYet: Story = {
  args: { search: '?favourites' },
  ...catalogue(),
}

export const FavouritesFailed: Story = {
  args: { search: '?favourites', own: ownOf({ slugs: null, hasFailed: true }) },
  ...catalogue(),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('game-lists:favouritesFailed'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('errors:retry') })).toBeVisible()
  },
}
