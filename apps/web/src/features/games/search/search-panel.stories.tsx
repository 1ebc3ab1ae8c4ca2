/**
 * @promise Lobby, games and search: search: as it is meant, by keyboard, all results on a page
 * @proof games/search/*.test
 * @journey games/search
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DomainError, Reads } from '@croupier/domain/core'
import { GameSearch, type Game } from '@croupier/domain/games'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { expectLink } from '#testing/expect-link.ts'
import { aGame, someGames } from '#testing/story-data/games.ts'
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

type SearchApi = ConstructorParameters<typeof GameSearch>[0]['api']

const answerOf = (items: readonly Game[]) => ({ items: [...items], received: items.length, total: items.length })

/** A site with a catalogue of so many games; with none it cannot be reached. */
const searchable = (count: number) => {
  const items = someGames(count)
  const answerWith = (found: readonly Game[]) =>
    count > 0 ? Promise.resolve(answerOf(found)) : Promise.reject(new DomainError('network'))
  return searching({
    figured: () => answerWith(items),
    search: ({ q }) => answerWith(items.filter(({ name }) => name.toLowerCase().includes(q))),
  })
}

const searching = (api: SearchApi) =>
  onSite(
    { platform: 'down' },
    {
      prepare: ({ games, log }) => {
        const reads = new Reads({ log, timers: { after: () => () => undefined }, random: () => 1 })
        reads.start()
        const timers = {
          after: (_: number, run: () => void) => {
            run()
            return () => undefined
          },
        }
        const search = new GameSearch({ api, timers, reads })
        Object.defineProperty(games, 'search', { value: search })
        games.row('top').set({ games: someGames(12), total: 12 })
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
    await waitFor(() => expect(screen.getByText(t('search:found', { count: 50 }))).toBeVisible())
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(17))
    const [first, second] = screen.getAllByRole('link')
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveFocus()
  },
}

let answerNow = (): void => undefined

/** The answer comes while a player is on a game that was found before: the keys go on. */
export const AnswerOnTheWay: Story = {
  parameters: noPicture('as Found'),
  ...searching({
    figured: () => new Promise(() => undefined),
    search: ({ q }) =>
      q === 'g'
        ? Promise.resolve(answerOf(someGames(4)))
        : new Promise((resolve) => (answerNow = () => resolve(answerOf([aGame(8)])))),
  }),
  play: async ({ t }) => {
    const field = await screen.findByRole('textbox', { name: t('search:label') })
    await userEvent.type(field, 'g')
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(4))
    const last = screen.getAllByRole('link').at(-1)
    await userEvent.type(field, 'o')
    await userEvent.keyboard('{ArrowDown}{End}')
    await expect(last).toHaveFocus()
    answerNow()
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('link')).toHaveFocus()
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
