import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card.tsx'
import { inside } from '@croupier/story-kit'
import { cardStyles } from './card-styles.ts'

const meta = {
  title: 'Display/Card',
  component: Card,
  args: {
    children: (
      <>
        <h3 className="heading text-lg text-strong">Friday reload</h3>
        <p className="mt-2">50 % on the first deposit of the day, up to €100.</p>
      </>
    ),
    className: 'max-w-sm',
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Surface: Story = {
  tags: ['visual:brands'],
}
export const Raised: Story = {
  args: { step: 'raised' },
}
export const Sunken: Story = {
  args: { step: 'sunken' },
}
export const Interactive: Story = {
  tags: ['visual:brands'],
  render: () => (
    <a href="#x" className={cardStyles({ interactive: true, className: 'max-w-sm' })}>
      The whole card is one link
    </a>
  ),
}
export const LongTexts: Story = {
  args: {
    children: (
      <>
        <h3 className="heading text-lg text-strong">Welcome bonus for new members of the loyalty programme</h3>
        <p className="mt-2 wrap-anywhere">Rules: https://example.com/bonus-policy/welcome-package-for-new-members</p>
      </>
    ),
  },
  decorators: [inside('w-72')],
}
export const WithoutPadding: Story = { args: { padding: 'none' } }
