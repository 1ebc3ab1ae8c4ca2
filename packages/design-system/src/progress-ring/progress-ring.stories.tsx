import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift } from 'lucide-react'
import { expect } from 'storybook/test'
import { ProgressRing } from './progress-ring.tsx'

const meta = {
  title: 'Display/ProgressRing',
  component: ProgressRing,
  args: { value: 40, label: 'Wagered', valueText: '€20 of €50' },
} satisfies Meta<typeof ProgressRing>
export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Wagered' })
    await expect(ring).toHaveAttribute('aria-valuenow', '40')
    await expect(ring).toHaveAttribute('aria-valuetext', '€20 of €50')
  },
}
export const WithFigure: Story = { args: { size: 'lg', children: '40 %' } }
export const WithIcon: Story = { args: { tone: 'info', children: <Gift /> } }
export const Empty: Story = { args: { value: 0, valueText: undefined } }
export const Full: Story = { args: { value: 100, tone: 'positive', children: '100' } }
/** Values out of range show as full or empty. */
export const OutOfRange: Story = {
  args: { value: 250, max: 200, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '200')
  },
}
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-5">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <ProgressRing key={size} {...args} size={size} value={72}>
          72
        </ProgressRing>
      ))}
    </div>
  ),
}
