import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Toasts } from './toasts.tsx'

const meta = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  component: Toasts,
  args: {
    label: 'Notices',
    closeLabel: 'Close',
    onClose: fn(),
    toasts: [
      { id: '1', tone: 'positive', title: 'Deposit received', text: '1 500 ₽ are on your balance.', lifetime: 0 },
      {
        id: '2',
        tone: 'accent',
        title: 'You have a gift',
        text: '50 spins in Book of Sands.',
        action: <Button size="sm">Take it</Button>,
        lifetime: 0,
      },
      {
        id: '3',
        tone: 'negative',
        title: 'Payout declined',
        text: 'The card is not yours. The money is back on your balance.',
        lifetime: 0,
      },
    ],
  },
  decorators: [
    (Part) => (
      <div className="min-h-96">
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof Toasts>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Payout declined')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[0] ?? canvas.getByRole('alert'))
    await expect(args.onClose).toHaveBeenCalledWith('1')
  },
}
export const ShowsThreeAtMost: Story = {
  args: {
    toasts: Array.from({ length: 5 }, (_, index) => ({ id: String(index), title: `Notice ${index + 1}`, lifetime: 0 })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('status')).toHaveLength(3)
  },
}
export const GoesByItself: Story = {
  args: { toasts: [{ id: 'soon', title: 'Gone in a moment', lifetime: 50 }] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('soon'))
  },
}
