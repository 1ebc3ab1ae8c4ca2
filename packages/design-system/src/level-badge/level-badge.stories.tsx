import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArt } from '../stories/sample-art.ts'
import { inside } from '@croupier/story-kit'
import { LevelBadge } from './level-badge.tsx'

const meta = { title: 'Display/LevelBadge', component: LevelBadge, args: { level: 7, name: 'Gold' } } satisfies Meta<
  typeof LevelBadge
>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithProgress: Story = {
  tags: ['visual:brands'],
  args: { progress: 64 },
}
export const WithName: Story = { args: { progress: 30, nameShown: true } }
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <LevelBadge level={1} name="One" size="sm" progress={5} />
      <LevelBadge level={12} name="Twelve" progress={50} />
      <LevelBadge level={104} name="Top" size="lg" progress={90} />
    </div>
  ),
}
export const WithPicture: Story = { args: { image: sampleArt(4, { width: 80, height: 80 }), progress: 40 } }
export const NoProgressYet: Story = { args: { progress: 0 } }
export const Complete: Story = { args: { progress: 100 } }
export const LongName: Story = {
  args: { nameShown: true, progress: 30, name: 'Keeper of the treasures' },
  decorators: [inside('w-40')],
}
