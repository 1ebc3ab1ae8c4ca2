import type { Meta, StoryObj } from '@storybook/react-vite'
import { LevelBadge } from './level-badge.tsx'

const meta = { component: LevelBadge, args: { level: 7, name: 'Gold' } } satisfies Meta<typeof LevelBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithProgress: Story = { args: { progress: 64 } }
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
