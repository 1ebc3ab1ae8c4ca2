import type { Meta, StoryObj } from '@storybook/react-vite'
import type { WireTournament } from '@croupier/domain/tournaments'
import { wireCompointsConfig } from '@croupier/platform-fixtures'
import { expect, within } from 'storybook/test'
import { expectLink } from '#testing/expect-link.ts'
import { listedTournament } from '#testing/story-data/tournament.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { Page } from './tournaments-page.tsx'

const PATH = '/compoints/tournaments'

const meta = {
  title: 'Web/Compoints/Tournaments',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed(PATH)],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const paid: typeof listedTournament = (id, title, times, changes) =>
  listedTournament(id, title, times, {
    privacyType: { value: 4 },
    isPaid: true,
    compointMembershipPrice: 500 * id,
    ...changes,
  })

const seats = { limitSeats: true, maxMemberLimit: 50 }
const running = paid(1, 'High rollers', [-5, 20], { ...seats, membersCount: 42 })
const joined = paid(2, 'Evening cup', [-9, 4], { isMember: true, isChosen: true })
const coming = paid(3, 'Next week', [26, 300], { ...seats, membersCount: 0 })
const over = paid(4, 'Autumn final', [-400, -20])
const free = listedTournament(5, 'Open to all', [-5, 20])

const listed = (tournaments: readonly WireTournament[]) =>
  asPlayer({
    '/json-api/v2/tournaments': { body: { data: tournaments } },
    '/json-api/compoints/config': { body: { data: wireCompointsConfig() } },
  })

/** Those that are entered for compoints only, each with its fee and seats while it is not over. */
export const Paid: Story = {
  tags: ['visual:brands'],
  ...listed([over, free, coming, running, joined]),
  play: async ({ canvas, t }) => {
    const now = await canvas.findByRole('region', { name: t('tournaments:group_active') })
    await expect(within(now).getAllByRole('article')).toHaveLength(2)
    await expect(within(now).getByText(t('tournaments:seatsOf', { free: '8', total: '50' }))).toBeVisible()
    await expect(within(now).getByText(t('tournaments:chosen'))).toBeVisible()
    await expect(canvas.getAllByText(t('tournaments:fee'))).toHaveLength(3)
    await expect(canvas.queryByText('Open to all')).toBeNull()
    await expect(canvas.queryByText(t('compoint-tournaments:title'))).toBeNull()
  },
}

/** What is over does not count as open. */
export const NoneOpen: Story = {
  ...listed([over, free]),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('compoint-tournaments:title'))).toBeVisible()
    await expectLink(canvas, t('compoint-tournaments:toShop'), '/compoints')
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
  },
}
