/**
 * @promise Lobby, games and search: a banner shows for 5000 ms and moves in 300 ms
 * @journey none
 */

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, it, vi } from 'vitest'
import { startMotion } from './carousel-motion.ts'
import { Carousel } from './carousel.tsx'

// The files of a worker share modules: neither the real ones nor the replaced ones may stay.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

const useCarousel = vi.hoisted(() => vi.fn(() => ({ selected: 0, playing: true })))
const embla = vi.hoisted(() => {
  const api = { on: () => api, selectedScrollSnap: () => 0 }
  return vi.fn((_viewport: object, _options: object, _plugins: readonly unknown[]) => api)
})
const autoplay = vi.hoisted(() => vi.fn((options: object) => options))
vi.mock('./use-carousel.ts', () => ({ useCarousel }))
vi.mock('embla-carousel', () => ({ default: embla }))
vi.mock('embla-carousel-autoplay', () => ({ default: autoplay }))

it('shows each slide for 5000 ms and moves in 300 ms, unless told otherwise', () => {
  const texts = { previous: '<', next: '>', pause: 'pause', play: 'play', carousel: 'carousel', slide: 'slide' }
  const offers = { label: 'Offers', texts, children: ['one', 'two'] }
  renderToStaticMarkup(createElement(Carousel, offers))
  expect(useCarousel).toHaveBeenCalledExactlyOnceWith({ autoplay: 5000, speed: 300 })
})

it('hands both to embla, the speed in its own units: 25 are 300 ms, with the direction of writing', () => {
  const viewport = { matches: () => true } as unknown as HTMLElement
  startMotion(viewport, { autoplay: 5000, speed: 300, still: false }, () => undefined)
  expect(autoplay).toHaveBeenCalledWith(expect.objectContaining({ delay: 5000 }))
  expect(embla).toHaveBeenCalledWith(viewport, expect.objectContaining({ duration: 25, direction: 'rtl' }), [
    expect.anything(),
  ])
})
