import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ClockProvider } from './clock-provider.tsx'
import { Countdown } from './countdown.tsx'

const countdown = createElement(Countdown, { until: 90_000, label: 'Ends in', unitText: (unit: string) => unit })
const figures = (html: string) => html.replace(/<[^>]*>/g, '')

it('a server with a seeded clock renders the figures of that moment', () => {
  const seeded = createElement(ClockProvider, { seed: 30_999 }, countdown)
  expect(figures(renderToString(seeded))).toBe('1 minutes00 seconds')
})

it('without a seed the server renders placeholders', () => {
  expect(figures(renderToString(countdown))).toBe('–– seconds')
})
