import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'
import { inside } from '@croupier/story-kit'
import { useAnchored, type AnchoredOptions } from './use-anchored.ts'

function Anchored({ children = 'At the anchor', ...options }: Omit<AnchoredOptions, 'open'> & { children?: string }) {
  const [open, setOpen] = useState(false)
  const { anchor, floating } = useAnchored<HTMLButtonElement, HTMLDivElement>({ ...options, open })
  return (
    <>
      <Button ref={anchor} aria-expanded={open} onClick={() => setOpen((now) => !now)}>
        Show the details
      </Button>
      <div
        ref={floating}
        popover="manual"
        data-testid="floating"
        className="max-h-(--anchored-room) overflow-y-auto rounded-control bg-overlay p-3 text-sm text-body shadow-raised"
      >
        {children}
      </div>
    </>
  )
}

const meta = {
  title: 'Overlays/Anchored',
  component: Anchored,
  decorators: [inside('flex min-h-80 items-center justify-center')],
} satisfies Meta<typeof Anchored>
export default meta
type Story = StoryObj<typeof meta>

const rect = (element: Element) => element.getBoundingClientRect()

export const Below: Story = {
  play: async ({ canvas, userEvent }) => {
    const anchor = canvas.getByRole('button')
    const floating = canvas.getByTestId('floating')
    await expect(floating).not.toBeVisible()
    await userEvent.click(anchor)
    await waitFor(() => expect(floating).toHaveAttribute('data-side', 'bottom'))
    // A pressed button moves down by a pixel for a moment.
    await waitFor(() => expect(rect(floating).top).toBeCloseTo(rect(anchor).bottom + 6, 0))
    await waitFor(() => expect(rect(floating).left).toBeCloseTo(rect(anchor).left, 0))
    await userEvent.click(anchor)
    await waitFor(() => expect(floating).not.toBeVisible())
    await userEvent.click(anchor)
  },
}
export const AsWideAsTheAnchor: Story = {
  args: { anchorWidth: true, children: 'Yes' },
  play: async ({ canvas, userEvent }) => {
    const anchor = canvas.getByRole('button')
    await userEvent.click(anchor)
    await waitFor(() => expect(rect(canvas.getByTestId('floating')).width).toBeCloseTo(rect(anchor).width, 0))
  },
}
export const FlipsWithoutRoom: Story = {
  args: { placement: 'top', children: 'A long text that has too little room above. '.repeat(8) },
  decorators: [inside('fixed inset-x-0 top-0 flex justify-end')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const floating = canvas.getByTestId('floating')
    await waitFor(() => expect(floating).toHaveAttribute('data-side', 'bottom'))
    await waitFor(() => expect(rect(floating).right).toBeLessThanOrEqual(document.documentElement.clientWidth))
    await waitFor(() => expect(rect(floating).left).toBeGreaterThanOrEqual(0))
  },
}
export const FollowsScrolling: Story = {
  decorators: [
    (Part) => (
      <section aria-label="Scroll here" data-testid="scroller" className="h-56 w-72 overflow-y-auto">
        <div className="flex h-[640px] items-start pt-36">
          <Part />
        </div>
      </section>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const anchor = canvas.getByRole('button')
    await userEvent.click(anchor)
    const floating = canvas.getByTestId('floating')
    const lies = () => expect(rect(floating).top).toBeCloseTo(rect(anchor).bottom + 6, 0)
    await waitFor(lies)
    canvas.getByTestId('scroller').scrollTop = 60
    await waitFor(lies)
    canvas.getByTestId('scroller').scrollTop = 400
    await waitFor(() => expect(floating).toHaveAttribute('data-anchor-hidden'))
    canvas.getByTestId('scroller').scrollTop = 0
    await waitFor(() => expect(floating).not.toHaveAttribute('data-anchor-hidden'))
  },
}
export const InsideADialog: Story = {
  render: () => (
    <Modal title="Payout" closeLabel="Close" size="sm" onClose={() => undefined}>
      <Anchored>In the top layer, and the dialog does not close it</Anchored>
    </Modal>
  ),
  play: async ({ userEvent }) => {
    const anchor = await screen.findByRole('button', { name: 'Show the details' })
    await userEvent.click(anchor)
    const floating = screen.getByTestId('floating')
    await waitFor(() => expect(rect(floating).top).toBeCloseTo(rect(anchor).bottom + 6, 0))
    const { left, top } = rect(floating)
    await expect(document.elementFromPoint(left + 4, top + 8)).toBe(floating)
  },
}
