import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { expect } from 'storybook/test'
import { inside, noPicture } from '@croupier/story-kit'
import { LinkButton } from './link-button.tsx'

const meta = {
  title: 'Display/LinkButton',
  component: LinkButton,
  args: { href: '#cashbox', children: 'Go to the cashbox' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Secondary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the cashbox' })).toHaveAttribute('href', '#cashbox')
  },
}
export const Primary: Story = { args: { intent: 'primary' } }
export const Ghost: Story = { args: { intent: 'ghost' } }
export const Danger: Story = { args: { intent: 'danger', children: 'Close the account' } }
export const Block: Story = { args: { intent: 'primary', size: 'lg', block: true } }
export const WithIcon: Story = {
  args: {
    children: (
      <>
        All tournaments
        <ArrowRight aria-hidden="true" />
      </>
    ),
  },
}
export const NewTab: Story = {
  parameters: noPicture('as Secondary'),
  args: { target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener')
  },
}
export const LongText: Story = {
  args: { intent: 'primary', children: 'Read all the rules of getting and wagering the welcome bonus' },
  decorators: [inside('w-72')],
}
