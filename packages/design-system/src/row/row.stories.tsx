/**
 * @promise Lobby, games and search: a card that the keyboard reaches in a row is shown as a whole
 * @journey none
 *
 * @promise Lobby, games and search: rows stand at their start and keep their height while they are drawn, in each
 *   engine
 * @journey engines/lobby
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Chip } from '../chip/chip.tsx'
import { linkStyles } from '../link/link-styles.ts'
import { Picture } from '../picture/picture.tsx'
import { sampleArt } from '../stories/sample-art.ts'
import { inside, noPicture } from '@croupier/story-kit'
import { Row } from './row.tsx'

const cards = Array.from({ length: 12 }, (_, index) => (
  <a key={index} href="#game" className="block rounded-card">
    <Picture src={sampleArt(index)} alt="" ratio="poster" className="rounded-card" />
    <span className="mt-2 block truncate text-sm font-medium text-strong">Game {index + 1}</span>
  </a>
))

const meta = {
  title: 'Display/Row',
  component: Row,
  parameters: { layout: 'fullscreen' },
  decorators: [inside('px-gutter py-4')],
  args: {
    title: 'Crash games',
    count: 48,
    action: (
      <a href="#all" className={linkStyles({ tone: 'quiet' })}>
        All
      </a>
    ),
    texts: { previous: 'Back', next: 'On' },
    children: cards,
  },
} satisfies Meta<typeof Row>
export default meta
type Story = StoryObj<typeof meta>

export const Posters: Story = {
  tags: ['visual:sizes'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = canvasElement.querySelector('ul')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    const next = canvas.queryByRole('button', { name: 'On' })
    if (!next || !list) return
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await waitFor(() => expect(Math.abs(list.scrollLeft)).toBeGreaterThan(100))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'false'))
  },
}
/** The row begins at the right, and its arrows lead to the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: noPicture('as Posters, mirrored'),
  play: async (context) => {
    const { canvas, canvasElement } = context
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left)
    await expect(first).toBeGreaterThan(second ?? Infinity)
    await Posters.play?.(context)
    await expect(canvasElement.querySelector('ul')?.scrollLeft).toBeLessThanOrEqual(0)
  },
}
/** An entry that stands partly behind an edge is shown as a whole once the keyboard has reached it. */
export const Keyboard: Story = {
  parameters: noPicture('as Posters'),
  play: async ({ canvas, canvasElement }) => {
    const list = canvasElement.querySelector('ul')
    if (!list) throw new Error('no list')
    list.scrollLeft = list.scrollWidth
    const behind = () =>
      canvas.getAllByRole('listitem').findLast((item) => item.getBoundingClientRect().left < list.offsetLeft - 1)
    await waitFor(() => expect(behind()).toBeDefined())
    const reached = behind()
    reached?.querySelector('a')?.focus()
    await waitFor(() => expect(reached?.getBoundingClientRect().left).toBeGreaterThanOrEqual(list.offsetLeft))
  },
}
export const Tall: Story = {
  tags: ['visual:sizes'],
  args: {
    item: 'tall',
    children: Array.from({ length: 10 }, (_, index) => (
      <a key={index} href="#g" aria-label={`Game ${index}`} className="block rounded-card">
        <Picture src={sampleArt(index, { width: 300, height: 450 })} alt="" ratio="tall" className="rounded-card" />
      </a>
    )),
  },
}
export const Few: Story = { args: { children: cards.slice(0, 2), count: 2 } }
export const Chips: Story = {
  render: (args) => (
    <Row texts={args.texts} label="Categories" item="auto">
      {['Slots', 'Live', 'Crash', 'Bonus buy', 'Jackpots', 'Table', 'Roulette', 'Blackjack', 'New', 'Top'].map(
        (name) => (
          <Chip key={name}>{name}</Chip>
        ),
      )}
    </Row>
  ),
}
