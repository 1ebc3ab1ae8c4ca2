import { createTournaments } from '@croupier/domain/tournaments'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { wireTournament } from '@croupier/platform-fixtures'
import { expect, waitFor } from 'storybook/test'
import { picture } from '#testing/story-data/pictures.ts'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import { TournamentsRow } from './tournaments-row.tsx'

const LIST = '/json-api/v2/tournaments'

const meta = {
  title: 'Web/Tournaments in the lobby',
  component: TournamentsRow,
  decorators: [framed()],
} satisfies Meta<typeof TournamentsRow>
export default meta
type Story = StoryObj<typeof meta>

const tournament = (id: number, startedAt: string, finishedAt: string) =>
  wireTournament(id, { imageDefault: { url: picture(id, 640, 360) }, status: null, startedAt, finishedAt })
const runs = [
  tournament(1, '2026-05-01T00:00:00Z', '2026-05-12T11:00:00Z'),
  tournament(2, '2026-05-08T00:00:00Z', '2026-05-10T00:00:00Z'),
]
const soon = tournament(3, '2026-05-11T00:00:00Z', '2026-05-12T00:00:00Z')
const over = tournament(4, '2026-05-01T00:00:00Z', '2026-05-02T00:00:00Z')

/** Only those that run, and a link to all; nothing once none does. */
export const Running: Story = {
  ...onSite({ platform: { [LIST]: { body: { data: [over, soon, ...runs] } } } }),
  play: async ({ canvas, site, t, platform }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: t('tournaments:all') })).toHaveAttribute('href', '/tournaments')
    platform.reply(LIST, { body: { data: [over, soon] } })
    const { list } = site.visitorPart(createTournaments)
    await list.reload()
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
    platform.reply(LIST, { body: { data: [over, soon, ...runs] } })
    await list.reload()
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
  },
}
