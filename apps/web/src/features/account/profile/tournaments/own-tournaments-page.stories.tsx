import type { Meta, StoryObj } from '@storybook/react-vite'
import type { WireTournament } from '@croupier/domain/tournaments'
import { wireStanding } from '@croupier/platform-fixtures'
import { expect, userEvent, within } from 'storybook/test'
import { listedTournament } from '#testing/story-data/tournament.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { Page } from './own-tournaments-page.tsx'

const PATH = '/profile/tournaments'
const LIST = '/json-api/v2/tournaments'

const meta = {
  title: 'Web/Profile/Tournaments',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed(PATH)],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** One of the player, that starts and ends so many hours from now. */
const tournament: typeof listedTournament = (id, title, times, changes) =>
  listedTournament(id, title, times, { isMember: true, ...changes })

/** Told in the list only by the players around. */
const around = [wireStanding(11), wireStanding(12, { id: 1001, username: 'Anna', score: 450_00 })]
const played = tournament(1, 'Northern cup', [-50, 76.5], { isChosen: true, opponents: around })
const left = tournament(2, 'Hundred multipliers', [-20, 3], {
  mechanic: { value: 4, title: '' },
  position: { position: 4, score: 12_50 },
})
const coming = tournament(3, 'Next week', [26, 300])
const won = tournament(4, 'Autumn final', [-400, -20], { position: { position: 2, score: 900_00 } })
const strange = tournament(5, 'Open to all', [-5, 20], { isMember: false })

const listed = (tournaments: readonly WireTournament[]) => asPlayer({ [LIST]: { body: { data: tournaments } } })

const row = (part: HTMLElement, title: string): HTMLElement =>
  within(part).getByRole('heading', { level: 3, name: title }).closest('article') as HTMLElement

/** Place, score and time left; the one whose bets count is marked. Those of others come last. */
export const Playing: Story = {
  tags: ['visual:brands'],
  ...listed([won, coming, left, strange, played]),
  play: async ({ canvas, t }) => {
    const now = await canvas.findByRole('region', { name: t('own-tournaments:active') })
    const chosen = row(now, 'Northern cup')
    await expect(chosen).toHaveTextContent(t('own-tournaments:chosen'))
    await expect(chosen).toHaveTextContent(/12.*450/)
    await expect(within(chosen).getByRole('timer', { name: t('promotions:endsIn') })).toBeVisible()
    await expect(within(chosen).getByRole('link')).toHaveAttribute('href', '/tournaments/tournament-1')
    const other = row(now, 'Hundred multipliers')
    await expect(other).toHaveTextContent(t('own-tournaments:notChosen'))
    await expect(other).toHaveTextContent(/×12[.,]50/)
    const soon = canvas.getByRole('region', { name: t('tournaments:group_future') })
    await expect(within(row(soon, 'Next week')).getByRole('timer', { name: t('promotions:startsIn') })).toBeVisible()
    const past = row(canvas.getByRole('region', { name: t('tournaments:group_past') }), 'Autumn final')
    await expect(past).toHaveTextContent('€2,000 + 50 spins')
    await expect(within(past).queryByRole('timer')).toBeNull()
    const others = canvas.getByRole('region', { name: t('own-tournaments:others') })
    await expect(within(others).getAllByRole('article')).toHaveLength(1)
  },
}

/** Where the platform names no score, there is none, and no dash. */
export const WithoutScores: Story = {
  ...listed([tournament(1, 'Northern cup', [-50, 76.5], { position: { position: 4 } })]),
  play: async ({ canvas, t }) => {
    const now = await canvas.findByRole('region', { name: t('own-tournaments:active') })
    await expect(row(now, 'Northern cup')).toHaveTextContent(t('own-tournaments:place'))
    await expect(within(now).queryByText(t('own-tournaments:score'))).toBeNull()
    await expect(within(now).queryByText('—')).toBeNull()
  },
}

/** Without tournaments of the player, a link to all; a failure is shown, and can be tried again. */
export const NoneAfterAFailure: Story = {
  ...asPlayer({ [LIST]: { status: 503 } }),
  play: async ({ canvas, t, platform }) => {
    await expect(await canvas.findByText(t('own-tournaments:failed'))).toBeVisible()
    platform.reply(LIST, { body: { data: [] } })
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await expect(await canvas.findByText(t('own-tournaments:empty'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('tournaments:all') })).toHaveAttribute('href', '/tournaments')
  },
}
