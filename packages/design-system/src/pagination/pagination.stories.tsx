import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { inside, noPicture } from '@croupier/story-kit'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Display/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of the payouts',
    page: 1,
    count: 20,
    texts: { previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` },
    onPageChange: fn(),
  },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page)
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(to) => {
          setPage(to)
          args.onPageChange?.(to)
        }}
      />
    )
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 20' }))
    await expect(canvas.getByRole('button', { name: 'Page 20' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Middle: Story = {
  tags: ['visual:sizes'],
  args: { page: 10 },
}
export const Last: Story = { args: { page: 20 } }
export const Few: Story = { args: { count: 3, page: 2 } }
export const Thousands: Story = { args: { count: 12_345, page: 6789 } }
export const Links: Story = {
  args: { page: 4, href: (page) => `#page-${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('href', '#page-5')
  },
}
export const SinglePage: Story = {
  parameters: noPicture('It draws nothing'),
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
export const OnAPhone: Story = {
  tags: ['visual:sizes'],
  args: { page: 10 },
  decorators: [inside('w-72')],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 / 20')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Page 10' })).toBeNull()
  },
}
