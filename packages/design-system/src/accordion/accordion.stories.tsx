import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inside } from '@croupier/story-kit'
import { Accordion } from './accordion.tsx'

const items = [
  {
    id: 'wager',
    title: 'What is a wager?',
    content: 'How often a bonus is to be played through before it can be paid out.',
  },
  {
    id: 'time',
    title: 'How long does a payout take?',
    content: 'Most arrive within an hour, by bank within three days.',
  },
  { id: 'limits', title: 'Can I set a limit?', aside: '3 kinds', content: 'Yes: on deposits, on losses, on time.' },
]

const meta = {
  title: 'Display/Accordion',
  component: Accordion,
  args: { items, onToggle: fn() },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByText('What is a wager?').closest('summary')).toHaveFocus()
    await userEvent.click(canvas.getByText('What is a wager?'))
    await waitFor(() => expect(canvas.getByText(/How often/)).toBeVisible())
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith('wager', true))
    await userEvent.click(canvas.getByText('Can I set a limit?'))
    await waitFor(() => expect(canvas.getByText(/on deposits/)).toBeVisible())
    await expect(canvas.getByText(/How often/)).toBeVisible()
  },
}
export const Open: Story = {
  tags: ['visual:brands'],
  args: { open: ['time'] },
}
export const OneAtATime: Story = {
  args: { exclusive: true, open: ['wager'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How long does a payout take?'))
    await waitFor(() => expect(canvas.getByText(/within an hour/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/How often/)).not.toBeVisible())
  },
}
export const LongTexts: Story = {
  args: {
    open: ['long'],
    items: [
      {
        id: 'long',
        title: 'Which documents are needed to prove my identity if the payout is above the limit that is set?',
        aside: '12 questions',
        content:
          'A passport or a driving licence, and a document that proves where you live, no older than three months.',
      },
      ...items,
    ],
  },
  decorators: [inside('w-72')],
}
