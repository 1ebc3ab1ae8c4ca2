import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flame } from 'lucide-react'
import { expect } from 'storybook/test'
import { inside } from '@croupier/story-kit'
import { Badge } from './badge.tsx'

const meta = { title: 'Display/Badge', component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Accent: Story = {
  tags: ['visual:brands'],
  args: { tone: 'accent', children: 'Jackpot' },
}
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
/** A badge is one line; longer text is cut. */
export const LongText: Story = {
  args: { tone: 'info', children: 'Exclusively for the members of the club until the end of March' },
  decorators: [inside('w-40')],
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector('[data-slot=badge]')
    await expect(badge?.getBoundingClientRect().width).toBeLessThanOrEqual(160)
  },
}
