import type { Meta, StoryObj } from '@storybook/react-vite'
import { DomainError, Reads } from '@croupier/domain/core'
import { GameSearch } from '@croupier/domain/games'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { Site } from '@croupier/domain'
import { noPicture } from '../../../../../../.storybook/no-picture.ts'
import { expectLink } from '../../../testing/expect-link.ts'
import { someGames } from '../../../testing/story-data/games.ts'
import { inOtherLanguage, LanguageSwitch, settingsOf, switchLanguage } from '../../../testing/story-settings.tsx'
import { onSite } from '../../../testing/story-context.ts'
import { StoryFrame, storySite } from '../../../testing/story-site.tsx'
import { SearchPanel } from './search-panel.tsx'

const meta = {
  title: 'Web/Search',
  component: SearchPanel,
  args: { open: true, onClose: fn() },
  // Not a decorator: a story's own ones stand around it.
  render: (args, { site }) => (
    <StoryFrame site={site}>
      <SearchPanel {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof SearchPanel>
export default meta
type Story = StoryObj<typeof meta>

/** A site with a catalogue of so many games. */
function searchable(count: number): Site {
  const games = someGames(count)
  const answer = () =>
    count === 0 ? Promise.reject(new DomainError('network')) : Promise.resolve({ items: games, total: count })
  const site = storySite({ platform: 'down' })
  const reads = new Reads({ log: site.log, timers: { after: () => () => undefined }, random: () => 1 })
  reads.start()
  const search = new GameSearch({
    api: { games: answer, search: answer } as unknown as ConstructorParameters<typeof GameSearch>[0]['api'],
    timers: {
      after: (_, run) => {
        run()
        return () => undefined
      },
    },
    reads,
  })
  Object.defineProperty(site.games, 'search', { value: search })
  site.games.row('top').set({ games: games.length > 0 ? games.slice(0, 12) : someGames(12), total: 12 })
  return site
}

export const Popular: Story = {
  loaders: [() => ({ site: searchable(60) })],
  play: async ({ t }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: t('search:popular') })).toBeVisible())
    await expect(screen.getByRole('textbox', { name: t('search:label') })).toHaveFocus()
  },
}

export const Found: Story = {
  tags: ['visual:brands'],
  loaders: [() => ({ site: searchable(400) })],
  play: async ({ t }) => {
    const field = await screen.findByRole('textbox', { name: t('search:label') })
    await userEvent.type(field, 'gold')
    await waitFor(() => expect(screen.getByText(t('search:found', { count: 50 }))).toBeVisible())
    await expect(screen.getAllByRole('link')).toHaveLength(17)
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getAllByRole('link')[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveFocus()
    await expectLink(screen, t('search:all', { count: 50 }), '/games?q=gold')
  },
}

/** The open panel follows the language and keeps what was typed. */
export const InAnotherLanguage: Story = {
  parameters: noPicture('It ends as it began, in the first language'),
  loaders: [() => ({ site: searchable(400) })],
  decorators: [
    (Panel) => (
      <LanguageSwitch>
        <Panel />
      </LanguageSwitch>
    ),
  ],
  play: async ({ globals }) => {
    const own = settingsOf(globals)
    const field = await screen.findByRole('textbox', { name: own.t('search:label') })
    await userEvent.type(field, 'gold')
    for (const { t } of [inOtherLanguage(own), own]) {
      switchLanguage()
      await waitFor(() => expect(screen.getByText(t('search:found', { count: 50 }))).toBeVisible())
      await expect(screen.getByRole('dialog')).toHaveAccessibleName(t('search:title'))
      await expect(screen.getByRole('textbox', { name: t('search:label') })).toBe(field)
      await expect(field).toHaveValue('gold')
      await expect(field).toHaveFocus()
    }
  },
}

export const Nothing: Story = {
  loaders: [() => ({ site: searchable(60) })],
  play: async ({ t }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: t('search:label') }), 'qqqq')
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: t('search:nothing', { query: 'qqqq' }) })).toBeVisible(),
    )
    await expect(screen.getByRole('heading', { name: t('search:popular') })).toBeInTheDocument()
  },
}

export const Loading: Story = {
  ...onSite(),
  play: async ({ t }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: t('search:label') }), 'gold')
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('[aria-busy]')).toBeVisible())
  },
}

export const Failed: Story = {
  loaders: [() => ({ site: searchable(0) })],
  play: async ({ t }) => {
    const field = await screen.findByRole('textbox', { name: t('search:label') })
    await userEvent.type(field, 'gold')
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await expect(field).toHaveValue('gold')
  },
}
