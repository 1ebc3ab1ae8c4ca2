import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sampleArt } from '../stories/sample-art.ts'
import { Avatar } from './avatar.tsx'

const meta = { component: Avatar, args: { name: 'Анна Ким' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = { args: { src: sampleArt(3, { width: 100, height: 100 }) } }
export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('АК')).toBeVisible()
  },
}
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA', decorative: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Анна Ким' })).toHaveTextContent('АК'))
  },
}
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
}
