import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { sampleArt } from '../stories/sample-art.ts'
import { Avatar } from './avatar.tsx'

const meta = { title: 'Display/Avatar', component: Avatar, args: { name: 'Anna Kim' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

const art = sampleArt(3, { width: 100, height: 100 })

export const Picture: Story = { args: { src: art } }
export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AK')).toBeVisible()
  },
}
export const BrokenPicture: Story = {
  parameters: noPicture('as Initials'),
  args: { src: 'data:image/png;base64,AAAA', decorative: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Anna Kim' })).toHaveTextContent('AK'))
  },
}
export const WithoutAName: Story = { args: { name: '' } }
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
}
export const Frames: Story = {
  render: (args) => (
    <div className="flex items-center gap-5">
      {(['none', 'plain', 'accent', 'own'] as const).map((frame) => (
        <Avatar key={frame} {...args} src={frame === 'plain' ? undefined : art} size="lg" frame={frame} />
      ))}
    </div>
  ),
}
export const Overlapping: Story = {
  render: (args) => (
    <div className="flex [&>:not(:first-child)]:-ms-3">
      {[1, 2, 3, 4].map((seed) => (
        <Avatar key={seed} {...args} src={sampleArt(seed, { width: 100, height: 100 })} frame="plain" />
      ))}
    </div>
  ),
}
