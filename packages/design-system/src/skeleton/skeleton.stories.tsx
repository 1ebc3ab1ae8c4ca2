import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'

const meta = { title: 'Display/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { args: { shape: 'text', className: 'w-48' } }
export const Circle: Story = { args: { shape: 'circle', className: 'size-14' } }
export const Poster: Story = {
  decorators: [
    (Part) => (
      <div className="w-40">
        <Part />
      </div>
    ),
  ],
  args: { ratio: 'poster' },
}
export const Banner: Story = { args: { ratio: 'banner' } }
export const Card: Story = {
  render: () => (
    <div className="w-40">
      <Skeleton ratio="poster" />
      <Skeleton shape="text" className="mt-2 w-3/4 text-sm" />
      <Skeleton shape="text" className="w-1/2 text-xs" />
    </div>
  ),
}
