import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { inside, noPicture } from '@croupier/story-kit'
import { Button } from './button.tsx'
import { buttonStyles } from './button-styles.ts'

const meta = {
  title: 'Display/Button',
  component: Button,
  args: { children: 'Deposit €50', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  tags: ['visual:brands'],
  args: { intent: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit €50' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Secondary: Story = {
  tags: ['visual:brands'],
  args: { intent: 'secondary', children: 'Play demo' },
}
export const Ghost: Story = {
  args: { intent: 'ghost', children: 'Not now' },
}
export const Danger: Story = {
  args: { intent: 'danger', children: 'Cancel the payout' },
}
export const Disabled: Story = {
  args: { disabled: true, intent: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}
export const Loading: Story = {
  args: { loading: true, intent: 'primary', type: 'submit' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Deposit €50' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
  },
}
export const AriaDisabled: Story = {
  parameters: noPicture('as Disabled'),
  args: { 'aria-disabled': true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Deposit €50' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}
export const WithIcon: Story = {
  args: {
    intent: 'primary',
    children: (
      <>
        <Plus aria-hidden="true" />
        Deposit
      </>
    ),
  },
}
export const Block: Story = { args: { block: true, intent: 'primary', size: 'lg' } }
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} {...args} size={size}>
          {size}
        </Button>
      ))}
    </div>
  ),
}
export const AsLink: Story = {
  parameters: noPicture('as the primary LinkButton'),
  render: () => (
    <a href="#cashbox" className={buttonStyles({ intent: 'primary' })}>
      Go to the cashbox
    </a>
  ),
}
export const LongText: Story = {
  args: { intent: 'primary', children: 'Confirm and top up the account with €1,500,000.00 from a bank card' },
  decorators: [inside('w-72')],
}
