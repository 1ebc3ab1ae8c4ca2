import { noPicture } from '@croupier/story-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { WireTransaction } from '@croupier/domain/cashbox'
import type { WireGift } from '@croupier/domain/gifts'
import type { Balance, Level } from '@croupier/domain/player'
import { wireGift, wireTransaction, wireTransactionPage, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { formatDay } from '#shared/texts/format-time.ts'
import { meansOf, StorySocket } from '#testing/story-site.tsx'
import { Page } from './balance-page.tsx'

const PATH = '/profile/balance'

const meta = {
  title: 'Web/Profile/Balance',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed(PATH)],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const DAY = 86_400_000
const LEVELS = ['Newcomer', 'Player', 'Silver', 'Gold'].map((name, at) => ({ index: at + 1, name, image: null }))

const paid = (id: number, type: WireTransaction['type'], amount: number, daysAgo: number): WireTransaction =>
  wireTransaction({ id, type, amount, status: 'done', created_at: new Date(STORY_NOW - daysAgo * DAY).toISOString() })

const deposits = [2, 3, 9, 14, 15, 27, 60, 130, 200].map((daysAgo, at) =>
  paid(at, 'deposit', 25_000 * (at + 1), daysAgo),
)
const payouts = [1, 12, 90].map((daysAgo, at) => paid(at, 'payout', 60_000 + 15_000 * at, daysAgo))

const answers = (
  given: { gifts?: object[]; deposits?: WireTransaction[]; payouts?: WireTransaction[] } = {},
): AnswerTable => ({
  '/json-api/levels': { body: { data: LEVELS } },
  '/json-api/user-gifts': { body: { data: given.gifts ?? [] } },
  '/json-api/treasury/user/deposits': { body: wireTransactionPage(given.deposits ?? []) },
  '/json-api/treasury/user/payouts': { body: wireTransactionPage(given.payouts ?? []) },
})

interface ProfileStory {
  readonly platform: 'waits' | 'down' | AnswerTable
  readonly balance?: Partial<Balance>
  readonly level?: Partial<Level>
  readonly nickname?: string
  readonly socket?: StorySocket
  readonly isUnknown?: boolean
  readonly isBalanceUnknown?: boolean
}

const seen = ({ platform, balance = {}, level = {}, nickname = 'Anna', ...more }: ProfileStory) =>
  asPlayer(platform, {
    ...(more.socket && { socket: more.socket }),
    change: (known) =>
      more.isUnknown
        ? {}
        : {
            ...known,
            profile: { ...known.profile, nickname },
            balance: more.isBalanceUnknown ? undefined : { ...known.balance, ...balance },
            level: { ...known.level, ...level },
          },
  })

/** Being wagered, with two days left. */
const activeBonus = (id: number, changes: Partial<WireGift>): WireGift =>
  wireGift(id, { state: 'activated', expiredAt: new Date(STORY_NOW + 2 * DAY).toISOString(), ...changes })

const beingWagered = [
  activeBonus(1, { title: 'Friday double', rollover: 64, wager: 30 }),
  activeBonus(2, { title: 'Welcome bonus', rollover: 5, wager: null }),
  wireGift(3, { title: 'Not activated', state: 'received' }),
]

export const WithABonus: Story = {
  tags: ['visual:brands'],
  ...seen({ platform: answers({ gifts: beingWagered, deposits, payouts }), balance: { winback: 125_00 } }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Friday double' })).toHaveAttribute('value', '64')
    await expect(canvas.queryByText('Not activated')).toBeNull()
    await expect(canvas.getByText(t('profile:realHeld'))).toBeVisible()
    await expect(await canvas.findByTestId('flow-chart')).toBeVisible()
    await userEvent.click(canvas.getByText(t('profile:flowTable')))
    const table = await canvas.findByRole('table', { name: t('profile:flow') })
    await expect(within(table).getAllByRole('row')).toHaveLength(9)
  },
}

export const AYearOfMoney: Story = {
  ...seen({ platform: answers({ deposits, payouts }) }),
  play: async ({ canvas, t }) => {
    const chart = await canvas.findByTestId('flow-chart')
    const month = chart.getAttribute('aria-label')
    const year = canvas.getByRole('button', { name: t('profile:year') })
    await userEvent.click(year)
    await waitFor(() => expect(year).toHaveAttribute('aria-pressed', 'true'))
    await waitFor(() => expect(canvas.getByTestId('flow-chart')).not.toHaveAttribute('aria-label', month))
  },
}

/** At midnight of the player's zone the day that begins is added. */
export const DayEnds: Story = {
  ...seen({ platform: answers({ deposits, payouts }) }),
  parameters: noPicture('as WithABonus'),
  play: async ({ canvas, t, site }) => {
    const tomorrow = new Date(STORY_NOW).setHours(24, 0, 1, 0)
    await canvas.findByTestId('flow-chart')
    await expect(canvas.queryByText(formatDay(t, tomorrow))).toBeNull()
    site.clock.sync(new Date(tomorrow).toUTCString(), 0)
    await expect(await canvas.findByText(formatDay(t, tomorrow))).toBeVisible()
  },
}

export const NothingYet: Story = {
  tags: ['axe:brands'],
  ...seen({ platform: answers(), balance: { real: 0, bonus: 0, wagering: 0, compoints: 0, hasActiveBonus: false } }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('profile:flowEmpty'))).toBeVisible()
    await expect(canvas.getByText(t('profile:wagerNone'))).toBeVisible()
    await expect(canvas.queryByTestId('bonus-order')).toBeNull()
    await expect(canvas.queryByText(t('profile:flowTable'))).toBeNull()
  },
}

const live = new StorySocket()

export const MoneyMoves: Story = {
  ...seen({ platform: answers(), socket: live }),
  play: async ({ canvas, t, site }) => {
    const stop = site.start()
    const order = await canvas.findByTestId('bonus-order')
    const before = order.textContent
    await live.emit('balance-changed', {
      type: 'real',
      balance: 50,
      bonus: 700_00,
      wagering: 0,
      updated_at: STORY_NOW + 1,
    })
    await waitFor(() => expect(canvas.getByTestId('bonus-order').textContent).not.toBe(before))
    await expect(within(canvas.getByTestId('balances')).getByText(/700/)).toBeVisible()
    await expect(canvas.getByText(t('profile:wagerNone'))).toBeVisible()
    await live.emit('compoints-balance-changed', { compointBalance: 4321 })
    meansOf(site).timers.advance(1000)
    await waitFor(() => expect(within(canvas.getByTestId('balances')).getByText(/4.?321/)).toBeVisible())
    stop()
  },
}

const wagers = new StorySocket()
const spun = (wagering: number, at: number) => ({
  type: 'real',
  balance: 100_00,
  bonus: 50_00,
  wagering,
  updated_at: STORY_NOW + at,
})

/** The bar and the estimate follow bets that are made elsewhere, until all is wagered and the gift is used. */
export const WageringMoves: Story = {
  ...seen({
    platform: answers({ gifts: [activeBonus(1, { title: 'Friday double', wagerTotal: 4_000_00, rollover: 20 })] }),
    socket: wagers,
  }),
  play: async ({ canvas, t, site }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Friday double' })
    await expect(bar).toHaveAttribute('value', '20')
    const running = within(canvas.getByTestId('running-bonus'))
    await expect(running.getByRole('timer', { name: t('bonus:ends') })).toBeVisible()
    const bet = running.getByRole('group', { name: t('bonus:bet') })
    const before = bet.textContent
    await userEvent.click(within(bet).getByRole('button', { name: t('bonus:higherBet') }))
    await expect(bet.textContent).not.toBe(before)
    await userEvent.click(within(bet).getByRole('button', { name: t('bonus:lowerBet') }))
    await expect(bet.textContent).toBe(before)
    const stop = site.start()
    await wagers.emit('balance-changed', spun(1_000_00, 1))
    await waitFor(() => expect(bar).toHaveAttribute('value', '75'))
    meansOf(site).timers.advance(1000)
    await wagers.emit('balance-changed', spun(0, 2))
    meansOf(site).timers.advance(1000)
    await waitFor(() => expect(running.getByText(t('bonus:done'))).toBeVisible())
    await expect(running.queryByRole('group')).toBeNull()
    meansOf(site).platform.reply('/json-api/user-gifts', { body: { data: [] } })
    await wagers.emit('gift-state-changed', { id: 1, state: 'used', reason: null })
    meansOf(site).timers.advance(1000)
    await waitFor(() => expect(canvas.queryByTestId('running-bonus')).toBeNull())
    stop()
  },
}

/** One that ends while it is looked at leaves, without word from the platform. */
export const WageringEnds: Story = {
  ...seen({ platform: answers({ gifts: beingWagered }) }),
  parameters: noPicture('as NothingYet'),
  play: async ({ canvas, site }) => {
    await canvas.findByRole('progressbar', { name: 'Friday double' })
    site.clock.sync(new Date(STORY_NOW + 3 * DAY).toUTCString(), 0)
    await waitFor(() => expect(canvas.queryByRole('progressbar', { name: 'Friday double' })).toBeNull())
  },
}

export const LongTexts: Story = {
  // The initials of the nickname.
  parameters: { platformSays: ['MA'] },
  ...seen({
    nickname: 'Maximilian-Aleksandrovich-the-Thirds',
    balance: { real: 999_999_999_99, bonus: 88_888_888_88, wagering: 777_777_777_77, compoints: 1_234_567_890 },
    platform: answers({
      gifts: [activeBonus(1, { title: 'A very long name of a bonus '.repeat(6), rollover: 99.5 })],
      deposits: [paid(1, 'deposit', 999_999_999_99, 1)],
      payouts: [paid(2, 'payout', 888_888_888_88, 1)],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: /A very long name/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** A nickname made by the platform stays on one line of the narrowest phone. */
export const NicknameOnAPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  ...seen({ platform: answers(), nickname: 'player6926044' }),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1, name: 'player6926044' })
    await document.fonts.ready
    const text = document.createRange()
    text.selectNodeContents(name)
    await waitFor(() => expect(text.getClientRects()).toHaveLength(1))
  },
}

export const WithoutDates: Story = {
  ...seen({
    platform: answers({ deposits: [wireTransaction({ type: 'deposit', status: 'done', created_at: null })] }),
  }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('profile:flowUndated'))).toBeVisible()
    await expect(canvas.queryByTestId('flow-chart')).toBeNull()
    await expect(canvas.getByRole('link', { name: t('profile:history') })).toBeVisible()
  },
}

export const LevelWithoutProgress: Story = {
  ...seen({ platform: answers(), level: { name: '', progress: null } }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('layout:level', { level: 3 }))).toBeVisible()
    await expect(canvas.queryByRole('progressbar', { name: t('profile:levelProgress') })).toBeNull()
  },
}

export const Loading: Story = seen({ platform: 'waits', isUnknown: true })

export const Failed: Story = {
  ...seen({ platform: 'down', isUnknown: true }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('profile:accountFailed'))).toBeVisible()
    await expect(await canvas.findByText(t('layout:balanceFailed'))).toBeVisible()
    await expect(await canvas.findByText(t('profile:levelFailed'))).toBeVisible()
    await expect(await canvas.findByText(t('profile:flowFailed'))).toBeVisible()
  },
}

export const BalanceFailed: Story = {
  ...seen({
    platform: { ...answers({ deposits, payouts }), '/json-api/users/balance': { status: 503 } },
    isBalanceUnknown: true,
  }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('layout:balanceFailed'))).toBeVisible()
    await expect(await canvas.findByTestId('flow-chart')).toBeVisible()
  },
}

export const PaymentsFailed: Story = {
  ...seen({
    platform: { ...answers({ gifts: beingWagered }), '/json-api/treasury/user/payouts': { status: 503 } },
  }),
  play: async ({ canvas, t }) => {
    const flow = await canvas.findByText(t('profile:flowFailed'))
    await expect(flow).toBeVisible()
    await expect(await canvas.findByRole('progressbar', { name: 'Welcome bonus' })).toBeVisible()
  },
}
