/**
 * @promise Limits: where the market demands it, the home page shows a player how much of the own limits is used, and asks whether
 *   they are right when that is due
 * @demand limitsAtHome, limitsReview
 * @proof here, site-market.test
 * @journey cashbox/limits
 */

import { noPicture } from '@croupier/story-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { LimitsAtHome } from './limits-at-home.tsx'

const meta = {
  title: 'Web/Limits at home',
  component: LimitsAtHome,
  args: { kinds: ['deposit', 'time'], isReviewed: true },
  parameters: { platformSays: ['minutes', 'hours', 'hour'] },
  decorators: [framed('/')],
} satisfies Meta<typeof LimitsAtHome>
export default meta
type Story = StoryObj<typeof meta>

const LIMITS = '/json-api/users/limits'
const none = {
  amount: null,
  used: 0,
  left: null,
  frees_at: new Date(STORY_NOW + 86_400_000).toISOString(),
  pending: null,
}
const wire = (currency: string, more: object = {}) => ({
  currency,
  deposit: { day: none, week: none, month: none },
  raise_delay: 86_400,
  reality_check: { minutes: null },
  break: null,
  ...more,
})
const set = {
  deposit: { day: { ...none, amount: 200_000, used: 120_000, left: 80_000 }, week: none, month: none },
  loss: { day: { ...none, amount: 50_000, used: 10_000, left: 40_000 }, week: none, month: none },
  time: { day: { ...none, amount: 60, used: 45, left: 15 }, week: none, month: none },
}
const review = { at: 'review', kinds: [], may_skip: true }
const again = { at: 'deposit', kinds: ['deposit'], may_skip: true, again: true }

/** Of the kinds that the market names, and no other. */
export const Used: Story = {
  tags: ['visual:brands', 'axe:brands'],
  ...asPlayer(({ currency }) => ({ [LIMITS]: { body: { data: wire(currency, set) } } })),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('limits:name_deposit_day'))).toBeVisible()
    await expect(canvas.getByText(t('limits:name_time_day'))).toBeVisible()
    await expect(canvas.queryByText(t('limits:name_loss_day'))).toBeNull()
    await expect(canvas.getByRole('link', { name: t('limits:toLimits') })).toHaveAttribute('href', '/cashbox/limits')
    await expect(canvas.queryByRole('region', { name: t('limits:reviewTitle') })).toBeNull()
  },
}

export const NoneSet: Story = {
  parameters: noPicture('as Used, in one line'),
  ...asPlayer(({ currency }) => ({ [LIMITS]: { body: { data: wire(currency) } } })),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('limits:noneAtHome'))).toBeVisible()
  },
}

/** One that could not be read is not said to be missing. */
export const Unreadable: Story = {
  parameters: noPicture('as NoneSet, the link alone'),
  ...asPlayer(({ currency }) => ({
    [LIMITS]: { body: { data: wire(currency, { deposit: { day: 'x', week: none, month: none } }) } },
  })),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('link', { name: t('limits:toLimits') })).toBeVisible()
    await expect(canvas.queryByText(t('limits:noneAtHome'))).toBeNull()
  },
}

/** In a market that demands only the review. */
export const Reviewed: Story = {
  args: { kinds: [] },
  parameters: noPicture('as Limits › Asked'),
  ...asPlayer(({ currency }) => ({ [LIMITS]: { body: { data: wire(currency, { ...set, asks: [review] }) } } })),
  play: async ({ canvas, t, platform, currency }) => {
    const asked = await canvas.findByRole('region', { name: t('limits:reviewTitle') })
    await expect(canvas.queryByTestId('limits-at-home')).toBeNull()
    platform.reply(`POST ${LIMITS}/answered`, { body: wire(currency, set) })
    await userEvent.click(canvas.getByRole('button', { name: t('limits:keepAll') }))
    await waitFor(() => expect(asked).not.toBeInTheDocument())
  },
}

/** Beside the review, who went on without a limit long ago is asked for it again; a question that is new waits for its place. */
export const AskedAgain: Story = {
  args: { kinds: [] },
  parameters: noPicture('as Limits › Asked'),
  ...asPlayer(({ currency }) => ({
    [LIMITS]: {
      body: { data: wire(currency, { asks: [again, { ...again, at: 'game', again: false }, review] }) },
    },
  })),
  play: async ({ canvas, t, platform, currency }) => {
    const asked = await canvas.findByRole('region', { name: t('limits:againTitle') })
    await expect(canvas.getByRole('region', { name: t('limits:reviewTitle') })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: t('limits:offeredTitle') })).toBeNull()
    platform.reply(`POST ${LIMITS}/answered`, { body: wire(currency, { asks: [review] }) })
    await userEvent.click(within(asked).getByRole('button', { name: t('limits:goWithout') }))
    await waitFor(() => expect(asked).not.toBeInTheDocument())
    const sent = platform.requestsTo(`POST ${LIMITS}/answered`).map(({ body }) => JSON.parse(String(body)) as unknown)
    await expect(sent).toEqual([{ at: 'deposit' }])
  },
}

/** A platform without limits, or one that fails: the home page does without. */
export const NotLoaded: Story = {
  parameters: noPicture('nothing'),
  ...asPlayer({ [LIMITS]: { status: 404 } }),
  play: async ({ canvas, platform }) => {
    await waitFor(() => expect(platform.requestsTo(`GET ${LIMITS}`)).toHaveLength(1))
    await expect(canvas.queryByTestId('limits-at-home')).toBeNull()
  },
}
