import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cherry } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Chip } from './chip.tsx'

const meta = { title: 'Forms/Chip', component: Chip, args: { children: 'Slots', onClick: fn() } } satisfies Meta<
  typeof Chip
>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slots', pressed: false }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Selected: Story = {
  tags: ['visual:brands'],
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  },
}
export const WithIconAndCount: Story = { args: { icon: <Cherry aria-hidden="true" />, count: 1240 } }
export const Disabled: Story = { args: { disabled: true } }
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Chip key={size} {...args} size={size}>
          € 50
        </Chip>
      ))}
    </div>
  ),
}
