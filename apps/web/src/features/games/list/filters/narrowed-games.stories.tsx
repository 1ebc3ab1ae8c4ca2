import type { Site } from '@croupier/domain'
import { type Favourites, GAME_BADGES } from '@croupier/domain/games'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { OwnGames } from '../../../../shared/games/own-games/own-games.ts'
import { expectLink } from '../../../../testing/expect-link.ts'
import { editorialOf } from '../../../../testing/story-data/editorial.ts'
import { aGame, producers } from '../../../../testing/story-data/games.ts'
import { onSite } from '../../../../testing/story-context.ts'
import { StoryFrame, storySite } from '../../../../testing/story-site.tsx'
import type { Translate } from '../../../../shared/texts/translate.ts'
import { Page } from '../category-page.tsx'

interface Loaded {
  readonly site: Site
  readonly own?: OwnGames
}

interface Args {
  readonly search: string
}

const meta = {
  title: 'Web/Narrowed games',
  parameters: { layout: 'fullscreen' },
  render: ({ search }, { loaded }) => {
    const { site, own } = loaded as unknown as Loaded
    return (
      <StoryFrame site={site} path={`/games${search}`} route="/games" {...(own && { own })}>
        <Page />
      </StoryFrame>
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

/** A catalogue of sixty games: a third from each of three producers, every second with a badge. */
async function catalogue(t: Translate): Promise<Site> {
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
  const site = storySite({ platform: { '/json-api/v2/games': { body: { data, total: data.length } } } })
  site.games.categories.set(editorialOf(t.locale).categories)
  site.games.producers.set(producers)
  await site.games.search.index.ensure()
  return site
}

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
  loaders: [async ({ t }) => ({ site: await catalogue(t) })],
  play: async ({ canvas, t }) => {
    const chosen = within(await canvas.findByRole('list', { name: t('games:chosen') }))
    await expect(chosen.getAllByRole('link')).toHaveLength(4)
    await expectLink(
      chosen,
      t('games:removeFilter', { filter: 'Nordlicht' }),
      '/games?producer=blue-heron&feature=new,jackpot&sort=name',
    )
    await expectLink(canvas, t('games:clearFilters'), '/games')
  },
}

export const Searched: Story = {
  args: { search: '?q=orbti+nine' },
  loaders: [async ({ t }) => ({ site: await catalogue(t) })],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^Orbit Nine/ })).length).toBeGreaterThan(3)
  },
}

export const NoMatch: Story = {
  args: { search: '?producer=kitebird&feature=new' },
  loaders: [async ({ t }) => ({ site: await catalogue(t) })],
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('heading', { name: t('games:noMatch') })).toBeVisible()
    const without = t('games:withoutFilter', { filter: 'Kitebird' })
    const link = await canvas.findByRole('link', { name: (name) => name.startsWith(without) && /\d$/.test(name) })
    await expect(link).toBeVisible()
  },
}

export const NothingFound: Story = {
  tags: ['visual:brands'],
  args: { search: '?q=qqqqzz' },
  loaders: [async ({ t }) => ({ site: await catalogue(t) })],
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
  tags: ['visual:brands'],
  args: { search: '' },
  loaders: [
    async ({ t }) => {
      const site = await catalogue(t)
      site.games.list({ category: 'allgames' }).restore({ items: [], total: 60, isLoaded: false, pages: 1 })
      return { site }
    },
  ],
  play: async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('games:filters') }))
    const sheet = within(await screen.findByRole('dialog', { name: t('games:filters') }))
    await waitFor(() => expect(sheet.getByRole('button', { name: t('games:showFound', { count: 60 }) })).toBeVisible())
    const studio = sheet.getByRole('button', { name: /^Nordlicht/ })
    await userEvent.click(studio)
    await expect(studio).toHaveAttribute('aria-pressed', 'true')
    await expect(sheet.getByRole('button', { name: t('games:showFound', { count: 20 }) })).toBeVisible()
    await expect(sheet.getByRole('button', { name: /^Kitebird/ })).toBeDisabled()
    await userEvent.click(sheet.getByRole('button', { name: t('games:clearFilters') }))
    await expect(sheet.getByRole('button', { name: t('games:showFound', { count: 60 }) })).toBeVisible()
  },
}

export const Favourite: Story = {
  args: { search: '?favourites' },
  loaders: [async ({ t }) => ({ site: await catalogue(t), own: ownOf({ slugs: ['game-7', 'game-2', 'game-31'] }) })],
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('games:favourites') })).toBeVisible()
    const hearts = await canvas.findAllByRole('button', { pressed: true })
    await expect(hearts).toHaveLength(3)
  },
}

export const NoFavourites: Story = {
  args: { search: '?favourites' },
  loaders: [async ({ t }) => ({ site: await catalogue(t), own: ownOf({}) })],
  play: async ({ canvas, t }) => {
    const title = t('games:noFavourites')
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
  },
}

export const FavouritesUnknownYet: Story = {
  args: { search: '?favourites' },
  loaders: [async ({ t }) => ({ site: await catalogue(t) })],
}

export const FavouritesFailed: Story = {
  args: { search: '?favourites' },
  loaders: [async ({ t }) => ({ site: await catalogue(t), own: ownOf({ slugs: null, hasFailed: true }) })],
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('games:favouritesFailed'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('errors:retry') })).toBeVisible()
  },
}
