import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  title: 'Display/ProgressBar',
  component: ProgressBar,
  args: { value: 40, label: 'Wagered', valueText: '€20 of €50' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {
  tags: ['visual:brands'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Wagered' })).toHaveAttribute('aria-valuetext', '€20 of €50')
  },
}
export const Info: Story = { args: { tone: 'info', value: 70 } }
export const Positive: Story = { args: { tone: 'positive', value: 100 } }
export const Empty: Story = { args: { value: 0 } }
export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <ProgressBar {...args} size="sm" />
      <ProgressBar {...args} />
      <ProgressBar {...args} size="lg" />
    </div>
  ),
}
/** Values over the maximum show as full. */
export const OutOfRange: Story = {
  args: { value: 250, max: 200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '200')
  },
}
