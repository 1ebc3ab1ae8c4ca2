/**
 * @promise Cashbox: the cashbox by keyboard alone, with what is announced, and by touch
 * @proof withdraw-page.stories, history-page.stories, result-page.stories
 * @journey cashbox/keyboard, cashbox/on-a-phone
 *
 * @promise Limits: the deposit page leads to the player's limits, also before one is set
 * @demand limitsAtDeposit
 * @proof here (Form)
 * @journey none
 */

import { noPicture } from '@croupier/story-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatMoney } from '@croupier/domain/core'
import { expect, userEvent, within } from 'storybook/test'
import { everyFault, checkEveryFault } from '#testing/form-faults.ts'
import { framed } from '#testing/framed.tsx'
import { GAMES_ORIGIN, refused } from '#testing/story-site.tsx'
import {
  aBreak,
  aDepositGift,
  aTightLimit,
  aWaitingDeposit,
  inCashbox,
  formatMoneyFault,
  knownPlaces,
} from '#testing/story-data/cashbox.ts'
import { storyMarket } from '#testing/story-data/market.ts'
import { nothingMade } from '#testing/story-data/nothing-made.ts'
import { Page } from './deposit-page.tsx'

const meta = {
  title: 'Web/Cashbox/Deposit',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('/cashbox')],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const OPEN = '/json-api/treasury/open'
const unset = { amount: null, used: 0, left: null, frees_at: null, pending: null }
const noLoss = { loss: { day: unset, week: unset, month: unset } }
const lossAsked = { at: 'deposit', kinds: ['loss'], may_skip: false }
const pay: Play = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('textbox')
  await userEvent.click(canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')!)
}

export const Loading: Story = inCashbox({ platform: 'waits' })

export const Down: Story = {
  ...inCashbox({ platform: 'down' }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('cashbox:systemsFailed'))).toBeVisible()
  },
}

export const Form: Story = {
  tags: ['visual:brands'],
  ...inCashbox(),
  play: async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('cashbox:moreSystems', { number: 2 }) }))
    await expect(canvas.getAllByRole('radio')).toHaveLength(4)
    // Before a limit is set, too.
    await expect(canvas.getByText(t('cashbox:limitsOffer'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('layout:ownLimits') })).toHaveAttribute('href', '/cashbox/limits')
  },
}

/** On a platform without limits: support sets them. */
export const LimitsBySupport: Story = {
  ...inCashbox({ answers: () => ({ '/json-api/users/limits': { status: 404 } }) }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('cashbox:limitsBySupport'))).toBeVisible()
    await expect(canvas.queryByText(t('cashbox:limitsOffer'))).toBeNull()
  },
}

/** Where the market demands a notice. */
export const InAMarket: Story = {
  parameters: { platformSays: storyMarket },
  ...inCashbox({ market: storyMarket }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByTestId('market-notice-deposit')).toHaveTextContent(
      String(storyMarket.notice?.words[t.locale]),
    )
  },
}

/** Begun on another device. */
export const WaitingElsewhere: Story = {
  ...inCashbox({ answers: aWaitingDeposit }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('link', { name: t('cashbox:payOn') })).toBeVisible()
  },
}

export const SavedCards: Story = {
  tags: ['axe:brands'],
  ...inCashbox({ answers: knownPlaces }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /4242/ }))
  },
}

export const WithGift: Story = {
  ...inCashbox({ answers: aDepositGift }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('cashbox:giftAdds'))).toBeVisible()
  },
}

/** Where bonuses come only after play, a deposit before it has none, whatever the platform sends. */
export const BonusAfterPlay: Story = {
  parameters: { ...noPicture('as Form'), platformSays: storyMarket },
  ...inCashbox({ answers: aDepositGift, market: { ...storyMarket, isBonusAfterPlay: true }, hasPlayed: false }),
  play: async ({ canvas, t }) => {
    await canvas.findByRole('textbox')
    await expect(canvas.queryByText(t('cashbox:gift'))).toBeNull()
    await expect(canvas.queryByText(t('cashbox:giftAdds'))).toBeNull()
  },
}

export const BelowMinimum: Story = {
  tags: ['axe:brands'],
  ...inCashbox(),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '1')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Sending: Story = {
  ...inCashbox(),
  play: async (context) => {
    await pay(context)
    const { t } = context
    await expect(await context.canvas.findByRole('button', { name: t('cashbox:depositing') })).toBeVisible()
  },
}

export const Checking: Story = {
  ...inCashbox({ answers: () => ({ [OPEN]: { status: 502 } }) }),
  play: async (context) => {
    await pay(context)
    const { t } = context
    await expect(await context.canvas.findByRole('heading', { name: t('cashbox:checkingTitle') })).toBeVisible()
  },
}

export const Refused: Story = {
  ...inCashbox({ answers: () => ({ [OPEN]: refused('payment_system_unavailable'), ...nothingMade() }) }),
  play: async (context) => {
    await pay(context)
    const { t } = context
    await expect(await context.canvas.findByText(t('cashbox:payment_system_unavailable'))).toBeVisible()
  },
}

/** More than the player's own limit leaves is not sent, and the field says which limit it is. */
export const AboveOwnLimit: Story = {
  ...inCashbox({ answers: aTightLimit }),
  play: async ({ canvas, canvasElement, t, platform, currency }) => {
    const field = await canvas.findByRole('textbox')
    const left = formatMoney(20_000, currency, t.locale, { cents: 'when-needed' })
    await canvas.findByText((text) => text.includes(left), { normalizer: String, selector: 'output' })
    await userEvent.clear(field)
    await userEvent.type(field, '900')
    await userEvent.click(canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')!)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByText((text) => text.includes(t('limits:name_deposit_day')))).toBeVisible()
    await expect(platform.requestsTo(`POST ${OPEN}`)).toHaveLength(0)
  },
}

/** Where the market asks for limits first: their forms come instead of the deposit, which comes once they are set. */
export const LimitsAskedFirst: Story = {
  ...inCashbox({ answers: (currency) => aTightLimit(currency, { ...noLoss, asks: [lossAsked] }) }),
  play: async ({ canvas, t, platform, currency }) => {
    await expect(await canvas.findByRole('heading', { name: t('limits:askedTitle') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('limits:goWithout') })).toBeNull()
    const { body } = aTightLimit(currency, noLoss)['/json-api/users/limits'] as { body: { data: object } }
    platform.reply('PUT /json-api/users/limits/loss', { body: body.data })
    const day = canvas.getByRole('form', { name: t('limits:name_loss_day') })
    await userEvent.type(within(day).getByLabelText(t('limits:newAmount')), '50')
    await userEvent.click(within(day).getByRole('button', { name: t('limits:set') }))
    await expect(await canvas.findByText(t('cashbox:depositLead'))).toBeVisible()
  },
}

export const OnABreak: Story = {
  ...inCashbox({ answers: aBreak }),
  play: async ({ canvas, canvasElement, t }) => {
    await expect(await canvas.findByRole('heading', { name: t('cashbox:breakTitle') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('cashbox:toWithdraw') })).toBeVisible()
    await expect(canvasElement.querySelector('form')).toBeNull()
  },
}

/** Before the redirect to the payment page, and after coming back from it. */
export const WaitsForPayment: Story = {
  tags: ['axe:brands'],
  ...inCashbox({
    answers: () => ({ [OPEN]: { body: { success: true, transaction_id: 1, redirectUrl: `${GAMES_ORIGIN}/pay/1` } } }),
  }),
  play: async (context) => {
    await pay(context)
    const { t } = context
    await expect(await context.canvas.findByRole('button', { name: t('cashbox:toPaymentPage') })).toBeVisible()
  },
}

export const EveryFault: Story = {
  parameters: everyFault,
  ...inCashbox({ answers: nothingMade }),
  play: async ({ canvas, t, site }) => {
    const amount = await canvas.findByRole('textbox')
    await userEvent.clear(amount)
    await userEvent.type(amount, '610')
    await checkEveryFault({
      site,
      route: `POST ${OPEN}`,
      isOfPlayer: true,
      says: (fault) => formatMoneyFault(t, fault, 'cashbox:missing'),
    })
  },
}

export const GiftEveryFault: Story = {
  parameters: everyFault,
  ...inCashbox({ answers: (currency) => aDepositGift(currency, { is_selected: false }) }),
  play: async ({ canvas, t, site }) => {
    const gift = await canvas.findByRole('radio', { name: /Friday double/ })
    await checkEveryFault({
      site,
      route: 'POST /json-api/user-gifts/cashbox-select',
      isOfPlayer: true,
      press: () => userEvent.click(gift),
      says: () => t('cashbox:giftNotChosen'),
    })
  },
}
