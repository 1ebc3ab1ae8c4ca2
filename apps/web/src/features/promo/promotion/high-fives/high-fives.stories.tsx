import type { Meta, StoryObj } from '@storybook/react-vite'
import { HIGH_FIVE_REFUSALS, type Promotion } from '@croupier/domain/promotions'
import { aParticipant, wireHighFive, wireUserData, type AnswerTable, type Replier } from '@croupier/platform-fixtures'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { SiteToasts } from '#shared/overlays/toasts/site-toasts.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { aPromotion } from '#testing/story-data/promotion.ts'
import { serverData } from '#testing/story-data/server-data.ts'
import { refused, StorySocket } from '#testing/story-site.tsx'
import { HighFiveAction } from './high-five-action.tsx'
import { HighFivesSection } from './high-fives-section.tsx'
import { ParticipantName } from './participant-name.tsx'

const DAY = 86_400_000
const LIST = '/json-api/actions/7/high-fives'
const STATISTIC = `${LIST}/statistic`
const GIVE = 'POST /json-api/high-fives'

const promotion = aPromotion({
  slug: 'spring',
  title: 'Spring',
  pointPrices: {},
  isHighFiveEnabled: true,
  startAt: STORY_NOW - DAY,
  endAt: STORY_NOW + DAY,
})
const ann = aParticipant(4, { id: '101', username: 'Annabel', level: 3, highFives: 12 })
const oneself = aParticipant(9, { id: '1001', username: 'Anna' })

/** A row of the participants' table. */
function Rows({ of = promotion }: { readonly of?: Promotion }) {
  return (
    <ul className="grid max-w-md gap-2 p-4">
      {[ann, oneself].map((participant) => (
        <li key={participant.id} className="flex items-center justify-between gap-4">
          <ParticipantName promotion={of} participant={participant} />
          <HighFiveAction promotion={of} participant={participant} />
        </li>
      ))}
    </ul>
  )
}

const meta = {
  title: 'Web/Promotions/High fives',
  component: HighFivesSection,
  args: { promotion },
  parameters: { layout: 'fullscreen', platformSays: [ann.username, oneself.username] },
  decorators: [framed({ path: '/promo/spring', className: 'grid gap-6 px-gutter py-6' })],
  render: ({ promotion: shown }) => (
    <>
      <Rows of={shown} />
      <HighFivesSection promotion={shown} />
    </>
  ),
} satisfies Meta<typeof HighFivesSection>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const counted = (sent: number) => ({
  body: { data: { rank: 9, sent: 20 + sent, received: 12, daily: { sent, limit: 5 } } },
})
const listOf =
  (count: number): Replier =>
  ({ url }) => {
    const before = url.includes('page=2') ? 10 : 0
    const items = Array.from({ length: count }, (_, index) => wireHighFive(before + index + 1))
    return { body: { data: { items, totalItems: 24 } } }
  }
const known: AnswerTable = {
  [STATISTIC]: counted(2),
  [LIST]: listOf(10),
  '/json-api/actions/7/user-data': { body: { data: wireUserData(7) } },
  '/json-api/actions/7/participant': { status: 404 },
}

const seen = (platform: AnswerTable | 'waits', more: { isGuest?: boolean; socket?: StorySocket } = {}) =>
  asPlayer(platform, {
    ...more,
    prepare: ({ content }) => content.serverData.set(serverData),
    tab: () => ({ toasts: new SiteToasts() }),
  })

const toastsOf = ({ toasts }: Pick<Play, 'toasts'>) => toasts.queue.toasts.map(({ title, text }) => [title, text])
const giveButton = ({ canvas, t }: Pick<Play, 'canvas' | 't'>) =>
  canvas.findByRole('button', { name: t('high-fives:giveTo', { name: ann.username }) })
async function openCard({ canvas }: Pick<Play, 'canvas'>) {
  await userEvent.click(await canvas.findByRole('button', { name: ann.username }))
  return within(await screen.findByRole('dialog', { name: ann.username }))
}

/** The player's numbers and lists. Nobody gives one to oneself. */
export const OfAPlayer: Story = {
  tags: ['axe:brands'],
  ...seen(known),
  play: async (play) => {
    const { canvas, t } = play
    await canvas.findByText(t('high-fives:leftToday', { left: '3', limit: '5' }))
    await canvas.findByText('Player 10')
    await giveButton(play)
    await expect(canvas.queryByRole('button', { name: t('high-fives:giveTo', { name: oneself.username }) })).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: t('high-fives:sent') }))
    await waitFor(() => expect(play.platform.urls().filter((url) => url.includes('type=sent'))).toHaveLength(1))
    await userEvent.click(await canvas.findByRole('button', { name: t('high-fives:more') }))
    await waitFor(() => expect(play.platform.last.url).toContain('page=2'))
  },
}

/** What is left today is read again when a day of the platform begins under an open page. */
export const AnotherDay: Story = {
  ...seen(known),
  parameters: noPicture('as OfAPlayer'),
  play: async ({ canvas, t, site, platform }) => {
    await canvas.findByText(t('high-fives:leftToday', { left: '3', limit: '5' }))
    const reads = () => platform.requestsTo(STATISTIC).length
    const before = reads()
    site.clock.set(Date.UTC(2026, 4, 10, 0, 0, 1))
    await waitFor(() => expect(reads()).toBe(before + 1))
    site.clock.set(Date.UTC(2026, 4, 11, 0, 0, 1))
    await waitFor(() => expect(reads()).toBe(before + 2))
  },
}

/** Guests see the numbers of all players, and are led to the login and back. */
export const OfAGuest: Story = {
  ...seen({ ...known, [STATISTIC]: { body: { data: { rank: null, sent: 520, received: 520 } } } }, { isGuest: true }),
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('high-fives:ofAll'))
    const link = await canvas.findByRole('link', { name: t('high-fives:giveTo', { name: ann.username }) })
    await expect(link).toHaveAttribute('href', '/login?redirect=%2Fpromo%2Fspring')
    const card = await openCard({ canvas })
    await expect(await card.findByRole('link', { name: t('high-fives:loginToGive') })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fpromo%2Fspring',
    )
  },
}

export const Empty: Story = {
  parameters: noPicture('words only'),
  ...seen({ ...known, [STATISTIC]: counted(0), [LIST]: { body: { data: { items: [], totalItems: 0 } } } }),
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('high-fives:emptyReceived'))
    await userEvent.click(canvas.getByRole('tab', { name: t('high-fives:sent') }))
    await canvas.findByText(t('high-fives:emptySent'))
  },
}

/** Numbers and lists can be loaded again. */
export const NotLoaded: Story = {
  parameters: noPicture('failures look the same everywhere'),
  ...seen({ ...known, [STATISTIC]: { status: 500 }, [LIST]: { status: 500 } }),
  play: async (play) => {
    const { canvas, t } = play
    await waitFor(() => expect(canvas.getAllByText(t('high-fives:failed'))).toHaveLength(2))
    play.platform.reply(STATISTIC, counted(5)).reply(LIST, listOf(3))
    for (const retry of canvas.getAllByRole('button', { name: t('errors:retry') })) await userEvent.click(retry)
    await canvas.findByText(t('high-fives:noneLeft'))
    await canvas.findByText('Player 3')
  },
}

/** Ten presses are one call while it is under way; the numbers follow the platform, and the next press is one of its own. */
export const Given: Story = {
  parameters: noPicture('its toast is on another picture'),
  ...seen({ ...known, [GIVE]: 'waits' }),
  play: async (play) => {
    const { canvas, t } = play
    await canvas.findByText(t('high-fives:leftToday', { left: '3', limit: '5' }))
    const button = await giveButton(play)
    for (let press = 0; press < 10; press += 1) await userEvent.click(button)
    await waitFor(() => expect(play.platform.requestsTo(GIVE)).toHaveLength(1))
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText(t('high-fives:leftToday', { left: '3', limit: '5' }))).toBeVisible()
    play.platform.reply(STATISTIC, counted(3))
    play.platform.requestsTo(GIVE)[0]?.answer({ body: { success: true } })
    await canvas.findByText(t('high-fives:leftToday', { left: '2', limit: '5' }))
    await waitFor(() => expect(toastsOf(play)).toEqual([[t('high-fives:givenTo', { name: ann.username }), undefined]]))
    await userEvent.click(button)
    await waitFor(() => expect(play.platform.requestsTo(GIVE)).toHaveLength(2))
  },
}

/** A player's card, with the outcome of the press inside. */
export const Card: Story = {
  tags: ['axe:brands'],
  ...seen({ ...known, [GIVE]: { body: { success: true } } }),
  play: async (play) => {
    const { t } = play
    const card = await openCard(play)
    await expect(card.getByText(t('high-fives:received')).parentElement).toHaveTextContent('12')
    const button = await card.findByRole('button', { name: t('high-fives:give') })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await card.findByText(t('high-fives:givenTo', { name: ann.username }))
  },
}

/** Each refusal has its text, an unknown one a general text; one of the account leads to support. */
export const Refused: Story = {
  parameters: noPicture('words only'),
  ...seen(known),
  play: async (play) => {
    const { t } = play
    const card = await openCard(play)
    const button = await card.findByRole('button', { name: t('high-fives:give') })
    for (const code of HIGH_FIVE_REFUSALS) {
      play.platform.reply(GIVE, refused(code))
      await userEvent.click(button)
      await card.findByText(t(`high-fives:${code}`))
      const support = card.queryByRole('button', { name: t('forms:writeToSupport') })
      await expect(support !== null).toBe(code === 'multi_account')
    }
    play.platform.reply(GIVE, refused('of_another_kind'))
    await userEvent.click(button)
    await card.findByText(t('high-fives:refused'))
  },
}

/** Without an answer no outcome is shown: the number of given ones decides. */
export const AnswerLost: Story = {
  parameters: noPicture('words only'),
  ...seen({ ...known, [GIVE]: 'cut' }),
  play: async (play) => {
    const { t } = play
    const card = await openCard(play)
    await card.findByText(t('high-fives:leftToday', { left: '3', limit: '5' }))
    const button = card.getByRole('button', { name: t('high-fives:give') })
    await userEvent.click(button)
    await card.findByText(t('high-fives:unknownText'), { exact: false })
    play.platform.reply(GIVE, () => {
      const newest = { ...wireHighFive(30), userId: Number(ann.id) }
      play.platform.reply(LIST, { body: { data: { items: [newest], totalItems: 25 } } })
      return 'cut'
    })
    await userEvent.click(button)
    await card.findByText(t('high-fives:givenTo', { name: ann.username }))
  },
}

const socket = new StorySocket()

/** A received one is in the list and the numbers without a reload. */
export const ReceivedLive: Story = {
  parameters: noPicture('as another story, with other numbers'),
  ...seen({ ...known, [LIST]: listOf(2) }, { socket }),
  play: async (play) => {
    const { canvas, site } = play
    const stop = site.start()
    await canvas.findByText('Player 2')
    play.platform.reply(LIST, listOf(3))
    await socket.emit('high-five-received', { slug: 'spring', username: 'Player 3' })
    await canvas.findByText('Player 3')
    stop()
  },
}

/** After the end nothing is given; the numbers stay. */
export const Over: Story = {
  parameters: noPicture('as another story, without the button'),
  args: { promotion: { ...promotion, status: 'past', endAt: STORY_NOW - 1 } },
  ...seen(known),
  play: async ({ canvas, t }) => {
    await canvas.findByText('Player 10')
    await expect(canvas.queryByRole('button', { name: t('high-fives:giveTo', { name: ann.username }) })).toBeNull()
  },
}
