import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { inside, noPicture } from '@croupier/story-kit'
import { ClockProvider } from './clock-provider.tsx'
import { SmsCountdown } from './sms-countdown.tsx'

const NOW = Date.UTC(2026, 2, 14, 18, 30)

const meta = {
  title: 'Display/SmsCountdown',
  component: SmsCountdown,
  args: {
    until: NOW + 59_000,
    waitText: (time: string) => `New code in ${time}`,
    actionText: 'Send a new code',
    readyText: 'You can ask for a new code',
    onAction: fn(),
  },
  parameters: { clock: () => NOW },
  decorators: [
    (Part, { parameters }) => {
      const clock = parameters['clock'] as () => number
      return (
        <ClockProvider now={clock} seed={clock()}>
          <Part />
        </ClockProvider>
      )
    },
  ],
} satisfies Meta<typeof SmsCountdown>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send a new code' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveTextContent('New code in 0:59')
    await userEvent.click(button)
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}
export const TenMinutes: Story = { args: { until: NOW + 600_000 } }
export const LastSecond: Story = { args: { until: NOW + 1000 } }
export const Ready: Story = {
  args: { until: NOW },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
}
export const NoWait: Story = { args: { until: null } }
export const Sending: Story = { args: { until: NOW, loading: true } }
export const LongTexts: Story = {
  args: { waitText: (time) => `A new code of confirmation can be asked for in ${time}` },
  decorators: [inside('w-72')],
}
/** One button in all states: focus stays. */
export const KeepsFocusWhileWaiting: Story = {
  parameters: { clock: Date.now, ...noPicture('Time passes in it') },
  render: function KeepsFocusWhileWaiting(args) {
    const [until, setUntil] = useState(() => Date.now() + 1500)
    return <SmsCountdown {...args} until={until} onAction={() => setUntil(Date.now() + 60_000)} />
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send a new code' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await expect(canvas.getByText('You can ask for a new code')).toBeInTheDocument()
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await expect(button).toHaveFocus()
  },
}
