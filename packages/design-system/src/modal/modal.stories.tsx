/**
 * @promise Toasts and dialogs: a press on a layer of another program reaches it and closes no dialog; focus is not
 *   lost where a dialog took its opener away
 * @proof here (BelowForeignLayers, OpenerGone)
 * @journey none
 *
 * @promise Toasts and dialogs: dialogs, sheets, toasts, tooltips: order of Escape, focus return, page scroll,
 *   dragging by finger and mouse, a toast above a dialog by pointer and keyboard, a game beside a sheet
 * @proof sheet.stories, alert.stories, confirm.stories, select.stories, src/toasts/toasts.stories,
 *   tooltip.stories, info-overlay.stories
 * @journey games/search, games/filters, live/toasts, shell/on-a-phone
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import { closeAllOverlays } from '../overlays/open-overlays.ts'
import { sampleArt } from '../stories/sample-art.ts'
import { openedByButton } from '../stories/stateful.tsx'
import { Modal } from './modal.tsx'

const Opened = openedByButton(Modal)

/** How many dialogs hold the page's scroll. */
const locks = () => document.body.dataset['scrollLocked']
const scrollBarWidth = (element: Element) =>
  getComputedStyle(element).getPropertyValue('--removed-body-scroll-bar-size')
const backdrop = () => document.querySelector('[data-slot=modal-backdrop]') ?? document.body

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  render: (args) => <Opened {...args} />,
  args: {
    title: 'Leave without saving?',
    closeLabel: 'Close',
    children: 'What you wrote here will be lost.',
    onClose: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

export const Center: Story = {
  tags: ['visual:brands', 'visual:sizes'],
  args: {
    footer: (
      <>
        <Button>Stay</Button>
        <Button intent="danger">Leave</Button>
      </>
    ),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await expect(locks()).toBe('1')
    // Not inherited: the press would restyle every element of the page.
    await waitFor(() => expect(scrollBarWidth(document.body)).toMatch(/px$/))
    await expect(scrollBarWidth(canvasElement)).toBe('')
    await waitFor(() => expect(document.body).toHaveStyle({ pointerEvents: 'none' }))
    await expect(canvasElement).toHaveStyle({ pointerEvents: 'auto' })
    await expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(locks()).toBeUndefined()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
  },
}
/** Without motion it is whole in the frame that opens it; a play runs without motion. */
export const WithoutMotion: Story = {
  parameters: noPicture('the same as Center'),
  play: async ({ canvas, userEvent }) => {
    const seen = new Promise<string>((resolve) => {
      new MutationObserver((_, observer) => {
        const dialog = screen.queryByRole('dialog')
        if (!dialog) return
        observer.disconnect()
        resolve(getComputedStyle(dialog).opacity)
      }).observe(document.body, { childList: true, subtree: true })
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await seen).toBe('1')
  },
}
export const ClosesOnTheBackdrop: Story = {
  parameters: noPicture('It ends as it began'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(dialog.querySelector('header') ?? dialog)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(backdrop())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const NotDismissible: Story = {
  parameters: noPicture('as another story'),
  args: { dismissible: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    await userEvent.click(backdrop())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const FullScreen: Story = {
  tags: ['visual:sizes'],
  args: { placement: 'full', title: 'Support' },
}

export const Transparent: Story = {
  args: {
    look: 'transparent',
    size: 'sm',
    titleHidden: true,
    title: 'Gift',
    children: (
      <div className="rounded-card bg-accent p-10 text-center font-display text-xl text-on-accent">+ 50 spins</div>
    ),
  },
}

export const WithLogo: Story = {
  args: {
    logo: <img src="/brands/gold/assets/logo.svg" alt="Croupier" width="150" height="32" />,
    title: 'Confirm your e-mail address to get the welcome bonus',
    children:
      'We have sent a message to konstantinopolskaya.anastasia@example.com. Follow the link in it: it works for twenty-four hours.',
    footer: (
      <>
        <Button>Change the e-mail address</Button>
        <Button intent="primary">Send the message again</Button>
      </>
    ),
  },
}

export const WithoutCloseButton: Story = {
  args: {
    type: 'promo',
    closeButton: false,
    size: 'sm',
    title: 'Friday reload',
    logo: <img src={sampleArt(12, { width: 720, height: 360 })} alt="" className="aspect-2/1 w-full rounded-control" />,
    children: 'Up to €100 for a deposit today.',
    footer: (
      <Button intent="primary" block>
        To the bonus
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveAttribute('data-type', 'promo')
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

export const UnderMenu: Story = {
  parameters: { layout: 'fullscreen' },
  args: { underMenu: true, title: 'Cashbox', children: 'The menus at the top and the bottom work.' },
  render: function UnderMenu(args) {
    const [visits, setVisits] = useState(0)
    return (
      <div className="flex min-h-dvh flex-col [--under-menu-bottom:64px]">
        <header data-above-modals="" className="sticky top-0 z-30 flex h-16 items-center bg-canvas px-gutter">
          <Button size="sm" onClick={() => setVisits((now) => now + 1)}>{`Menu ${visits}`}</Button>
        </header>
        <main className="grid flex-1 content-start gap-4 p-gutter">
          <Opened {...args} />
          {Array.from({ length: 12 }, (_, index) => (
            <p key={index}>The page below the dialog is dimmed and does not move while it is open.</p>
          ))}
        </main>
        <nav
          data-above-modals=""
          aria-label="At the bottom"
          className="sticky bottom-0 z-30 flex h-16 items-center bg-canvas px-gutter"
        >
          <Button size="sm">Lobby</Button>
        </nav>
      </div>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await expect(opener.closest('[inert]')).not.toBeNull()
    await expect(locks()).toBe('1')
    const menu = canvas.getByRole('button', { name: 'Menu 0' })
    const { left, top, height } = menu.getBoundingClientRect()
    await expect(document.elementFromPoint(left + height / 2, top + height / 2)).toBe(menu)
    await userEvent.click(menu)
    await expect(menu).toHaveTextContent('Menu 1')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener.closest('[inert]')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await userEvent.click(backdrop())
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
  },
}
export const LongWithFocusInside: Story = {
  args: {
    title: 'Log in',
    children: (
      <div className="grid gap-4">
        <p>{'A long explanation. '.repeat(120)}</p>
        <TextField label="Login" data-autofocus />
      </div>
    ),
    footer: <Button intent="primary">Log in</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByLabelText('Login')).toHaveFocus())
  },
}
export const Stacked: Story = {
  render: function Stacked() {
    const [depth, setDepth] = useState(0)
    const close = () => setDepth((now) => now - 1)
    return (
      <>
        <Button onClick={() => setDepth(1)}>Open</Button>
        {depth > 0 ? (
          <Modal title="First" closeLabel="Close the first" onClose={close}>
            <Button onClick={() => setDepth(2)}>Another</Button>
          </Modal>
        ) : null}
        {depth > 1 ? (
          <Modal title="Second" size="sm" closeLabel="Close the second" onClose={close}>
            On top of it.
          </Modal>
        ) : null}
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Another' }))
    await expect(locks()).toBe('2')
    await userEvent.click(await screen.findByRole('button', { name: 'Close the second' }))
    await expect(locks()).toBe('1')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Another' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Close the first' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
    await expect(locks()).toBeUndefined()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Another' }))
  },
}

/** `closeAllOverlays`, as a router calls it on navigation. */
export const ClosesAll: Story = {
  parameters: noPicture('It ends as it began'),
  render: function ClosesAll() {
    const [depth, setDepth] = useState(0)
    const close = (at: number) => setDepth((now) => Math.min(now, at))
    return (
      <>
        <Button onClick={() => setDepth(1)}>Open</Button>
        <Modal open={depth > 0} title="First" closeLabel="Close the first" onClose={() => close(0)}>
          <Button onClick={() => setDepth(2)}>Another</Button>
        </Modal>
        <Modal
          open={depth > 1}
          dismissible={false}
          closeButton={false}
          title="Second"
          closeLabel="Close the second"
          onClose={() => close(1)}
        >
          Without a way out of its own.
        </Modal>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Another' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Second' })).toBeVisible())
    closeAllOverlays()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(locks()).toBeUndefined()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

const NAMES = ['First', 'Second', 'Third', 'Fourth']

/** Escape closes one at a time, newest first, and focus goes back to what opened it. */
export const FourByEscape: Story = {
  parameters: noPicture('It ends as it began'),
  render: function FourByEscape() {
    const [depth, setDepth] = useState(0)
    return (
      <>
        <Button onClick={() => setDepth(1)}>Open</Button>
        {NAMES.map((name, index) => (
          <Modal
            key={name}
            open={depth > index}
            title={name}
            closeLabel="Close"
            onClose={() => setDepth(Math.min(depth, index))}
          >
            <Button onClick={() => setDepth(index + 2)}>{`Above ${name}`}</Button>
          </Modal>
        ))}
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    for (const name of NAMES.slice(0, -1))
      await userEvent.click(await screen.findByRole('button', { name: `Above ${name}` }))
    await screen.findByRole('dialog', { name: 'Fourth' })
    await expect(locks()).toBe('4')
    for (const name of NAMES.slice(0, -1).toReversed()) {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.getByRole('button', { name: `Above ${name}` })).toHaveFocus())
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(locks()).toBeUndefined()
  },
}

/** As a native dialog, it closes the menu that it was opened from, and returns focus to the menu's button. */
export const FromAMenu: Story = {
  render: function FromAMenu(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button popoverTarget="menu-of-story">Menu</Button>
        <div id="menu-of-story" popover="auto" className="rounded-control bg-floating p-3">
          <Button onClick={() => setOpen(true)}>Open</Button>
        </div>
        <Modal {...args} open={open} closeLabel="Close" onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(menu)
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await expect(document.querySelector('#menu-of-story')?.matches(':popover-open')).toBe(false)
    const { left, top } = dialog.getBoundingClientRect()
    await expect(dialog.contains(document.elementFromPoint(left + 20, top + 20))).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu).toHaveFocus())
  },
}

/** Shows what another program puts over the page, such as a password manager's button. Returns its removal. */
function showForeign(parent: HTMLElement, onPress: () => void): () => void {
  const button = document.createElement('button')
  button.setAttribute('aria-label', '1')
  button.style.cssText = 'position: fixed; z-index: 2147483647; left: 8px; top: 8px; width: 48px; height: 48px'
  button.addEventListener('click', onPress)
  parent.append(button)
  return () => button.remove()
}

/** A layer of another program, in the body or beside it, takes presses above a dialog, which stays open. */
export const BelowForeignLayers: Story = {
  parameters: noPicture('It is about a layer of another program'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog')
    for (const parent of [document.body, document.documentElement]) {
      const onPress = fn()
      const remove = showForeign(parent, onPress)
      const top = document.elementFromPoint(20, 20)
      await expect(top?.parentElement).toBe(parent)
      // oxlint-disable-next-line no-await-in-loop -- one layer after the other
      await userEvent.click(top ?? parent)
      remove()
      await expect(onPress).toHaveBeenCalledOnce()
    }
    const field = document.createElement('input')
    const remove = showForeign(document.body, fn())
    document.elementFromPoint(20, 20)?.append(field)
    await userEvent.click(field)
    await expect(field).toHaveFocus()
    remove()
    await expect(dialog).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** What the dialog did took its opener away: focus goes to the place that it was in. */
export const OpenerGone: Story = {
  parameters: noPicture('It ends as it began'),
  render: function OpenerGone(args) {
    const [open, setOpen] = useState(false)
    const [done, setDone] = useState(false)
    return (
      <section aria-label="Phone">
        {done ? <p>+1 555 0100</p> : <Button onClick={() => setOpen(true)}>Open</Button>}
        <Modal {...args} open={open} closeLabel="Close" onClose={() => setOpen(false)}>
          <Button
            onClick={() => {
              setDone(true)
              setOpen(false)
            }}
          >
            Confirm
          </Button>
        </Modal>
      </section>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Phone' })).toHaveFocus())
  },
}

/** A part of the page in another brand and mode: its dialog, at the end of the body, looks like it. */
export const OfAPartWithItsOwnModes: Story = {
  parameters: noPicture('as Center, in other colours'),
  decorators: [
    (Story) => (
      <div data-brand="caju" data-scheme="dark" data-density="compact">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog')
    const part = canvasElement.querySelector('[data-brand]')
    const valueIn = (element: Element | null, name: string) =>
      element && getComputedStyle(element).getPropertyValue(name)
    for (const name of ['--color-canvas', '--chip-height'])
      await expect(valueIn(dialog, name)).toBe(valueIn(part, name))
    await expect(valueIn(dialog, '--color-canvas')).not.toBe(valueIn(document.documentElement, '--color-canvas'))
  },
}
