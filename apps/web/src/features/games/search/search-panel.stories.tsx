/**
 * @promise Lobby, games and search: search: as it is meant, by keyboard, all results on a page
 * @proof games/search/*.test
 * @journey games/search
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DomainError, Reads } from '@croupier/domain/core'
import { GameSearch } from '@croupier/domain/games'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { expectLink } from '#testing/expect-link.ts'
import { someGames } from '#testing/story-data/games.ts'
import { inOtherLanguage, LanguageSwitch, settingsOf, switchLanguage } from '#testing/story-settings.tsx'
import { onSite } from '#testing/story-context.ts'
import { StoryFrame } from '#testing/story-site.tsx'
import { SearchPanel } from './search-panel.tsx'

const meta = {
  title: 'Web/Search',
  component: SearchPanel,
  args: { open: true, onClose: fn() },
  // Not a decorator: a story's own ones wrap it.
  render: (args, { site }) => (
    <StoryFrame site={site}>
      <SearchPanel {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof SearchPanel>
export default meta
type Story = StoryObj<typeof meta>

/** A site with a catalogue of so many games; with none it cannot be reached. */
const searchable = (count: number) =>
  onSite(
    { platform: 'down' },
    {
      prepare: ({ games, log }) => {
        const items = someGames(count)
        const answer = () =>
          count === 0
            ? Promise.reject(new DomainError('network'))
            : Promise.resolve({ items, received: count, total: count })
        const reads = new Reads({ log, timers: { after: () => () => undefined }, random: () => 1 })
        reads.start()
        const timers = {
          after: (_: number, run: () => void) => {
            run()
            return () => undefined
          },
        }
        const search = new GameSearch({ api: { figured: answer, search: answer }, timers, reads })
        Object.defineProperty(games, 'search', { value: search })
        games.row('top').set({ games: count > 0 ? items.slice(0, 12) : someGames(12), total: 12 })
      },
    },
  )

export const Popular: Story = {
  ...searchable(60),
  play: async ({ t }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: t('search:popular') })).toBeVisible())
    await expect(screen.getByRole('textbox', { name: t('search:label') })).toHaveFocus()
  },
}

export const Found: Story = {
  tags: ['visual:brands'],
  ...searchable(400),
  play: async ({ t }) => {
    const field = await screen.findByRole('textbox', { name: t('search:label') })
    await userEvent.type(field, 'gold')
    await waitFor(() => expect(screen.getByText(t('search:found', { count: 50 }))).toBeVisible())
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(17))
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getAllByRole('link')[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveFocus()
    await expectLink(screen, t('search:all', { count: 50 }), '/games?q=gold')
  },
}

/** Arrow keys lead where they point. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: noPicture('as Found, mirrored'),
  ...searchable(400),
  play: async ({ t }) => {
    const field = await screen.findByRole('textbox', { name: t('search:label') })
    await userEvent.type(field, 'gold')
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(17))
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    const [first, second] = screen.getAllByRole('link')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveFocus()
  },
}

/** The open panel follows the language and keeps what was typed. */
export const InAnotherLanguage: Story = {
  parameters: noPicture('It ends as it began, in the first language'),
  ...searchable(400),
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
  ...searchable(60),
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
  ...searchable(0),
  play: async ({ t }) => {
    const field = await screen.findByRole('textbox', { name: t('search:label') })
    await userEvent.type(field, 'gold')
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await expect(field).toHaveValue('gold')
  },
}
