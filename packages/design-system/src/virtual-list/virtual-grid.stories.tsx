import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Picture } from '../picture/picture.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { noPicture } from '@croupier/story-kit'
import { sampleArt } from '../stories/sample-art.ts'
import { VirtualGrid, type VirtualGridProps } from './virtual-grid.tsx'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const pictures = numbers(12).map((seed) => sampleArt(seed))

const meta = {
  title: 'Display/VirtualGrid',
  component: VirtualGrid<number>,
  args: {
    label: 'Games',
    items: numbers(12),
    itemKey: String,
    renderItem: (item) => (
      <a href="#game" className="block rounded-card">
        <Picture src={pictures[item % pictures.length] ?? ''} alt="" ratio="poster" className="rounded-card" />
        <span className="mt-2 block truncate text-sm font-medium text-strong">Game {item + 1}</span>
      </a>
    ),
    className: 'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:grid-cols-6',
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<VirtualGridProps<number>>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
  },
}
export const Long: Story = {
  tags: ['visual:sizes'],
  args: { items: numbers(5000) },
  play: async ({ canvas }) => {
    const first = () => Number(canvas.getAllByRole('listitem')[0]?.getAttribute('aria-posinset'))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(150))
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000')
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    await waitFor(() => expect(first()).toBeGreaterThan(2000))
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(150)
    window.scrollTo(0, 0)
    await waitFor(() => expect(first()).toBe(1))
  },
}

/** A list scrolled to its end and then shortened draws from its first card. */
export const BecomesShort: Story = {
  args: { items: numbers(96) },
  parameters: noPicture('as Long, scrolled'),
  render: function BecomesShort({ items, ...args }) {
    const [length, setLength] = useState(items.length)
    return (
      <>
        <Button className="fixed bottom-4 inset-s-4 z-10" onClick={() => setLength(40)}>
          Leave 40
        </Button>
        <VirtualGrid {...args} items={items.slice(0, length)} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list')
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(canvas.queryByText('Game 1')).toBeNull())
    await waitFor(() => expect(canvas.getByText('Game 96')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Leave 40' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(40))
    await expect(list).toHaveTextContent(/^Game 1Game 2.*Game 40$/)
    await expect(canvas.getByText('Game 1').closest('li')).not.toHaveAttribute('aria-posinset')
  },
}
export const LoadingMore: Story = {
  args: {
    awaited: 6,
    renderAwaited: () => (
      <>
        <Skeleton ratio="poster" />
        <Skeleton shape="text" className="mt-2 w-2/3 text-sm" />
      </>
    ),
  },
}
