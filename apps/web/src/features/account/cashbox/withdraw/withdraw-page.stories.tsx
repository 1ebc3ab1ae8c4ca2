/**
 * @promise Withdraw: where the market says that a payout stands, none can be cancelled, and the form says so before
 * @demand payoutsStand
 * @proof here (RequestsThatStand), payouts.test
 * @journey none
 *
 * @promise Withdraw: a payout without a phone leads to the profile, its code to another phone or to the limit
 * @proof here (Refused, WithoutPhone, Code, CodeLimit)
 * @journey cashbox/withdraw
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatMoney } from '@croupier/domain/core'
import type { PlatformFault } from '@croupier/platform-fixtures'
import { FakePush } from '@croupier/platform-fixtures/fakes'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { AgreeingDialogs, everyFault, inAMinute, checkEveryFault } from '#testing/form-faults.ts'
import { textsOf } from '#testing/story-settings.tsx'
import { framed } from '#testing/framed.tsx'
import { refused } from '#testing/story-site.tsx'
import {
  aPayoutDeclinedOddly,
  cashboxAnswers,
  inCashbox,
  confirmedByPhone,
  knownPlaces,
  payoutsOfEachState,
  formatMoneyFault,
} from '#testing/story-data/cashbox.ts'
import { storyMarket } from '#testing/story-data/market.ts'
import { aPlayer } from '#testing/story-data/player.ts'
import { serverData } from '#testing/story-data/server-data.ts'
import { onSite } from '#testing/story-context.ts'
import { nothingMade } from '#testing/story-data/nothing-made.ts'
import { Page } from './withdraw-page.tsx'

const dialogs = new AgreeingDialogs()

const meta = {
  title: 'Web/Cashbox/Withdraw',
  component: Page,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => dialogs.leavePage(),
  decorators: [framed({ path: '/cashbox/withdraw', route: '/cashbox/withdraw', dialogs })],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const PAYOUT = '/json-api/treasury/user-payout/88'
/** Chooses a saved destination, types an amount and submits. */
const send: Play = async ({ canvas, canvasElement, t }) => {
  const amount = await canvas.findByRole('textbox', { name: t('cashbox:amount') })
  await userEvent.type(amount, '100')
  await userEvent.click(canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')!)
}
const sending = (answer: object) =>
  inCashbox({ answers: (currency) => ({ ...knownPlaces(currency), ...nothingMade(), [PAYOUT]: answer }) })

export const Loading: Story = inCashbox({ platform: 'waits' })
export const Down: Story = {
  ...inCashbox({ platform: 'down' }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('cashbox:payoutSystemsFailed'))).toBeVisible()
  },
}
export const BalanceDown: Story = {
  ...inCashbox({ isBalanceDown: true }),
  play: async ({ canvas, canvasElement, t }) => {
    await expect(await canvas.findByText(t('layout:balanceFailed'))).toBeVisible()
    await expect(canvasElement.querySelector('button[type=submit]')).toBeNull()
  },
}

export const Form: Story = {
  tags: ['visual:brands'],
  ...inCashbox(),
}

export const Unfilled: Story = {
  tags: ['axe:brands'],
  ...inCashbox(),
  play: async ({ canvas, canvasElement, t }) => {
    await canvas.findAllByRole('textbox')
    await userEvent.click(canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')!)
    await expect(canvas.getByText(t('forms:required'))).toBeVisible()
  },
}

export const SavedDestination: Story = inCashbox({ answers: knownPlaces })

export const AboveBalance: Story = {
  ...inCashbox({ answers: knownPlaces }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '49999')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
}

export const LeftToWager: Story = {
  ...inCashbox({ wagering: 320_050 }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('link', { name: t('cashbox:wagerGames') })).toBeVisible()
  },
}

export const Code: Story = {
  ...sending({ body: { success: false, confirm: 'phone', phone: '•••• 4567', retryAfter: 35 } }),
  play: async (context) => {
    await send(context)
    const { t } = context
    await expect(await context.canvas.findByLabelText(t('forms:code'))).toBeVisible()
    const link = context.canvas.getByRole('link', { name: t('cashbox:otherPhone') })
    await expect(link).toHaveAttribute('href', '/profile/info')
  },
}

/** Only the button of the new code shows progress; then a message confirms it. */
export const NewCode: Story = {
  ...sending({ body: { success: false, confirm: 'phone', phone: '•••• 4567', retryAfter: 0 } }),
  play: async (context) => {
    await send(context)
    const { canvas, canvasElement, t, platform } = context
    const again = await canvas.findByRole('button', { name: t('forms:newCode') })
    await expect(canvas.queryByText(t('forms:newCodeSent'))).toBeNull()
    await userEvent.click(again)
    await expect(await canvas.findByText(t('forms:newCodeSent'))).toBeVisible()
    // From here on the platform does not answer.
    platform.reply(PAYOUT, 'waits')
    await userEvent.click(again)
    await expect(again).toHaveAttribute('aria-busy', 'true')
    await expect(canvasElement.querySelector('button[type=submit]')).toHaveTextContent(t('forms:confirmCode'))
    await expect(canvas.queryByText(t('forms:newCodeSent'))).toBeNull()
  },
}

export const Checking: Story = {
  ...sending({ status: 504 }),
  play: async (context) => {
    await send(context)
    const { t } = context
    await expect(await context.canvas.findByRole('heading', { name: t('cashbox:payoutCheckingTitle') })).toBeVisible()
  },
}

/** The limit of codes has a step of its own, which leads to support and back to the form. */
export const CodeLimit: Story = {
  ...sending({ body: { success: false, confirm: 'phone', phone: '•••• 4567', retryAfter: 35 } }),
  play: async (context) => {
    await send(context)
    const { canvas, t, platform } = context
    await userEvent.type(await canvas.findByLabelText(t('forms:code')), '0000')
    const limit = { status: 422, body: { errors: [{ code: 'any' }], is_max_attempts_used: true } }
    platform.reply(PAYOUT, limit)
    await userEvent.click(canvas.getByRole('button', { name: t('forms:confirmCode') }))
    await expect(await canvas.findByText(t('forms:limitPhone'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('cashbox:changeRequest') }))
    await expect(await canvas.findByRole('textbox', { name: t('cashbox:amount') })).toBeVisible()
  },
}

/** A phone is needed: the refusal leads to the profile. */
export const Refused: Story = {
  ...sending(refused('phone_required')),
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByText(textsOf(context.globals)('cashbox:phone_required'))).toBeVisible()
    await expect(dialogs.shown).toMatchObject([{ kind: 'alert', props: { action: { to: '/profile/info' } } }])
  },
}

export const WithoutPhone: Story = {
  ...inCashbox({ answers: confirmedByPhone }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('cashbox:phone_required'))).toBeVisible()
    const link = canvas.getByRole('link', { name: t('cashbox:toProfile') })
    await expect(link).toHaveAttribute('href', '/profile/info')
  },
}

export const Requests: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  ...inCashbox({ answers: (currency) => ({ ...knownPlaces(currency), ...payoutsOfEachState(currency) }) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByTestId('transaction')).toHaveLength(5))
  },
}

/** It loads late, and would push away what a player is about to press. */
export const OfferBelowTheRequests: Story = {
  parameters: noPicture('as Requests, and as the offer alone'),
  ...onSite(
    ({ currency }) => ({
      player: aPlayer(currency),
      push: new FakePush(),
      platform: { ...cashboxAnswers(currency), ...knownPlaces(currency), ...payoutsOfEachState(currency) },
    }),
    { prepare: ({ content }) => content.serverData.set({ ...serverData, webPushKey: 'key' }) },
  ),
  play: async ({ canvas, t }) => {
    const offer = await canvas.findByRole('button', { name: t('push:accept') })
    const last = (await canvas.findAllByTestId('transaction')).at(-1)!
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(offer.getBoundingClientRect().top)
  },
}

export const RequestsThatStand: Story = {
  parameters: noPicture('as Requests'),
  ...inCashbox({
    market: { ...storyMarket, payoutsStand: true },
    answers: (currency) => ({ ...knownPlaces(currency), ...payoutsOfEachState(currency) }),
  }),
  play: async ({ canvas, t }) => {
    await waitFor(() => expect(canvas.getAllByTestId('transaction')).toHaveLength(5))
    await expect(canvas.queryByRole('button', { name: t('cashbox:cancelConfirm') })).toBeNull()
    await expect(await canvas.findByText(t('cashbox:payoutsStand'), { exact: false })).toBeVisible()
  },
}

/** An unknown reason code is never shown: the card says that the money is back and offers support. */
export const DeclinedForAnUnknownReason: Story = {
  parameters: noPicture('as Requests'),
  ...inCashbox({ answers: (currency) => ({ ...knownPlaces(currency), ...aPayoutDeclinedOddly(currency) }) }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('cashbox:payoutDeclinedPlain'))).toBeVisible()
    await expect(canvas.queryByText(/moon_phase/)).toBeNull()
  },
}

export const EveryFault: Story = {
  parameters: everyFault,
  ...inCashbox({ answers: (currency) => ({ ...knownPlaces(currency), ...nothingMade() }) }),
  play: async ({ canvas, t, site }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: t('cashbox:amount') }), '100')
    await checkEveryFault({
      site,
      route: `POST ${PAYOUT}`,
      isOfPlayer: true,
      says: (fault) => formatMoneyFault(t, fault, 'cashbox:payoutMissing'),
    })
  },
}

export const CodeEveryFault: Story = {
  parameters: everyFault,
  ...inCashbox({
    answers: (currency) => ({
      ...knownPlaces(currency),
      ...nothingMade(),
      [PAYOUT]: { body: { success: false, confirm: 'phone', phone: '•••• 4567', retryAfter: 0 } },
    }),
  }),
  play: async (context) => {
    await send(context)
    const { canvas, t, site } = context
    await userEvent.type(await canvas.findByLabelText(t('forms:code')), '1234')
    const faulty = {
      site,
      route: `POST ${PAYOUT}`,
      isOfPlayer: true,
      says: (fault: PlatformFault) => formatMoneyFault(t, fault, 'cashbox:codeMissing'),
    }
    await checkEveryFault(faulty)
    await checkEveryFault({
      ...faulty,
      press: async () => userEvent.click(await canvas.findByRole('button', { name: t('forms:newCode') })),
    })
  },
}

export const CancelEveryFault: Story = {
  parameters: everyFault,
  ...inCashbox({ answers: (currency) => ({ ...knownPlaces(currency), ...payoutsOfEachState(currency) }) }),
  play: async ({ canvas, brand, t, site }) => {
    const amount = formatMoney(120_000, brand.defaultCurrency, t.locale)
    const cancel = { name: t('cashbox:cancelRequest', { amount }) }
    await canvas.findByRole('button', cancel)
    await checkEveryFault({
      site,
      route: 'POST /json-api/treasury/user-payout/cancel',
      isOfPlayer: true,
      form: () => canvas.getByRole('region', { name: t('cashbox:requests') }),
      press: async () => {
        const button = canvas.queryByRole('button', cancel)
        if (button) await userEvent.click(button)
      },
      says: ({ name }) =>
        name === 'status 429'
          ? t('cashbox:too_many_requests', { when: inAMinute(t) })
          : t('cashbox:cancelFailed', { amount }),
    })
    await expect(canvas.getByRole('button', cancel)).toBeVisible()
  },
}
