import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flame } from 'lucide-react'
import { Badge } from './badge.tsx'

const meta = { component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Accent: Story = { args: { tone: 'accent', children: 'Jackpot' } }
export const Info: Story = { args: { tone: 'info' } }
export const Positive: Story = { args: { tone: 'positive', children: 'Paid' } }
export const Negative: Story = { args: { tone: 'negative', children: 'Declined' } }
export const OnPictures: Story = {
  args: {
    tone: 'scrim',
    children: (
      <>
        <Flame aria-hidden="true" />
        Top
      </>
    ),
  },
}
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Badge size="sm">7</Badge>
      <Badge>New</Badge>
      <Badge size="lg">Exclusive</Badge>
    </div>
  ),
}
