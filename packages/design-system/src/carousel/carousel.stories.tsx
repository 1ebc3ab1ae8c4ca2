import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Picture } from '../picture/picture.tsx'
import { sampleArt } from '../stories/sample-art.ts'
import { inside } from '@croupier/story-kit'
import { Carousel } from './carousel.tsx'

const slides = Array.from({ length: 5 }, (_, index) => (
  <a key={index} href={`#${index}`} className="block rounded-card" aria-label={`Offer ${index + 1}`}>
    <Picture
      src={sampleArt(index + 4, { width: 1200, height: 400 })}
      alt=""
      ratio="banner"
      priority={index === 0}
      className="rounded-card"
    />
  </a>
))

const meta = {
  title: 'Display/Carousel',
  component: Carousel,
  parameters: { layout: 'fullscreen' },
  decorators: [inside('overflow-hidden px-gutter py-4')],
  args: {
    label: 'Offers',
    texts: {
      previous: 'Previous offer',
      next: 'Next offer',
      pause: 'Pause',
      play: 'Play',
      carousel: 'carousel',
      slide: 'slide',
    },
    children: slides,
  },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Banners: Story = {
  tags: ['visual:sizes'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Offers' })).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(canvas.getAllByRole('group')).toHaveLength(5)
    // Tests run with reduced motion: nothing moves until Play is pressed.
    const play = await canvas.findByRole('button', { name: 'Play' })
    await userEvent.click(play)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible())
  },
}
export const PeekingSlide: Story = {
  tags: ['visual:sizes'],
  args: { autoplay: false },
  play: async ({ canvas }) => {
    const [slide] = canvas.getAllByRole('group')
    const track = canvas.getByRole('region').getBoundingClientRect().width
    const width = slide?.getBoundingClientRect().width ?? 0
    // The track is wider by one gap, which each slide carries at its start.
    const gap = Number.parseFloat(getComputedStyle(slide ?? document.body).paddingLeft)
    await expect((track + gap) / width).toBeCloseTo(1.2, 2)
  },
}
export const WithoutAutoplay: Story = { args: { autoplay: false } }
export const SingleSlide: Story = { args: { children: slides.slice(0, 1) } }
