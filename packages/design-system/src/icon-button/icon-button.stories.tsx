import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart, Search, X } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Display/IconButton',
  component: IconButton,
  args: { label: 'Search', children: <Search /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Ghost: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeEnabled()
  },
}
export const Secondary: Story = { args: { intent: 'secondary' } }
export const Primary: Story = {
  tags: ['visual:brands'],
  args: { intent: 'primary' },
}
export const OnPictures: Story = {
  args: { intent: 'scrim', label: 'Close', children: <X /> },
}
export const Disabled: Story = { args: { disabled: true } }
export const Sizes: Story = {
  render: (args) => (
    <div className="flex gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <IconButton key={size} {...args} size={size} intent="secondary" />
      ))}
    </div>
  ),
}
export const Toggle: Story = {
  render: function Toggle() {
    const [liked, setLiked] = useState(false)
    return (
      <IconButton label="Favourite" intent="scrim" pressed={liked} onClick={() => setLiked((now) => !now)}>
        <Heart className={liked ? 'fill-current' : ''} />
      </IconButton>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Favourite', pressed: false })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}
export const Pressed: Story = {
  args: { pressed: true, label: 'Favourite', children: <Heart className="fill-current" /> },
}
