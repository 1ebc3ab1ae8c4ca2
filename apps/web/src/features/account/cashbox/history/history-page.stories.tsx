import { noPicture } from '@croupier/story-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { framed } from '#testing/framed.tsx'
import { formatMoment } from '#shared/texts/format-time.ts'
import { aDepositOverMidnight, depositsOfEachState, inCashbox, OVER_MIDNIGHT } from '#testing/story-data/cashbox.ts'
import { Page } from './history-page.tsx'

const meta = {
  title: 'Web/Cashbox/History',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [
    framed(({ parameters }) => ({
      path: `/cashbox/history${String(parameters['query'] ?? '')}`,
      route: '/cashbox/history',
    })),
  ],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = inCashbox({ platform: 'waits' })
export const Down: Story = {
  ...inCashbox({ platform: 'down' }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('cashbox:historyFailed'))).toBeVisible()
  },
}
export const Deposits: Story = {
  tags: ['visual:brands'],
  ...inCashbox({ answers: depositsOfEachState }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findAllByTestId('transaction')).toHaveLength(5)
    const sums = canvas.getByRole('region', { name: t('cashbox:forAllTime') })
    await expect(sums.textContent.replaceAll(/\D/g, '')).toBe('1234567360000')
  },
}
/** A payment that was made before midnight, and done after it, has the day that lists and sums are by. */
export const OverMidnight: Story = {
  ...inCashbox({ answers: aDepositOverMidnight }),
  parameters: noPicture('as Deposits'),
  play: async ({ canvas, t }) => {
    const card = await canvas.findByTestId('transaction')
    await expect(card).toHaveTextContent(`${t('cashbox:created')} ${formatMoment(t, OVER_MIDNIGHT.created)}`)
    await expect(card).toHaveTextContent(`${t('cashbox:changed')} ${formatMoment(t, OVER_MIDNIGHT.updated)}`)
  },
}
export const Empty: Story = {
  tags: ['axe:brands'],
  ...inCashbox(),
}
export const TimeBackwards: Story = {
  ...inCashbox(),
  parameters: { query: '?from=2026-05-09&to=2026-05-01' },
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('cashbox:backwards'))).toBeVisible()
    await expect(canvas.getByLabelText(t('cashbox:to'))).toBeInvalid()
  },
}
export const NothingFound: Story = {
  ...inCashbox(),
  parameters: { query: '?status=declined&from=2026-05-01&to=2026-05-09' },
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('button', { name: t('cashbox:clearFilters') })).toBeVisible()
  },
}
