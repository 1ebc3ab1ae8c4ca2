import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { STORY_NOW } from '../../../testing/story-data/now.ts'
import { aPlayer } from '../../../testing/story-data/player.ts'
import { StoryFrame, storySite, StorySocket } from '../../../testing/story-site.tsx'
import { ToastsAndPopups } from './toasts-and-popups.tsx'

const meta = {
  title: 'Web/Toasts of money',
  component: ToastsAndPopups,
  args: { previousPath: null },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args, { site }) => (
    <StoryFrame site={site}>
      <div className="min-h-96">
        <ToastsAndPopups {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof ToastsAndPopups>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** A transaction that just became final. */
const ended = (type: 'deposit' | 'payout', status: 'done' | 'declined'): Pick<Story, 'loaders' | 'play'> => {
  const tell: Play = async ({ loaded, t }) => {
    // Wait until the toasts are subscribed.
    await screen.findByRole('region', { name: t('notifications:region') })
    const socket = loaded['socket'] as StorySocket
    socket.says('treasury-transaction-updated', { transaction_id: 7, type, intent: null, status })
    const toast = await screen.findByRole('listitem')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(toast.querySelectorAll('a')).toHaveLength(status === 'done' ? 0 : 1)
  }
  return {
    loaders: [
      ({ brand, t }) => {
        const socket = new StorySocket()
        const at = new Date(STORY_NOW).toISOString()
        const transaction = {
          id: 7,
          type,
          intent: 'story-intent-of-the-player',
          payment_system: { key: 88, name: 'Meridian', image: null },
          amount: 1_234_550,
          currency: brand.defaultCurrency,
          status,
          reason: null,
          title: null,
          pay_url: null,
          cancellable: false,
          created_at: at,
          updated_at: at,
        }
        const list = { data: [transaction], total: 1, totals: { deposited: 0, withdrawn: 0 } }
        const site = storySite({
          platform: { [`/json-api/treasury/user/${type}s`]: { body: list } },
          locale: t.locale,
          player: aPlayer(brand.defaultCurrency),
          socket,
        })
        site.start()
        return { site, socket }
      },
    ],
    play: tell,
  }
}

export const DepositDone: Story = ended('deposit', 'done')
export const DepositDeclined: Story = ended('deposit', 'declined')
export const PayoutPaid: Story = ended('payout', 'done')
export const PayoutDeclined: Story = ended('payout', 'declined')
