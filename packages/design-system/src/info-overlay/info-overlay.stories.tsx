import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { linkStyles } from '../link/link-styles.ts'
import { closeAllOverlays } from '../overlays/open-overlays.ts'
import { InfoOverlay } from './info-overlay.tsx'

const meta = {
  title: 'Overlays/Info overlay',
  component: InfoOverlay,
  args: {
    label: 'What is a wager?',
    title: 'Wager 35',
    closeLabel: 'Close',
    children: (
      <>
        The bonus becomes real money once your bets add up to 35 times its sum.{' '}
        <a href="#rules" className={linkStyles()}>
          Rules of bonuses
        </a>
      </>
    ),
  },
  decorators: [
    (Part) => (
      <div className="flex min-h-96 flex-wrap items-center justify-center gap-2">
        <span>Wager</span>
        <Part />
        <Button>Next</Button>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is a wager?' }))
    await waitFor(() => expect(screen.getByRole('region')).toBeVisible())
  },
} satisfies Meta<typeof InfoOverlay>
export default meta
type Story = StoryObj<typeof meta>

const isOpen = () => screen.queryByRole('region') !== null

export const Plain: Story = {
  tags: ['visual:sizes'],
  play: async ({ canvas, userEvent }) => {
    const mark = canvas.getByRole('button', { name: 'What is a wager?' })
    await expect(mark).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(mark)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Wager 35' })).toBeVisible())
    await expect(mark).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(isOpen()).toBe(false))
    await expect(mark).toHaveFocus()
    await userEvent.click(mark)
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const mark = canvas.getByRole('button', { name: 'What is a wager?' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(isOpen()).toBe(true))
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(isOpen()).toBe(false))
    await expect(mark).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(isOpen()).toBe(true))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
    await waitFor(() => expect(isOpen()).toBe(false))
  },
}
export const ClosesOnPressOutside: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is a wager?' }))
    await userEvent.click(await screen.findByText(/The bonus becomes/))
    await expect(isOpen()).toBe(true)
    await userEvent.click(canvasElement)
    await waitFor(() => expect(isOpen()).toBe(false))
    await userEvent.click(canvas.getByRole('button', { name: 'What is a wager?' }))
    closeAllOverlays()
    await waitFor(() => expect(isOpen()).toBe(false))
  },
}
export const FromWords: Story = {
  args: { trigger: 'What does it mean?', label: 'What does it mean: wager', title: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What does it mean: wager' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'What does it mean: wager' })).toBeVisible())
  },
}
export const LongWords: Story = {
  args: {
    title: 'Proof of where the money comes from, and limits of liability',
    children:
      'Before the first payout we ask you to prove your identity and the e-mail address konstantinopolskaya.anastasia@example.com. '.repeat(
        6,
      ),
  },
}
