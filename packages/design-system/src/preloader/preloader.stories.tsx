import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inside, noPicture } from '@croupier/story-kit'
import { Preloader } from './preloader.tsx'

const meta = { title: 'Display/Preloader', component: Preloader, args: { label: 'Opening the game' } } satisfies Meta<
  typeof Preloader
>
export default meta
type Story = StoryObj<typeof meta>

export const Block: Story = {}
export const Page: Story = {
  tags: ['visual:brands'],
  args: { size: 'page', labelShown: true },
}
export const Fill: Story = {
  decorators: [inside('relative aspect-video w-96')],
  args: { size: 'fill' },
}
export const Height: Story = {
  parameters: noPicture('as Block'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(100)
  },
}
