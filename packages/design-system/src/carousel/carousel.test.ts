/**
 * @promise Lobby, games and search: a banner shows for 5000 ms and moves in 300 ms
 * @journey none
 */

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, it, vi } from 'vitest'
import { CarouselMotion } from './carousel-motion.tsx'
import { Carousel } from './carousel.tsx'

// The files of a worker share modules: neither the real ones nor the replaced ones may stay.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

const useCarousel = vi.hoisted(() => vi.fn(() => ({ motion: null, selected: 0, playing: true })))
const embla = vi.hoisted(() => vi.fn((_options: object, _plugins: readonly unknown[]) => [() => undefined, undefined]))
const autoplay = vi.hoisted(() => vi.fn((options: object) => options))
vi.mock('./use-carousel.tsx', () => ({ useCarousel }))
vi.mock('embla-carousel-react', () => ({ default: embla }))
vi.mock('embla-carousel-autoplay', () => ({ default: autoplay }))

it('shows each slide for 5000 ms and moves in 300 ms, unless told otherwise', () => {
  const texts = { previous: '<', next: '>', pause: 'pause', play: 'play', carousel: 'carousel', slide: 'slide' }
  const offers = { label: 'Offers', texts, children: ['one', 'two'] }
  renderToStaticMarkup(createElement(Carousel, offers))
  expect(useCarousel).toHaveBeenCalledExactlyOnceWith({ autoplay: 5000, speed: 300 })
})

it('hands both to embla, the speed in its own units: 25 are 300 ms, with the direction of writing', () => {
  const motion = { viewport: { matches: () => true } as unknown as HTMLElement, still: false, onReady: () => undefined }
  renderToStaticMarkup(createElement(CarouselMotion, { ...motion, autoplay: 5000, speed: 300 }))
  expect(autoplay).toHaveBeenCalledWith(expect.objectContaining({ delay: 5000 }))
  expect(embla).toHaveBeenCalledWith(expect.objectContaining({ duration: 25, direction: 'rtl' }), [expect.anything()])
})
