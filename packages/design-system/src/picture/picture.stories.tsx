import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inside, noPicture } from '@croupier/story-kit'
import { sampleArt } from '../stories/sample-art.ts'
import { Picture } from './picture.tsx'

const meta = {
  title: 'Display/Picture',
  component: Picture,
  args: { src: sampleArt(2), alt: 'A diamond in rays', ratio: 'poster', className: 'rounded-card' },
  decorators: [inside('w-48')],
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Poster: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'A diamond in rays' })
    await expect(image).toHaveAttribute('loading', 'lazy')
    await waitFor(() => expect(image.complete).toBe(true))
  },
}
export const Tall: Story = { args: { ratio: 'tall', src: sampleArt(5, { width: 300, height: 450 }) } }
export const Square: Story = { args: { ratio: 'square' } }
export const Banner: Story = {
  args: { ratio: 'banner', src: sampleArt(7, { width: 1200, height: 400 }) },
  decorators: [inside('w-[720px] max-w-full')],
}
export const Priority: Story = {
  parameters: noPicture('as Poster'),
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  },
}
export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state=failed]')).toBeVisible())
  },
}
export const FailedWithItsOwnFallback: Story = {
  args: {
    src: 'data:image/png;base64,AAAA',
    fallback: (
      <span className="absolute inset-0 flex items-center justify-center p-3 text-center text-sm">Book of Sands</span>
    ),
  },
}
