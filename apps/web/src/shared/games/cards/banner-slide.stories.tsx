import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BannerSkeleton, BannerSlide } from './banner-slide.tsx'
import { editorialOf } from '#testing/story-data/editorial.ts'
import { framed } from '#testing/framed.tsx'

const banner = editorialOf('en').banners[0]!

const meta = {
  title: 'Web/Banner',
  component: BannerSlide,
  args: { banner, priority: true },
  decorators: [framed()],
} satisfies Meta<typeof BannerSlide>
export default meta
type Story = StoryObj<typeof meta>

export const Offer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: banner.title })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the rules' })).toHaveAttribute('href', '/bonus-policy')
  },
}
export const WithoutButton: Story = { args: { banner: { ...banner, button: null } } }
export const WithoutWords: Story = {
  args: { banner: { ...banner, title: '', text: '', button: { text: '', url: '/rules' } } },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('link', { name: t('layout:openNotice') })).toHaveAttribute('href', '/rules')
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
export const LongWords: Story = {
  args: {
    banner: {
      ...banner,
      title: 'Double your first deposit and every Friday after it until the end of the year',
      text: `${banner.text} `.repeat(4),
    },
  },
}
export const Loading: Story = { render: () => <BannerSkeleton /> }
