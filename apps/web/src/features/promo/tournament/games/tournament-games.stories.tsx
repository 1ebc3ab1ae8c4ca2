import type { Meta, StoryObj } from '@storybook/react-vite'
import { SEARCH_PAUSE_MS, createTournaments } from '@croupier/domain/tournaments'
import { expect, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { aTournament } from '#testing/story-data/tournament.ts'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import { createTournamentGames } from '@croupier/domain/parts'
import { someGames } from '#testing/story-data/games.ts'
import { Page } from './tournament-games-page.tsx'

const SLUG = 'race-of-the-north'
const CALL = `/json-api/v2/tournaments/${SLUG}/games`

const meta = {
  title: 'Web/Tournament/Games',
  component: Page,
  parameters: { layout: 'fullscreen', platformSays: [aTournament('en'), aTournament('ru')] },
  decorators: [framed({ path: `/tournaments/${SLUG}/games`, route: '/tournaments/:slug/games' })],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** The search follows what is typed after a pause; nothing found leads back to all games. */
export const Searched: Story = {
  parameters: noPicture('It is typed into'),
  ...onSite(
    { platform: { [CALL]: { body: { data: [] } } } },
    {
      prepare: (site, { t }) => {
        site.visitorPart(createTournaments).tournament(SLUG).set(aTournament(t.locale))
        site
          .part(createTournamentGames)
          .list(SLUG, '')
          .restore({ items: someGames(5), total: 5, isLoaded: true, pages: 1 })
      },
    },
  ),
  play: async ({ canvas, userEvent, t, timers }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.type(canvas.getByRole('searchbox'), 'zz')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    timers.advance(SEARCH_PAUSE_MS)
    await waitFor(() => expect(canvas.getByText(t('tournament:nothingFound', { query: 'zz' }))).toBeVisible())
    await userEvent.click(canvas.getByRole('link', { name: t('tournament:showAll') }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}
