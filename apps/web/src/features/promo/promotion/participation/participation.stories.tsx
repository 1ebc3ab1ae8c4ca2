import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Promotion } from '@croupier/domain/promotions'
import {
  wireDepositDay,
  wireParticipant,
  wirePointsEntry,
  wireUserData,
  type AnswerTable,
} from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { expectLink } from '#testing/expect-link.ts'
import { asPlayer } from '#testing/story-context.ts'
import { aPromotion } from '#testing/story-data/promotion.ts'
import { framed } from '#testing/framed.tsx'
import { refused } from '#testing/story-site.tsx'
import { DepositDaysSection } from './deposit-days-section.tsx'
import { ParticipationSection } from './participation-section.tsx'
import { PointsLogSection } from './points-log-section.tsx'

const USER_DATA = '/json-api/actions/7/user-data'
const OWN = '/json-api/actions/7/participant'
const DAYS = '/json-api/actions/7/daily-deposit-amount-achievements'
const LOG = '/json-api/action-balance-logs'
const JOIN = 'POST /json-api/actions/be_participant'

const meta = {
  title: 'Web/Promotion/Own part',
  component: ParticipationSection,
  parameters: { layout: 'fullscreen' },
  args: { promotion: aPromotion() },
  decorators: [
    framed({
      path: '/promo/treasure-voyage',
      route: '/promo/:slug',
      className: 'grid gap-section px-gutter py-section',
    }),
  ],
  render: ({ promotion }) => (
    <>
      <ParticipationSection promotion={promotion} />
      <DepositDaysSection promotion={promotion} />
      <PointsLogSection promotion={promotion} />
    </>
  ),
} satisfies Meta<typeof ParticipationSection>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

/** Signed in, except with `guest`. */
const seen = (platform: 'waits' | 'down' | AnswerTable, who: 'guest' | 'player' = 'player') =>
  asPlayer(platform, { isGuest: who === 'guest' })

const NOBODY: AnswerTable = { [USER_DATA]: { status: 404 }, [OWN]: { status: 404 } }
const memberWith = (points: number | null, more: AnswerTable = {}): AnswerTable => ({
  [USER_DATA]: { body: { data: wireUserData(7, { points, additionalPoints: 3 }) } },
  [OWN]: { body: { data: wireParticipant(5, { rank: 4321 }) } },
  [LOG]: { body: { data: [] } },
  ...more,
})

const days = (currency: string) => ({
  [DAYS]: {
    body: {
      data: [
        wireDepositDay('2026-05-06', { amount: 4000, target: 2000, currency, isCompleted: true }),
        wireDepositDay('2026-05-07', { amount: 0, target: 2000, currency }),
        wireDepositDay('2026-05-08', { amount: 2000, target: 2000, currency, isCompleted: true }),
        wireDepositDay('2026-05-09', { amount: 500, target: 2000, currency }),
        wireDepositDay('2026-05-10', { amount: 0, target: 2000, currency }),
        wireDepositDay('2026-05-11', { amount: 0, target: 3000, currency, points: 5 }),
      ],
    },
  },
})

const REASONS = ['bet', 'exchange', 'high_five_received', 'achievement', 'duck_hunt', 'deposit', 'operator', 'bet']
const log = (count: number): AnswerTable => ({
  [LOG]: {
    body: {
      data: Array.from({ length: count }, (_, at) => {
        const reason = REASONS[at % REASONS.length] ?? 'bet'
        const isSpent = reason === 'exchange'
        return wirePointsEntry(count - at, {
          at: new Date(Date.UTC(2026, 4, 9, 10, -30 * at)).toISOString(),
          points: isSpent ? -120 : 10 + at,
          reason,
          title: isSpent ? '20 spins' : '',
        })
      }),
    },
  },
})

const withAll = aPromotion({
  hasDepositAchievements: true,
  additionalCurrency: { id: 'keys', forms: [], icon: null, url: '/keys' },
})

/** A member: points of both currencies, place, days of deposits, and where the points came from. */
export const Member: Story = {
  tags: ['axe:brands'],
  args: { promotion: withAll },
  ...seen(memberWith(1280, { ...days('EUR'), ...log(23) })),
  play: async (play) => {
    const { canvas, t } = play
    // With its no-break spaces.
    await expect(await canvas.findByText(t('promotion:points', { count: 1280 }), { normalizer: String })).toBeVisible()
    await expectLink(canvas, t('promotion:points', { count: 3 }), '/keys')
    await expect(await canvas.findByText(/4[.,\s\u00A0]?321/)).toBeVisible()
    const toCashbox = await canvas.findAllByRole('link', { name: /15/ })
    await expect(toCashbox).toHaveLength(1)
    await expect(toCashbox[0]).toHaveAttribute('href', '/cashbox')
    await expect(canvas.getAllByText(t('promotion-players:dayDone'))).toHaveLength(2)
    await expect(canvas.getAllByText(t('promotion-players:dayMissed'))).toHaveLength(1)
    await expect(canvas.getAllByText(t('promotion-players:dayAhead'))).toHaveLength(2)
    await expect(await canvas.findAllByText(/^\u2212.*120/)).toHaveLength(2)
    await expect(canvas.getAllByText(t('promotion-players:fromOther'))).toHaveLength(1)
  },
}

/** More entries come by steps. */
export const LogBySteps: Story = {
  parameters: noPicture('the log is on the picture of a member'),
  ...seen(memberWith(1280, log(23))),
  play: async ({ canvas, t }) => {
    const entries = () => canvas.getAllByRole('listitem').length
    await userEvent.click(await canvas.findByRole('button', { name: t('promotion-players:logMore', { count: 10 }) }))
    await expect(entries()).toBe(20)
    await userEvent.click(canvas.getByRole('button', { name: t('promotion-players:logMore', { count: 3 }) }))
    await expect(entries()).toBe(23)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A guest joins the site first, and comes back to this page. */
export const Guest: Story = {
  ...seen('waits', 'guest'),
  play: async ({ canvas, t }) => {
    const back = '?redirect=%2Fpromo%2Ftreasure-voyage'
    const link = (name: string) => canvas.findByRole('link', { name })
    await expect(await link(t('promotion-players:takePart'))).toHaveAttribute('href', `/registration${back}`)
    await expect(await link(t('promotion-players:haveAccount'))).toHaveAttribute('href', `/login${back}`)
  },
}

const join = async ({ canvas, t }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: t('promotion-players:takePart') }))

/** A member at once, with the points that the platform then sends. */
export const Joining: Story = {
  ...seen(NOBODY),
  play: async (play) => {
    const { canvas, t } = play
    const { platform } = play
    await canvas.findByRole('button', { name: t('promotion-players:takePart') })
    await expect(canvas.queryByText(t('promotion:points', { count: 0 }))).toBeNull()
    platform.reply(USER_DATA, { body: { data: wireUserData(7, { points: 0 }) } })
    platform.reply(JOIN, { body: { ok: true, action_id: 7 } })
    platform.reply(LOG, { body: { data: [] } })
    await join(play)
    await expect(await canvas.findByText(t('promotion-players:member'))).toBeVisible()
    await expect(await canvas.findByText(t('promotion:points', { count: 0 }))).toBeVisible()
    await expect(platform.requestsTo(JOIN)).toHaveLength(1)
  },
}

/** Presses in a row are one call. */
export const JoiningWaits: Story = {
  parameters: noPicture('a moment between two others'),
  ...seen(NOBODY),
  play: async (play) => {
    await join(play)
    await userEvent.keyboard('{Enter}{Enter} ')
    await waitFor(() => expect(play.platform.requestsTo(JOIN)).toHaveLength(1))
  },
}

/** Each of the platform's reasons has its text, and players with several accounts are led to support. */
export const Refused: Story = {
  ...seen({ ...NOBODY, [JOIN]: refused('multi_account') }),
  play: async (play) => {
    const { canvas, t } = play
    const { platform } = play
    const alert = () => canvas.getByRole('alert')
    const texts = [
      ['multi_account', t('promotion-players:multiAccount')],
      ['invalid_promotion', t('promotion-players:inactive')],
      ['action_not_allowed', t('promotion-players:notAllowed')],
      ['something_new', t('promotion-players:refused')],
      ['multi_account', t('promotion-players:multiAccount')],
    ] as const
    for (const [code, text] of texts) {
      platform.reply(JOIN, refused(code))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await join(play)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await waitFor(() => expect(alert()).toHaveTextContent(text))
    }
  },
}

/** Without an answer the outcome is unknown: the platform is asked, and the button stays. */
export const Unanswered: Story = {
  parameters: noPicture('like a refusal'),
  ...seen({ ...NOBODY, [JOIN]: 'cut' }),
  play: async (play) => {
    const { canvas, t } = play
    await join(play)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('promotion-players:unknownOutcome')))
    play.platform
      .reply(USER_DATA, { body: { data: wireUserData(7, { points: 20 }) } })
      .reply(LOG, { body: { data: [] } })
    await join(play)
    await expect(await canvas.findByText(t('promotion-players:member'))).toBeVisible()
  },
}

/** Without a button, the first bet makes the player a participant. */
export const ByPlaying: Story = {
  args: { promotion: aPromotion({ hasParticipateButton: false }) },
  ...seen(NOBODY),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('promotion-players:playText'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const over = (promotion: Promotion): Promotion => ({ ...promotion, status: 'past' })

/** After the end a member sees what remained, and days without a way to the cashbox. */
export const MemberOfPast: Story = {
  args: { promotion: over(withAll) },
  ...seen(memberWith(1280, { ...days('EUR'), ...log(2) })),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('promotion-players:tookPart'))).toBeVisible()
    await canvas.findAllByText(t('promotion-players:dayDone'))
    await expect(canvas.queryByRole('link', { name: /15/ })).toBeNull()
  },
}

/** A player who did not take part sees nothing after the end. */
export const StrangerOfPast: Story = {
  parameters: noPicture('nothing is drawn'),
  args: { promotion: over(aPromotion()) },
  ...seen(NOBODY),
  play: async ({ canvas, t }) => {
    await expect(canvas.queryByText(t('promotion-players:title'))).toBeNull()
  },
}

export const Upcoming: Story = {
  args: { promotion: aPromotion({ status: 'future', startAt: Date.UTC(2026, 5, 1), endAt: Date.UTC(2026, 5, 9) }) },
  ...seen(NOBODY),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('promotion-players:upcomingText'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Before they are read there are no points, and no button that might be wrong. */
export const Unread: Story = {
  ...seen('waits'),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('promotion-players:title'))).toBeVisible()
    await expect(canvas.queryByText(t('promotion:points', { count: 0 }))).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Failed: Story = {
  ...seen('down'),
  play: async (play) => {
    const { canvas, t } = play
    await expect(await canvas.findByText(t('promotion-players:ownFailed'))).toBeVisible()
    play.platform
      .reply(USER_DATA, { body: { data: wireUserData(7, { points: null }) } })
      .reply(OWN, { status: 404 })
      .reply(LOG, { status: 500 })
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await expect(await canvas.findByText(t('promotion-players:noPlace'))).toBeVisible()
    await expect(canvas.queryByText(t('promotion:points', { count: 0 }))).toBeNull()
    await expect(await canvas.findByText(t('promotion-players:logFailed'))).toBeVisible()
  },
}
