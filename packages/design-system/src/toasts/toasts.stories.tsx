/**
 * @promise Toasts and dialogs: a toast goes after 10 s; 0 stays until closed
 * @proof here (TenSeconds, StaysUntilClosed)
 * @journey none
 *
 * @promise Toasts and dialogs: a tap that closes a toast stops no other's time
 * @proof here (GoesOnAfterATap)
 * @journey none
 *
 * @promise Toasts and dialogs: toasts never hide wholly what the keyboard is on, in a window of any height
 * @proof here (ClearOfFocus)
 * @journey none
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { delays, noPicture, runTimer, watchTimers } from '@croupier/story-kit'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'
import { sampleArt } from '../stories/sample-art.ts'
import { emptyToastQueue, addToast, holdToasts, releaseToasts, removeToast, type ToastQueue } from './toast-queue.ts'
import type { ToastItem } from './toast.tsx'
import { Toasts, type ToastsProps } from './toasts.tsx'

interface KeptProps extends Pick<ToastsProps, 'max' | 'onClose'> {
  toasts: readonly ToastItem[]
  more?: readonly ToastItem[]
  held?: boolean
}

function Kept({ toasts, more = [], held, max, onClose }: KeptProps) {
  const [queue, setQueue] = useState(() => {
    const first = toasts.reduce<ToastQueue<ToastItem>>((now, toast) => addToast(now, toast), emptyToastQueue)
    return held ? holdToasts(first) : first
  })
  const next = more.find(({ title }) => queue.toasts.every((toast) => toast.title !== title))
  return (
    <div className="flex min-h-96 flex-wrap content-end items-end gap-3">
      {next ? <Button onClick={() => setQueue((now) => addToast(now, next))}>One more notice</Button> : null}
      {held === undefined ? null : (
        <Button onClick={() => setQueue((now) => (now.held ? releaseToasts(now) : holdToasts(now)))}>
          {queue.held ? 'Show' : 'Hold'}
        </Button>
      )}
      <Toasts
        queue={queue}
        max={max}
        label="Notices"
        closeLabel="Close"
        onClose={(id) => {
          setQueue((now) => removeToast(now, id))
          onClose(id)
        }}
      />
    </div>
  )
}

const stays = { lifetime: 0 }
const deposit: ToastItem = {
  id: 'deposit',
  tone: 'positive',
  title: 'The deposit has arrived',
  text: '€15 are on your balance.',
  ...stays,
}
const gift: ToastItem = {
  id: 'gift',
  tone: 'accent',
  title: 'You have a gift',
  text: '50 free spins in Book of Sands.',
  action: <Button size="sm">Take it</Button>,
  ...stays,
}
const declined: ToastItem = {
  id: 'declined',
  tone: 'negative',
  title: 'The payout was declined',
  text: 'The card is not yours. The money is back on your balance.',
  ...stays,
}

const meta = {
  title: 'Overlays/Toasts',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: Kept,
  args: { toasts: [deposit, gift, declined], onClose: fn() },
} satisfies Meta<typeof Kept>
export default meta
type Story = StoryObj<typeof meta>

/** From top to bottom, without those that are leaving. */
const shownToasts = () =>
  [...document.querySelectorAll('[data-slot=toast]:not([inert])')].toSorted(
    (one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top,
  )
const shownTitles = () => shownToasts().map((toast) => toast.querySelector('p')?.textContent)
const closeButton = (title: string) =>
  shownToasts()
    .find((toast) => toast.textContent.includes(title))!
    .querySelector('[aria-label="Close"]')!

/** Waits without a timer of 10 s, the lifetime of a toast. */
const soon = <T,>(look: () => T) => waitFor(look, { timeout: 9000 })

/** Errors are announced at once and shown on top. */
export const Tones: Story = {
  tags: ['visual:brands', 'visual:sizes'],
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(shownTitles()).toEqual(['The payout was declined', 'The deposit has arrived', 'You have a gift']),
    )
    await expect(screen.getByRole('region', { name: 'Notices' })).toHaveAttribute('aria-live', 'polite')
    await expect(screen.getByRole('alert')).toHaveTextContent('The payout was declined')
    await userEvent.click(closeButton('The deposit has arrived'))
    await expect(args.onClose).toHaveBeenCalledWith('deposit')
    await waitFor(() => expect(shownTitles()).toEqual(['The payout was declined', 'You have a gift']))
  },
}
const covered = () => screen.getByRole('button', { name: 'Covered' })
/** What is seen in the middle of the button. */
const seenThere = () => {
  const { left, top, width, height } = covered().getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button, [data-slot=toast]')
}
const topOfToasts = () => document.querySelector('[data-slot=toasts]')!.getBoundingClientRect().top

/** The keyboard's element is seen; afterwards the toast is back at its place. */
export const ClearOfFocus: Story = {
  args: { toasts: [deposit] },
  parameters: noPicture('as ThreeAtMost'),
  render: (args) => (
    <>
      <div className="fixed top-4 inset-e-8">
        <Button>Covered</Button>
      </div>
      <Kept {...args} />
    </>
  ),
  play: async ({ userEvent }) => {
    await soon(() => expect(shownTitles()).toEqual(['The deposit has arrived']))
    await soon(() => expect(seenThere()).toHaveAttribute('data-slot', 'toast'))
    const top = topOfToasts()
    await userEvent.tab()
    await expect(covered()).toHaveFocus()
    await soon(() => expect(seenThere()).toBe(covered()))
    await expect(topOfToasts()).toBeGreaterThanOrEqual(covered().getBoundingClientRect().bottom)
    covered().blur()
    await soon(() => expect(topOfToasts()).toBe(top))
  },
}

export const ThreeAtMost: Story = {
  args: {
    toasts: Array.from({ length: 5 }, (_, index) => ({ id: `${index}`, title: `Notice ${index + 1}`, ...stays })),
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(shownTitles()).toHaveLength(3))
    await userEvent.click(closeButton('Notice 2'))
    await waitFor(() => expect(shownTitles()).toEqual(['Notice 1', 'Notice 3', 'Notice 4']))
  },
}
export const HeldAndReleased: Story = {
  args: { toasts: [deposit, gift], held: true },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('region', { name: 'Notices' })
    await expect(shownTitles()).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(shownTitles()).toEqual(['The deposit has arrived', 'You have a gift']))
  },
}
export const BlockingAlone: Story = {
  args: {
    toasts: [
      deposit,
      { id: 'limits', blocking: true, title: 'Confirm your limits', text: 'Play is paused until then.', ...stays },
    ],
    more: [gift],
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(shownTitles()).toEqual(['Confirm your limits']))
    await userEvent.click(canvas.getByRole('button', { name: 'One more notice' }))
    await expect(shownTitles()).toEqual(['Confirm your limits'])
    await userEvent.click(closeButton('Confirm your limits'))
    await waitFor(() => expect(shownTitles()).toEqual(['The deposit has arrived', 'You have a gift']))
  },
}
export const DisappearsByItself: Story = {
  args: { toasts: [{ id: 'soon', title: 'Goes at once', lifetime: 50 }, deposit] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('soon'))
    await waitFor(() => expect(shownTitles()).toEqual(['The deposit has arrived']))
  },
}

/** A replaced toast has its full lifetime again. */
export const ReplacedRestartsLifetime: Story = {
  args: {
    toasts: [{ id: 'news', title: 'Gift received', lifetime: 1000 }],
    more: [{ id: 'news', title: 'Gift activated', lifetime: 1000 }],
  },
  play: async ({ args, canvas }) => {
    const since = performance.now()
    await screen.findByText('Gift received')
    await waitFor(() => expect(performance.now() - since).toBeGreaterThan(600))
    canvas.getByRole('button', { name: 'One more notice' }).click()
    const replaced = performance.now()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('news'))
    await expect(performance.now() - replaced).toBeGreaterThanOrEqual(950)
  },
}

/** Lifetimes pause under a pointer or focus. */
export const PausesUnderPointer: Story = {
  parameters: noPicture('how long it stays is not to be seen'),
  args: { toasts: [{ id: 'minute', title: 'Goes in a minute', lifetime: 60_000 }] },
  beforeEach: watchTimers,
  play: async ({ args, userEvent }) => {
    const lifetimes = () => delays().filter((ms = 0) => ms > 20_000).length
    await soon(() => expect(lifetimes()).toBeGreaterThan(0))
    const [toast] = shownToasts()
    const begun = lifetimes()
    // Only a lifetime that was paused begins again when the pointer leaves.
    await soon(async () => {
      await userEvent.hover(toast!)
      await userEvent.unhover(toast!)
      await expect(lifetimes()).toBeGreaterThan(begun)
    })
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** A finger brings the events of a mouse that arrives, and none of one that leaves. */
async function tap(target: Element): Promise<void> {
  for (const event of [fireEvent.mouseOver, fireEvent.mouseMove, fireEvent.click]) await event(target)
}

const toastOf = (title: string) => screen.getByText(title).closest('[data-sonner-toast]')!

/** A finger that moves by so many pixels. The browser itself knows no such pointer, so it cannot be captured. */
async function swipe(toast: Element, byX: number): Promise<void> {
  toast.setPointerCapture = () => undefined
  const at = (x: number) => ({ pointerId: 1, button: 0, clientX: 200 + x, clientY: 40 })
  await fireEvent.pointerDown(toast, at(0))
  for (const x of [byX / 4, byX / 2, byX]) await fireEvent.pointerMove(toast, at(x))
  await fireEvent.pointerUp(toast, at(byX))
}

/** The end of a line is at the right or at the left: a swipe to either side closes. */
export const SwipedToEitherSide: Story = {
  parameters: noPicture('nothing is left'),
  args: { toasts: [deposit, gift] },
  play: async ({ args }) => {
    await waitFor(() => expect(shownTitles()).toHaveLength(2))
    await swipe(toastOf('You have a gift'), -120)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('gift'))
    await swipe(toastOf('The deposit has arrived'), 120)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('deposit'))
  },
}

/** Lifetimes go on after a tap has closed a toast. */
export const GoesOnAfterATap: Story = {
  parameters: noPicture('how long it stays is not to be seen'),
  args: { toasts: [deposit, gift], more: [{ id: 'soon', title: 'Goes soon', lifetime: 50 }] },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(shownTitles()).toHaveLength(2))
    await tap(shownToasts()[0]!)
    canvas.getByRole('button', { name: 'One more notice' }).click()
    await waitFor(() => expect(shownTitles()).toContain('Goes soon'))
    await tap(closeButton('The deposit has arrived'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('soon'))
    await waitFor(() => expect(shownTitles()).toEqual(['You have a gift']))
  },
}

/** Closing by keyboard moves focus to the next toast, finally back to where it came from. */
export const MovesFocusOnClose: Story = {
  args: { toasts: [deposit, declined], more: [gift] },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(shownTitles()).toHaveLength(2))
    const before = canvas.getByRole('button', { name: 'One more notice' })
    before.focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(before).toHaveFocus())
  },
}
export const PictureAndHtml: Story = {
  args: {
    toasts: [
      {
        id: 'promo',
        image: sampleArt(3, { width: 88, height: 88 }),
        title: 'The tournament of the week has begun',
        html: 'Prize pool <strong>€10,000</strong>. <a href="#rules">Rules and terms</a>',
        ...stays,
      },
    ],
  },
}
export const OwnComponent: Story = {
  args: {
    toasts: [
      {
        id: 'own',
        content: (
          <div className="grid gap-2 p-1">
            <span className="font-display text-lg text-strong">+ 250 ₽</span>
            <span className="text-sm text-body">Cashback of last week</span>
          </div>
        ),
        ...stays,
      },
    ],
  },
}
export const LongWords: Story = {
  args: {
    toasts: [
      {
        ...declined,
        title: 'The e-mail address konstantinopolskaya.anastasia.podderzhka@example.com could not be confirmed',
        text: 'The link in the message has been used or has expired. Ask for a new message in the settings of your profile.',
        action: <Button size="sm">Send the message again</Button>,
      },
      deposit,
    ],
  },
}

/** Usable over an open dialog, which stays open. */
export const OverADialog: Story = {
  render: function OverADialog(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <Kept {...args} />
        <Modal open={open} title="Cashbox" closeLabel="Close the dialog" onClose={() => setOpen(false)}>
          <div className="h-40">Amount of the deposit</div>
        </Modal>
      </>
    )
  },
  args: { toasts: [gift, deposit] },
  play: async ({ args, canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Open the dialog' })
    await waitFor(() => expect(shownTitles()).toHaveLength(2))
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Cashbox' })
    const close = closeButton('The deposit has arrived')
    const { left, top, width, height } = close.getBoundingClientRect()
    await expect(close.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledWith('deposit')
    await waitFor(() => expect(dialog).toBeVisible())
    const take = screen.getByRole('button', { name: 'Take it' })
    await waitFor(() => expect(take).toHaveFocus())
    // By keyboard too: Tab goes from the dialog's last element to the toasts, and on into the dialog.
    screen.getByRole('button', { name: 'Close the dialog' }).focus()
    await userEvent.tab()
    await expect(take).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close the dialog' })).toHaveFocus()
    await userEvent.tab()
    await expect(take).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close the dialog' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(shownTitles()).toEqual(['You have a gift'])
    await expect(screen.getByRole('button', { name: 'Take it' })).toBeVisible()
    await userEvent.click(opener)
  },
}

/** A lifetime does not pass under focus. */
export const PausesUnderFocus: Story = {
  parameters: noPicture('how long it stays is not to be seen'),
  args: { toasts: [{ id: 'usual', title: 'Goes by itself' }], more: [gift] },
  beforeEach: watchTimers,
  play: async ({ args, canvas }) => {
    const before = canvas.getByRole('button', { name: 'One more notice' })
    const close = await soon(() => screen.getByRole('button', { name: 'Close' }))
    const lifetimes = () => delays().filter((ms) => ms === 10_000).length
    await soon(() => expect(lifetimes()).toBeGreaterThan(0))
    close.focus()
    await soon(() => expect(close).toHaveFocus())
    const begun = lifetimes()
    before.focus()
    await soon(() => expect(lifetimes()).toBeGreaterThan(begun))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Without a time of its own a toast goes after ten seconds; with 0 it stays. */
export const TenSeconds: Story = {
  parameters: noPicture('how long it stays is not to be seen'),
  args: { toasts: [{ id: 'usual', title: 'Goes by itself' }] },
  beforeEach: watchTimers,
  play: async ({ args }) => {
    await soon(() => expect(delays()).toContain(10_000))
    runTimer(10_000)
    await expect(args.onClose).toHaveBeenCalledWith('usual')
  },
}
export const StaysUntilClosed: Story = {
  parameters: noPicture('how long it stays is not to be seen'),
  args: { toasts: [{ id: 'stays', title: 'Stays here', lifetime: 0 }] },
  beforeEach: watchTimers,
  play: async ({ args }) => {
    await soon(() => expect(shownTitles()).toEqual(['Stays here']))
    await expect(delays()).not.toContain(10_000)
    // A timer of 0 that was set before has run by then.
    await new Promise((resolve) => void setTimeout(resolve, 0))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
