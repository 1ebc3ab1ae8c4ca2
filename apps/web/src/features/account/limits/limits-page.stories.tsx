/**
 * @promise Limits: a platform without limits, scores or dates of payments: the limits are support's, no column
 *   of dashes, no sums of 0
 * @proof here (BySupport), leaderboard.stories (States), balance-page.stories (WithoutDates)
 * @journey none
 */

import { formatMoney } from '@croupier/domain/core'
import { noPicture } from '@croupier/story-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { AgreeingDialogs, everyFault, checkEveryFault, formatLookedUp, formatPressFault } from '#testing/form-faults.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { Page } from './limits-page.tsx'

const meta = {
  title: 'Web/Limits',
  component: Page,
  parameters: { layout: 'fullscreen', platformSays: ['minutes', 'hours', 'hour'] },
  decorators: [framed({ path: '/cashbox/limits', route: '/cashbox/limits', dialogs: new AgreeingDialogs() })],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const LIMITS = '/json-api/users/limits'
const DAY = 86_400_000
const iso = (at: number) => new Date(at).toISOString()

const open = { amount: null, used: 120_000, left: null, frees_at: iso(STORY_NOW + DAY), pending: null }
const wire = (currency: string, more: object = {}) => ({
  currency,
  deposit: { day: open, week: open, month: open },
  raise_delay: 86_400,
  reality_check: { minutes: null },
  break: null,
  ...more,
})
const set = {
  deposit: {
    day: { ...open, amount: 200_000, left: 80_000 },
    week: {
      ...open,
      amount: 500_000,
      left: 380_000,
      pending: { amount: 1_000_000, from: iso(STORY_NOW + DAY) },
    },
    month: { ...open, amount: 120_000, left: 0, pending: { amount: null, from: iso(STORY_NOW + DAY) } },
  },
  reality_check: { minutes: 60 },
}

export const NothingSet: Story = {
  tags: ['axe:brands'],
  ...asPlayer(({ currency }) => ({ [LIMITS]: { body: { data: wire(currency) } } })),
  play: async ({ canvas, t }) => {
    await waitFor(() => expect(canvas.getByTestId('limit-deposit-day')).toHaveTextContent(t('limits:none')))
  },
}

export const AllSet: Story = {
  tags: ['visual:brands'],
  ...asPlayer(({ currency }) => ({ [LIMITS]: { body: { data: wire(currency, set) } } })),
  play: async ({ canvas, t }) => {
    const day = await canvas.findByRole('form', { name: t('limits:name_deposit_day') })
    await userEvent.type(within(day).getByLabelText(t('limits:newAmount')), '100')
    await expect(within(day).getByText(t('limits:holdsAtOnce'))).toBeVisible()
  },
}

const counted = { ...open, amount: 200_000, left: 80_000 }
const minutes = { ...open, used: 45, amount: 120, left: 75 }
const allKinds = {
  ...set,
  net_spend: { day: open, week: counted, month: open },
  loss: { day: counted, week: 'x', month: open },
  stake: { round: { ...open, used: 0, amount: 1000, left: 1000, frees_at: null, required: true } },
  time: { day: { ...minutes, max: 180 }, week: { ...open, used: 45 }, month: { ...open, used: 45 } },
  session: { session: { ...open, used: 0, frees_at: null } },
}

const ask = (at: string) => ({ at, kinds: ['deposit', 'loss'], may_skip: true })
const review = { at: 'review', kinds: [], may_skip: true }

/** All kinds: money and minutes, one that cannot be removed, a highest amount, and one that could not be read. */
export const AllKinds: Story = {
  tags: ['axe:brands'],
  ...asPlayer(({ currency }) => ({ [LIMITS]: { body: { data: wire(currency, allKinds) } } })),
  play: async ({ canvas, t, platform, currency }) => {
    const stake = await canvas.findByRole('form', { name: t('limits:name_stake_round') })
    await expect(within(stake).queryByRole('button', { name: t('limits:remove') })).toBeNull()
    const week = canvas.getByRole('form', { name: t('limits:name_net_spend_week') })
    await expect(within(week).getByRole('button', { name: t('limits:remove') })).toBeVisible()
    await expect(canvas.queryByRole('form', { name: t('limits:name_loss_week') })).toBeNull()
    await expect(canvas.getByText(t('limits:notLoaded'))).toBeVisible()

    // A kind without a limit is folded to its title.
    const session = canvas.getByTestId('limit-session-session')
    await expect(session).not.toBeVisible()
    await userEvent.click(canvas.getByRole('heading', { name: t('limits:sessionTitle') }))
    await expect(session).toBeVisible()

    const day = canvas.getByRole('form', { name: t('limits:name_time_day') })
    const submit = within(day).getByRole('button', { name: t('limits:set') })
    const field = within(day).getByLabelText(t('limits:newMinutes'))
    await userEvent.type(field, '200')
    await userEvent.click(submit)
    const three = new Intl.NumberFormat(t.languageTag, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(3)
    await expect(
      within(day).getByText(t('limits:aboveHighest', { amount: three }), { normalizer: String }),
    ).toBeVisible()
    const time = { ...allKinds.time, day: { ...minutes, amount: 90, left: 45 } }
    platform.reply(`PUT ${LIMITS}/time`, { body: wire(currency, { ...allKinds, time }) })
    await userEvent.clear(field)
    await userEvent.type(field, '90')
    await userEvent.click(submit)
    await waitFor(() => expect(field).toHaveValue(''))
    const sent = platform.requestsTo(`PUT ${LIMITS}/time`).map(({ body }) => JSON.parse(String(body)) as unknown)
    await expect(sent).toEqual([{ period: 'day', amount: 90 }])
  },
}

/** The market asks for limits, which may be skipped, and for a review. */
export const Asked: Story = {
  ...asPlayer(({ currency }) => ({
    [LIMITS]: { body: { data: wire(currency, { ...allKinds, asks: [ask('deposit'), review] }) } },
  })),
  play: async ({ canvas, t, platform, currency }) => {
    const asked = await canvas.findByRole('region', { name: t('limits:offeredTitle') })
    await expect(canvas.queryByText(t('limits:askedTitle'))).toBeNull()
    platform.reply(`POST ${LIMITS}/answered`, { body: wire(currency, { ...allKinds, asks: [review] }) })
    await userEvent.click(within(asked).getByRole('button', { name: t('limits:goWithout') }))
    await waitFor(() => expect(asked).not.toBeInTheDocument())
    platform.reply(`POST ${LIMITS}/answered`, { body: wire(currency, allKinds) })
    const again = canvas.getByRole('region', { name: t('limits:reviewTitle') })
    await userEvent.click(within(again).getByRole('button', { name: t('limits:keepAll') }))
    await waitFor(() => expect(again).not.toBeInTheDocument())
    const sent = platform.requestsTo(`POST ${LIMITS}/answered`).map(({ body }) => JSON.parse(String(body)) as unknown)
    await expect(sent).toEqual([{ at: 'deposit' }, { at: 'review' }])
  },
}

export const OnABreak: Story = {
  ...asPlayer(({ currency }) => ({
    [LIMITS]: {
      body: { data: wire(currency, { ...set, break: { period: 'week', until: iso(STORY_NOW + 5 * DAY) } }) },
    },
  })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible())
  },
}

/** A break and a period end while the page is open, by the server's time; then the platform's new figures are shown. */
export const PeriodEnds: Story = {
  ...asPlayer(({ currency }) => ({
    [LIMITS]: { body: { data: wire(currency, { ...set, break: { period: 'day', until: iso(STORY_NOW + DAY) } }) } },
  })),
  parameters: noPicture('as AllSet'),
  play: async ({ canvas, currency, platform, timers, t, site }) => {
    const isOnABreak = () => canvas.getByRole('status').textContent !== ''
    await waitFor(() => expect(isOnABreak()).toBe(true))
    const day = { ...open, amount: 200_000, used: 0, left: 200_000, frees_at: iso(STORY_NOW + 2 * DAY) }
    platform.reply(LIMITS, { body: { data: wire(currency, { ...set, deposit: { ...set.deposit, day } }) } })
    site.clock.sync(new Date(STORY_NOW + DAY + 10_000).toUTCString(), 0)
    await waitFor(() => expect(isOnABreak()).toBe(false))
    timers.advance(15_000)
    const money = (minor: number) => formatMoney(minor, currency, t.locale, { cents: 'when-needed' })
    const used = t('limits:used', { used: money(0), amount: money(200_000) })
    await waitFor(() => expect(canvas.getByTestId('limit-deposit-day')).toHaveTextContent(used))
  },
}

export const AmountMissing: Story = {
  ...asPlayer(({ currency }) => ({ [LIMITS]: { body: { data: wire(currency) } } })),
  play: async ({ canvas, t }) => {
    const month = await canvas.findByRole('form', { name: t('limits:name_deposit_month') })
    await userEvent.click(within(month).getByRole('button', { name: t('limits:set') }))
    await expect(within(month).getByText(t('limits:amountMissing'))).toBeVisible()
  },
}

export const SavedSeparately: Story = {
  ...asPlayer(({ currency }) => ({ [LIMITS]: { body: { data: wire(currency) } } })),
  play: async ({ canvas, t }) => {
    const submit = (form: HTMLElement) => form.querySelector('button[type=submit]')
    const [day, week] = await Promise.all(
      (['limits:name_deposit_day', 'limits:name_deposit_week'] as const).map((name) =>
        canvas.findByRole('form', { name: t(name) }),
      ),
    )
    for (const form of [day!, week!]) {
      await userEvent.type(within(form).getByLabelText(t('limits:newAmount')), '100')
      await expect(submit(form)).not.toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(within(form).getByRole('button', { name: t('limits:set') }))
      await expect(submit(form)).toHaveAttribute('aria-disabled', 'true')
    }
    await userEvent.click(canvas.getByRole('button', { name: t('limits:noReminder') }))
    await expect(canvas.getByRole('group', { name: t('limits:reminderTitle') })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Loading: Story = asPlayer('waits')

export const Failed: Story = {
  ...asPlayer('down'),
  play: async ({ canvas, t }) => {
    await waitFor(() => expect(canvas.getByText(t('limits:notLoaded'))).toBeVisible())
  },
}

/** A platform without limits of the player's own. */
export const BySupport: Story = {
  ...asPlayer({ [LIMITS]: { status: 404 } }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('limits:bySupport'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('errors:retry') })).toBeNull()
  },
}

export const EveryFault: Story = {
  ...asPlayer(({ currency }) => ({ [LIMITS]: { body: { data: wire(currency) } } })),
  parameters: everyFault,
  play: async ({ canvas, t, site }) => {
    const faulty = { site, isOfPlayer: true, says: formatLookedUp(t) }
    const week = await canvas.findByRole('form', { name: t('limits:name_deposit_week') })
    await userEvent.type(within(week).getByLabelText(t('limits:newAmount')), '75')
    await checkEveryFault({ ...faulty, route: `PUT ${LIMITS}/deposit`, form: () => week })

    const press = { ...faulty, says: formatLookedUp(t, formatPressFault) }
    const reminder = canvas.getByRole('group', { name: t('limits:reminderTitle') })
    const choice = within(reminder).getAllByRole('button').at(-1)!
    await checkEveryFault({
      ...press,
      route: `PUT ${LIMITS}/reality-check`,
      form: () => reminder.parentElement!,
      press: () => userEvent.click(choice),
    })
    await expect(choice).toHaveAttribute('aria-pressed', 'false')

    const rest = canvas.getByRole('button', { name: t('limits:break_day') })
    await checkEveryFault({
      ...press,
      route: `POST ${LIMITS}/break`,
      form: () => rest.parentElement!.parentElement!,
      press: () => userEvent.click(rest),
    })
  },
}
