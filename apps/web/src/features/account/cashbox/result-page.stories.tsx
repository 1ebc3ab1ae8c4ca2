import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { framed } from '#testing/framed.tsx'
import { attemptAnswers, inCashbox, latestDeposit } from '#testing/story-data/cashbox.ts'
import { nothingMade } from '#testing/story-data/nothing-made.ts'
import { Page } from './result-page.tsx'

const meta = {
  title: 'Web/Cashbox/Result',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [
    framed(({ parameters }) => ({
      path: `/cashbox/success${String(parameters['query'] ?? '?intent=story-attempt-of-the-player')}`,
      route: '/cashbox/success',
    })),
  ],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const that = (changes: object) => inCashbox({ answers: (currency) => attemptAnswers(currency, changes) })

export const Asking: Story = {
  ...inCashbox(),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('cashbox:checkingTitle'))).toBeVisible()
  },
}
export const Done: Story = {
  tags: ['visual:brands'],
  ...that({ status: 'done' }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('link', { name: t('cashbox:play') })).toBeVisible()
  },
}
export const Processing: Story = {
  ...that({ status: 'processing' }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('cashbox:processingText'))).toBeVisible()
  },
}
export const Declined: Story = {
  tags: ['axe:brands'],
  ...that({ status: 'declined', reason: 'bank_declined' }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('button', { name: t('cashbox:tryAgain') })).toBeVisible()
  },
}
export const Expired: Story = that({ status: 'cancelled', reason: 'expired' })
export const AwaitingPayment: Story = that({ status: 'new' })
/** The address names no payment: the latest deposit that the platform knows is shown. */
export const WithoutIntent: Story = {
  ...inCashbox({ answers: (currency) => latestDeposit(currency) }),
  parameters: { query: '' },
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('heading', { name: t('cashbox:latestDeposit') })).toBeVisible()
    await expect(canvas.getByText(t('cashbox:successReported'))).toBeVisible()
    await expect(canvas.getByText(t('cashbox:deposit_declined'))).toBeVisible()
  },
}
/** The provider ends the address with a slash. */
export const WithASlash: Story = {
  ...that({ status: 'done' }),
  parameters: { query: '/?intent=story-attempt-of-the-player', ...noPicture('As Done') },
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('cashbox:successReported'))).toBeVisible()
  },
}
/** The platform does not know the payment of the address: the latest deposit is shown. */
export const UnknownIntent: Story = {
  ...inCashbox({
    answers: (currency) => ({ ...latestDeposit(currency), ...nothingMade() }),
  }),
  play: async ({ canvas, timers, t }) => {
    // The platform is asked a second time.
    await waitFor(async () => {
      timers.advance(60_000)
      await expect(canvas.getByRole('heading', { name: t('cashbox:latestDeposit') })).toBeVisible()
    })
  },
}
/** The provider reports success, and the platform a decline. */
export const Contradiction: Story = {
  parameters: noPicture('as Declined'),
  ...that({ status: 'declined', reason: 'bank_declined' }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('cashbox:successReported'))).toBeVisible()
    await expect(await canvas.findByRole('button', { name: t('cashbox:tryAgain') })).toBeVisible()
  },
}
/** The platform knows no deposit at all. */
export const Unknown: Story = {
  ...inCashbox(),
  parameters: { query: '' },
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('cashbox:unknownPaymentTitle'))).toBeVisible()
  },
}
