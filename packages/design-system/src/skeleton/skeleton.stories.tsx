import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inside, noPicture } from '@croupier/story-kit'
import { Skeleton } from './skeleton.tsx'

const meta = { title: 'Display/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { args: { shape: 'text', className: 'w-48' } }
export const Circle: Story = { args: { shape: 'circle', className: 'size-14' } }
export const Poster: Story = {
  decorators: [inside('w-40')],
  args: { ratio: 'poster' },
}
export const Banner: Story = { args: { ratio: 'banner' } }
export const Card: Story = {
  tags: ['visual:brands'],
  render: () => (
    <div className="w-40">
      <Skeleton ratio="poster" />
      <Skeleton shape="text" className="mt-2 w-3/4 text-sm" />
      <Skeleton shape="text" className="w-1/2 text-xs" />
    </div>
  ),
}
/** A skeleton line is as high as a text line. */
export const HasTheHeightOfText: Story = {
  parameters: noPicture('Two of what the others show'),
  render: () => (
    <>
      {['text-xs', 'text-sm', 'text-sm leading-[20px]', 'text-base', 'heading text-xl'].map((type) => (
        <div key={type} className={type}>
          <p data-testid="text">A line</p>
          <p data-testid="skeleton">
            <Skeleton shape="text" className="w-24" />
            <Skeleton shape="text" className="w-16" />
          </p>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = (id: string) => canvas.getAllByTestId(id).map((part) => part.getBoundingClientRect().height)
    const lines = heights('text').map((height) => 2 * height)
    heights('skeleton').forEach((height, at) => void expect(height).toBeCloseTo(lines[at] ?? 0, 1))
  },
}
