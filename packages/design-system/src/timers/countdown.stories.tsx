import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { inside, noPicture } from '@croupier/story-kit'
import { ClockProvider } from './clock-provider.tsx'
import { Countdown, type CountdownProps } from './countdown.tsx'
import type { TimeUnit } from './time-parts.ts'

const NOW = Date.UTC(2026, 2, 14, 18, 30)
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]
const standing = () => NOW

const english = (unit: TimeUnit, value: number) => (value === 1 ? unit.slice(0, -1) : unit)
const short: CountdownProps['unitText'] = (unit) => ({ days: 'd', hours: 'h', minutes: 'min', seconds: 's' })[unit]

const meta = {
  title: 'Display/Countdown',
  component: Countdown,
  args: { until: NOW + 2 * DAY + 4 * HOUR + 5 * MINUTE + 9 * SECOND, label: 'The tournament ends in', unitText: short },
  parameters: { clock: standing },
  decorators: [
    (Part, { parameters }) => {
      const clock = parameters['clock'] as () => number
      return (
        <ClockProvider now={clock} seed={clock()}>
          <Part />
        </ClockProvider>
      )
    },
  ],
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

const large = { face: 'large', unitText: english } as const

export const Compact: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'The tournament ends in' })
    await expect(timer).toHaveTextContent('2 d04 h')
    await expect(timer).not.toHaveAttribute('aria-live')
  },
}
export const Large: Story = {
  tags: ['visual:brands'],
  args: large,
}
export const ADay: Story = {
  args: { ...large, until: NOW + DAY },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('01 day00 hours00 minutes00 seconds')
  },
}
export const ASecondUnderADay: Story = {
  parameters: noPicture('words only'),
  args: { ...large, until: NOW + DAY - SECOND },
}
export const AnHour: Story = { parameters: noPicture('words only'), args: { until: NOW + HOUR } }
export const ASecondUnderAnHour: Story = { parameters: noPicture('words only'), args: { until: NOW + HOUR - SECOND } }
export const AMinute: Story = { parameters: noPicture('words only'), args: { until: NOW + MINUTE } }
export const ASecondUnderAMinute: Story = {
  parameters: noPicture('words only'),
  args: { until: NOW + MINUTE - SECOND },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^59 s$/)
  },
}
export const ASecond: Story = { parameters: noPicture('words only'), args: { ...large, until: NOW + SECOND } }
/** Rounded up: nothing ends early. */
export const AMillisecond: Story = {
  parameters: noPicture('words only'),
  args: { until: NOW + 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^1 s$/)
  },
}
export const Zero: Story = { args: { ...large, until: NOW } }
export const Past: Story = {
  parameters: noPicture('words only'),
  args: { until: NOW - 3 * DAY },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^0 s$/)
  },
}
export const PastWithWords: Story = {
  args: { until: NOW - HOUR, ended: 'Ended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ended')).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}
export const FarFuture: Story = { args: { ...large, until: NOW + 1234 * DAY + 13 * HOUR } }
export const HoursAndMinutes: Story = {
  args: { ...large, units: ['hours', 'minutes'], until: NOW + DAY + 5 * HOUR + 59 * SECOND },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('29 hours00 minutes')
  },
}
export const OnAPhone: Story = {
  args: { ...large, until: NOW + 21 * DAY + 13 * HOUR + 48 * MINUTE + 37 * SECOND },
  decorators: [inside('w-72')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer').getBoundingClientRect().width).toBeLessThanOrEqual(288)
  },
}

const live = fn(() => Date.now())
/** One timer for all countdowns: the clock is read as often as for a single one. */
export const AHundred: Story = {
  parameters: { clock: live, ...noPicture('Time passes in it') },
  render: function AHundred(args) {
    const [now] = useState(live)
    return (
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {Array.from({ length: 100 }, (_, index) => (
          <li key={index}>
            <Countdown {...args} until={now + (index + 1) * 61 * SECOND} most={4} />
          </li>
        ))}
      </ul>
    )
  },
  play: async ({ canvas }) => {
    const timers = canvas.getAllByRole('timer')
    await expect(timers).toHaveLength(100)
    const shown = timers.map((timer) => timer.textContent)
    live.mockClear()
    await waitFor(() => expect(timers[0]).not.toHaveTextContent(shown[0] ?? ''), { interval: 5 })
    await expect(live.mock.calls.length).toBeLessThanOrEqual(4)
    for (const [index, timer] of timers.entries()) await expect(timer.textContent).not.toBe(shown[index])
  },
}

/** Calls `onEnd` once. */
export const RunsOut: Story = {
  args: { until: 0, onEnd: fn(), ended: 'It has begun' },
  parameters: { clock: Date.now, ...noPicture('Time passes in it') },
  render: function RunsOut(args) {
    const [until] = useState(() => Date.now() + 2 * SECOND)
    return <Countdown {...args} until={until} />
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('It has begun')).toBeVisible())
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}
