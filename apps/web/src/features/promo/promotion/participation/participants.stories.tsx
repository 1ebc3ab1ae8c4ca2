import type { Meta, StoryObj } from '@storybook/react-vite'
import { wireParticipant, wireUserData, type AnswerTable, type Replier } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { asPlayer } from '#testing/story-context.ts'
import { aPromotion } from '#testing/story-data/promotion.ts'
import { framed } from '#testing/framed.tsx'
import { ParticipantsSection } from './participants-section.tsx'

const LIST = '/json-api/actions/7/participants'
const SEARCH_PAUSE_MS = 300

const meta = {
  title: 'Web/Promotion/Participants',
  component: ParticipantsSection,
  parameters: { layout: 'fullscreen' },
  args: { promotion: aPromotion() },
  decorators: [framed({ path: '/promo/treasure-voyage', route: '/promo/:slug', className: 'px-gutter py-section' })],
} satisfies Meta<typeof ParticipantsSection>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const NAMES = ['Amber', 'Borealis', 'Cinder', 'Dune', 'Ember', 'Fable', 'Gale', 'Harbor', 'Indigo', 'Juniper']

/** Ranks are places in `total`; a search finds those whose name has it. */
const ranking =
  (total: number): Replier =>
  (request) => {
    const query = new URL(request.url, 'http://platform.test').searchParams
    const asked = query.get('q')?.toLowerCase() ?? ''
    const direction = query.get('sort[order]') === 'desc' ? -1 : 1
    const from = (Number(query.get('page')) - 1) * 10
    const ranks =
      asked === ''
        ? Array.from({ length: Math.max(0, Math.min(10, total - from)) }, (_, at) =>
            direction > 0 ? from + at + 1 : total - from - at,
          )
        : Array.from({ length: Math.min(total, 50) }, (_, at) => at + 1).filter((rank) =>
            nameOf(rank).toLowerCase().includes(asked),
          )
    const items = ranks
      .slice(0, 10)
      .map((rank) => wireParticipant(rank, { username: nameOf(rank), points: 250_000 - 20 * rank }))
    return { body: { data: { items, totalItems: asked === '' ? total : ranks.length } } }
  }
const nameOf = (rank: number) => `${NAMES[(rank - 1) % NAMES.length]}${rank}`

const own = (rank: number): AnswerTable => ({
  '/json-api/actions/7/user-data': { body: { data: wireUserData(7, { points: 250_000 - 20 * rank }) } },
  '/json-api/actions/7/participant': {
    body: { data: wireParticipant(rank, { username: nameOf(rank), points: 250_000 - 20 * rank }) },
  },
})

const seen = (platform: 'waits' | 'down' | AnswerTable, who: 'guest' | 'player' = 'guest') =>
  asPlayer(platform, { isGuest: who === 'guest' })

const rows = ({ canvas }: Pick<Play, 'canvas'>) => canvas.getAllByRole('row').slice(1)

/** A player far behind: the own row stays in reach, and a press shows its page. */
export const OwnRowElsewhere: Story = {
  tags: ['axe:brands'],
  ...seen({ [LIST]: ranking(10_000), ...own(4321) }, 'player'),
  play: async (play) => {
    const { canvas, t } = play
    await canvas.findByText('Amber1')
    await canvas.findByText('Amber4321')
    await expect(rows(play)).toHaveLength(11)
    await expect(rows(play).at(-1)).toHaveAttribute('data-own', 'true')
    await userEvent.click(canvas.getByRole('button', { name: t('promotion-players:toMyPlace') }))
    await canvas.findByText('Borealis4322')
    await expect(rows(play)).toHaveLength(10)
    await expect(rows(play)[0]).toHaveAttribute('data-own', 'true')
    await expect(play.platform.last.url).toMatch(/page=433/)
  },
}

/** Where high fives are given each row has its button and its card, the own row none. */
export const HighFives: Story = {
  args: { promotion: aPromotion({ isHighFiveEnabled: true }) },
  ...seen({ [LIST]: ranking(30), ...own(2) }, 'player'),
  play: async ({ canvas, t }) => {
    const give = (name: string) => canvas.queryByRole('button', { name: t('high-fives:giveTo', { name }) })
    await canvas.findByRole('button', { name: 'Amber1' })
    await waitFor(() => expect(give('Borealis2')).toBeNull())
    await expect(give('Amber1')).toBeVisible()
  },
}

/** Ten of 10,000 are in the page, whichever page is shown; the old rows stay while the next are read. */
export const Pages: Story = {
  parameters: noPicture('the table is on the picture of another story'),
  ...seen({ [LIST]: ranking(10_000) }),
  play: async (play) => {
    const { canvas, t } = play
    await canvas.findByText('Amber1')
    const { platform } = play
    platform.reply(LIST, 'waits')
    await userEvent.click(canvas.getByRole('button', { name: t('promotion-players:nextPage') }))
    await expect(canvas.getByText('Amber1')).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    platform.reply(LIST, ranking(10_000))
    await userEvent.click(canvas.getByRole('button', { name: t('promotion-players:nextPage') }))
    await canvas.findByText('Amber21')
    await expect(rows(play)).toHaveLength(10)
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy')
    const place = t('promotion-players:pageOf', { number: 3, pages: 1000 })
    await expect(canvas.getByText((text) => text.includes(place))).toBeInTheDocument()
  },
}

/** Sorted by the platform, also from the keyboard. */
export const Sorted: Story = {
  parameters: noPicture('the table is on the picture of another story'),
  ...seen({ [LIST]: ranking(10_000) }),
  play: async (play) => {
    const { canvas, t } = play
    await canvas.findByText('Amber1')
    const points = canvas.getByRole('button', { name: t('promotion-players:points') })
    points.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('Juniper10000')
    await expect(canvas.getByRole('columnheader', { name: t('promotion-players:points') })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(play.platform.last.url).toMatch(/sort%5Bfield%5D=points.*|field.*points/)
  },
}

/** As it is typed: the last key is answered, whatever an earlier call brings. */
export const Searched: Story = {
  ...seen({ [LIST]: ranking(10_000), ...own(4321) }, 'player'),
  play: async (play) => {
    const { canvas, t } = play
    const { platform, timers } = play
    await canvas.findByText('Amber1')
    const field = canvas.getByRole('searchbox', { name: t('promotion-players:search') })
    await userEvent.type(field, 'emb')
    timers.advance(SEARCH_PAUSE_MS)
    await waitFor(() => expect(canvas.queryByText('Amber1')).toBeNull())
    await expect(canvas.getByText('Ember5')).toBeVisible()
    const before = platform.requestsTo(LIST).length
    await userEvent.type(field, 'er4')
    await expect(platform.requestsTo(LIST)).toHaveLength(before)
    timers.advance(SEARCH_PAUSE_MS)
    await waitFor(() => expect(canvas.queryByText('Ember5')).toBeNull())
    await expect(canvas.getByText('Ember45')).toBeVisible()
  },
}

/** Nobody has this login: all are shown again by a press. */
export const NothingFound: Story = {
  ...seen({ [LIST]: ranking(10_000) }),
  play: async (play) => {
    const { canvas, t } = play
    await canvas.findByText('Amber1')
    await userEvent.type(canvas.getByRole('searchbox'), 'zz')
    play.timers.advance(SEARCH_PAUSE_MS)
    await canvas.findByText(t('promotion-players:nothing', { login: 'zz' }))
    await userEvent.click(canvas.getByRole('button', { name: t('promotion-players:showAll') }))
    await canvas.findByText('Amber1')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const Nobody: Story = {
  ...seen({ [LIST]: ranking(0) }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('promotion-players:nobody'))).toBeVisible()
  },
}

export const Loading: Story = { ...seen('waits') }

/** A part that cannot be read says so, over what was there, with a retry. */
export const Failed: Story = {
  ...seen({ [LIST]: ranking(10_000) }),
  play: async (play) => {
    const { canvas, t } = play
    await canvas.findByText('Amber1')
    const { platform } = play
    platform.reply(LIST, { status: 503 })
    await userEvent.click(canvas.getByRole('button', { name: t('promotion-players:nextPage') }))
    await expect(await canvas.findByText(t('promotion-players:participantsFailed'))).toBeVisible()
    platform.reply(LIST, ranking(10_000))
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await canvas.findByText('Amber11')
  },
}

/** The ranking is read again with the player's own points. */
export const Live: Story = {
  parameters: noPicture('the table is on the picture of another story'),
  ...seen({ [LIST]: ranking(10_000), ...own(4321) }, 'player'),
  play: async (play) => {
    const { canvas } = play
    await canvas.findByText('Amber4321')
    const { platform, timers } = play
    platform.reply(LIST, ranking(9000))
    Object.entries(own(2)).forEach(([route, reply]) => platform.reply(route, reply))
    timers.advance(30_000)
    await waitFor(() => expect(rows(play)[1]).toHaveAttribute('data-own', 'true'))
    await expect(canvas.queryByText('Amber4321')).toBeNull()
  },
}
