import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ClockProvider } from './clock-provider.tsx'
import { Countdown } from './countdown.tsx'

const countdown = createElement(Countdown, { until: 90_000, label: 'Ends in', unitText: (unit: string) => unit })
const figures = (html: string) => html.replace(/<[^>]*>/g, '')

it('a server with a seeded clock draws the figures of that moment, whenever it draws', () => {
  const seeded = createElement(ClockProvider, { seed: 30_999 }, countdown)
  expect(figures(renderToString(seeded))).toBe('1 minutes00 seconds')
})

it('without one it draws places for figures, which nothing contradicts later', () => {
  expect(figures(renderToString(countdown))).toBe('–– seconds')
})
