import type { Meta, StoryObj } from '@storybook/react-vite'
import { wireTransaction, wireTransactionPage } from '@croupier/platform-fixtures'
import { expect, screen, waitFor } from 'storybook/test'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { ToastsAndPopups } from './toasts-and-popups.tsx'

const meta = {
  title: 'Web/Toasts of money',
  component: ToastsAndPopups,
  args: { previousPath: null },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  decorators: [framed({ className: 'min-h-96' })],
} satisfies Meta<typeof ToastsAndPopups>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** A transaction that just became final. */
const ended = (type: 'deposit' | 'payout', status: 'done' | 'declined'): Pick<Story, 'loaders' | 'play'> => {
  const tell: Play = async ({ t, socket }) => {
    // Wait until the toasts are subscribed.
    await screen.findByRole('region', { name: t('notifications:region') })
    await socket.emit('treasury-transaction-updated', { transaction_id: 7, type, intent: null, status })
    const toast = await screen.findByRole('listitem')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(toast.querySelectorAll('a')).toHaveLength(status === 'done' ? 0 : 1)
  }
  return {
    ...asPlayer(
      ({ currency }) => {
        const transaction = wireTransaction({ id: 7, type, amount: 1_234_550, currency, status, title: null })
        return { [`/json-api/treasury/user/${type}s`]: { body: wireTransactionPage([transaction]) } }
      },
      { prepare: (site) => site.start() },
    ),
    play: tell,
  }
}

export const DepositDone: Story = ended('deposit', 'done')
export const DepositDeclined: Story = ended('deposit', 'declined')
export const PayoutPaid: Story = ended('payout', 'done')
export const PayoutDeclined: Story = ended('payout', 'declined')
