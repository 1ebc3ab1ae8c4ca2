import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleArt } from '../stories/sample-art.ts'
import { inside, noPicture } from '@croupier/story-kit'
import { Podium, type PodiumPlayer } from './podium.tsx'

const art = (seed: number) => sampleArt(seed, { width: 120, height: 120 })
const [anna, boris, clara] = [
  { id: 'a', name: 'anna_k', place: 1, avatar: art(3), prize: '€ 5 000', score: '48 210 points' },
  { id: 'b', name: 'boris77', place: 2, avatar: art(5), prize: '€ 2 500', score: '44 007 points' },
  { id: 'c', name: 'Clara', place: 3, prize: '€ 1 000', score: '39 990 points' },
] as const satisfies PodiumPlayer[]

const meta = {
  title: 'Display/Podium',
  component: Podium,
  args: {
    players: [anna, boris, clara],
    label: 'Winners',
    placeText: (place) => ['1st', '2nd', '3rd'][place - 1] + ' place',
    ownText: 'you',
    moreText: (count) => `and ${count} more`,
  },
} satisfies Meta<typeof Podium>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  tags: ['visual:brands'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    // In reading order first to third; drawn with the first in the middle.
    await expect(steps.map((step) => step.textContent.slice(0, 9))).toEqual(['1st place', '2nd place', '3rd place'])
    const lefts = steps.map((step) => step.getBoundingClientRect().left)
    await expect(lefts[1]).toBeLessThan(lefts[0] ?? 0)
    await expect(lefts[0]).toBeLessThan(lefts[2] ?? 0)
  },
}
export const YouAreSecond: Story = { args: { players: [anna, { ...boris, isOwn: true }, clara] } }
export const TwoWinners: Story = {
  args: { players: [anna, { ...boris, place: 1, prize: '€ 3 750' }, clara] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/anna_k.*boris77/)
  },
}
export const TwoThirds: Story = { args: { players: [anna, boris, clara, { ...clara, id: 'd', name: 'Dmitri' }] } }
export const ManyShareOne: Story = {
  args: {
    players: Array.from({ length: 7 }, (_, index) => ({
      id: String(index),
      name: `player${index}`,
      place: 1,
      avatar: art(index),
      prize: '€ 500',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 4 more')).toBeVisible()
  },
}
export const OnlyAWinner: Story = { args: { players: [anna] } }
export const NobodyYet: Story = { args: { players: [] } }
export const LongTexts: Story = {
  args: {
    players: [
      {
        ...anna,
        name: 'Konstantin_Konstantinopolsky',
        prize: '1 500 000 bonus dollars',
        score: '1 248 210 points',
      },
      { ...boris, name: 'maria-aparecida-de-oliveira-santos', prize: 'R$ 250.000,00' },
      { ...clara, name: 'Extraordinarily Long Nickname', prize: '250 free spins in Book of Sands' },
    ],
  },
}
/** A number that is wider than its step breaks between its groups. */
export const HugeScores: Story = {
  args: {
    players: [
      { ...anna, score: '€9,876,543,210,987' },
      { ...boris, score: '€9.876.543.210.977,65', prize: 'R$ 98.765.432.109,00' },
      { ...clara, score: '9 876 543 210 087 ₽' },
    ],
  },
  decorators: [inside('w-72')],
  parameters: noPicture('as OnAPhone'),
  play: async ({ canvas }) => {
    const lines = canvas.getAllByText(/\d{3}/).flatMap(linesOf)
    await expect(lines.length).toBeGreaterThan(4)
    await expect(lines.filter((line) => /^\D*\d{1,2}$/.test(line) || /\d{4}/.test(line))).toEqual([])
    for (const line of lines.filter((one) => !/\d{3}\s*₽$|,\d\d$|\d{3}$/.test(one)))
      await expect(line).toMatch(/[.,\s]$/)
  },
}

/** The text of an element, line by line as it is drawn. */
function linesOf(element: HTMLElement): string[] {
  const lines = new Map<number, string>()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const [at, letter] of Array.from(node.nodeValue ?? '').entries()) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const top = Math.round(range.getBoundingClientRect().top)
      lines.set(top, (lines.get(top) ?? '') + letter)
    }
  return [...lines.values()]
}

export const OnAPhone: Story = {
  args: { ...LongTexts.args },
  decorators: [inside('w-72')],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(288)
  },
}
