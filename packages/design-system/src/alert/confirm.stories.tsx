import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Confirm, type ConfirmProps } from './confirm.tsx'

function Opened(props: Omit<ConfirmProps, 'open'>) {
  const [open, setOpen] = useState(false)
  const cancel = () => {
    setOpen(false)
    props.onCancel()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Confirm {...props} open={open} onCancel={cancel} />
    </>
  )
}

const meta = {
  title: 'Overlays/Confirm',
  component: Opened,
  args: {
    title: 'Cancel the payout?',
    children: '€50 go back to your balance.',
    confirmLabel: 'Cancel the payout',
    cancelLabel: 'Keep it',
    closeLabel: 'Close',
    onConfirm: fn(),
    onCancel: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  tags: ['visual:sizes'],
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const safe = await screen.findByRole('button', { name: 'Keep it' })
    await expect(safe).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the payout' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(safe)
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
  },
}
export const Dangerous: Story = { args: { danger: true, title: 'Delete the account?', confirmLabel: 'Delete' } }
export const Large: Story = {
  args: {
    large: true,
    title: 'Activate the bonus of 100% up to €300?',
    children: 'Wager 35. No payouts while the bonus is being wagered.',
    confirmLabel: 'Activate the bonus',
    cancelLabel: 'Not now',
  },
}

/** Answers that do not fit side by side: each as wide as the dialog, the one that goes on first. */
export const LongAnswer: Story = {
  tags: ['visual:sizes'],
  args: {
    title: 'A tournament for 12,000 compoints',
    children: 'A seat is not given back.',
    confirmLabel: 'Take part for 12,000 compoints',
    cancelLabel: 'Not now',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('alertdialog')
    const box = (name: RegExp) => screen.getByRole('button', { name }).getBoundingClientRect()
    const [first, second] = [box(/Take part/), box(/Not now/)]
    await expect(first.bottom).toBeLessThan(second.top)
    await expect(first.width).toBe(second.width)
    await expect(first.width).toBeGreaterThan(dialog.clientWidth * 0.8)
  },
}

/** Nothing closes it while it waits: not Escape, not the backdrop; the cross is hidden. */
export const Waiting: Story = {
  args: { waiting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(screen.getByRole('button', { name: 'Cancel the payout' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the payout' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.click(document.querySelector('[data-slot=modal-backdrop]') ?? dialog)
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
}
export const FailedInside: Story = {
  args: { error: 'The payment has gone to the bank and cannot be cancelled.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The payment has gone to the bank')
    await expect(screen.getByRole('button', { name: 'Cancel the payout' })).toBeEnabled()
  },
}
export const LongWords: Story = {
  args: {
    large: true,
    danger: true,
    title: 'Do you really want to give up the welcome bonus and all the free spins you have collected?',
    confirmLabel: 'Give up the bonus and go on without it',
    cancelLabel: 'Back to choosing a gift',
    error: 'The request failed: the gifts cannot be reached for the moment, try again in a few minutes.',
  },
}
