import type { Meta, StoryObj } from '@storybook/react-vite'
import { Crown } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Modal } from '../modal/modal.tsx'
import { closeAllOverlays } from '../overlays/open-overlays.ts'
import { inside } from '@croupier/story-kit'
import { Tooltip } from './tooltip.tsx'

const pressed = fn()

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Ten compoints are taken, even if the tournament is called off.',
    delay: 0,
    children: <Button onClick={pressed}>Take part</Button>,
  },
  beforeEach: () => {
    pressed.mockClear()
  },
  decorators: [inside('flex min-h-72 flex-wrap items-center justify-center gap-4')],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const isShown = () => screen.queryByRole('tooltip') !== null

export const ByMouse: Story = {
  tags: ['visual:brands'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await expect(isShown()).toBe(false)
    await expect(button).toHaveAccessibleDescription(/Ten compoints/)
    await userEvent.hover(button)
    const tooltip = await screen.findByRole('tooltip')
    await waitFor(() => expect(tooltip).toBeVisible())
    await userEvent.hover(tooltip)
    await expect(tooltip).toBeVisible()
    // Its text can be selected.
    await userEvent.click(tooltip)
    await expect(tooltip).toBeVisible()
    await userEvent.unhover(tooltip)
    await waitFor(() => expect(isShown()).toBe(false))
    await userEvent.hover(button)
    await screen.findByRole('tooltip')
  },
}
export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(isShown()).toBe(false))
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
/** Touch events as a browser sends them; without delay, so that a tap is not a long press on a slow machine. */
const touch = {
  down: (part: Element) => part.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true })),
  up: (part: Element) => {
    part.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }))
    part.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }))
  },
  tap: (part: Element) => {
    touch.down(part)
    touch.up(part)
  },
}

/** A press on the panel that the keyboard has opened leaves it open: its text can be selected. A press beside it closes it. */
export const PanelPressed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    const tooltip = await screen.findByRole('tooltip')
    await userEvent.dblClick(tooltip)
    await expect(canvas.getByRole('button')).not.toHaveFocus()
    // The same panel, not one that opened again.
    await userEvent.hover(tooltip)
    await expect(tooltip).toBeVisible()
    await userEvent.click(canvasElement)
    await waitFor(() => expect(isShown()).toBe(false))
    // A press on a panel that the mouse has opened does not keep a later one open.
    const button = canvas.getByRole('button')
    await userEvent.hover(button)
    await userEvent.click(await screen.findByRole('tooltip'))
    await userEvent.hover(canvasElement)
    await waitFor(() => expect(isShown()).toBe(false))
    await userEvent.tab()
    await waitFor(() => expect(isShown()).toBe(true))
    await userEvent.tab()
    await waitFor(() => expect(isShown()).toBe(false))
  },
}

/** A long press shows it and does not act; a tap acts. */
export const ByLongPress: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    touch.tap(button)
    await expect(pressed).toHaveBeenCalledOnce()
    await expect(isShown()).toBe(false)
    touch.down(button)
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    touch.up(button)
    await expect(pressed).toHaveBeenCalledOnce()
    await expect(isShown()).toBe(true)
    await waitFor(async () => {
      touch.down(document.body)
      await expect(isShown()).toBe(false)
    })
  },
}

const isOpen = () => document.querySelector('[data-slot="tooltip"]:not([data-state="closed"])') !== null
const opensMenu = (part: Element) =>
  part.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))

/** As Android does: a long press ends without a click. */
export const LongPressWithoutClick: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    const release = () => button.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }))
    touch.down(button)
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    // Of the browser's menus only that of the text is left, which copies it.
    await expect(opensMenu(button)).toBe(false)
    await expect(opensMenu(screen.getByRole('tooltip'))).toBe(true)
    release()
    touch.down(button)
    await waitFor(() => expect(isOpen()).toBe(false))
    await waitFor(() => expect(isOpen()).toBe(true))
    release()
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(pressed).toHaveBeenCalledOnce()
    await waitFor(() => expect(isShown()).toBe(false))
  },
}

/** An icon without an action: a tap toggles the tooltip. */
export const ByTap: Story = {
  args: {
    tap: true,
    text: 'Leader of the series: first place by points in all tournaments.',
    children: (
      <IconButton label="Leader of the series" intent="secondary">
        <Crown />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('button')
    touch.tap(mark)
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    touch.tap(mark)
    await waitFor(() => expect(isShown()).toBe(false))
    touch.tap(mark)
  },
}
export const LongWords: Story = {
  args: {
    text: 'The welcome bonus comes with your first five deposits: up to €3,000 in all. Write to konstantinopolskaya.anastasia@example.com to learn more.',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    const { left, right } = (await screen.findByRole('tooltip')).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const OneAtATime: Story = {
  render: (args) => (
    <>
      <Tooltip {...args} text="First hint">
        <Button>First button</Button>
      </Tooltip>
      <Tooltip {...args} text="Second hint">
        <Button>Second button</Button>
      </Tooltip>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('First hint')
    await userEvent.hover(canvas.getByRole('button', { name: 'Second button' }))
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Second hint'))
    closeAllOverlays()
    await waitFor(() => expect(isShown()).toBe(false))
  },
}

/** The first Escape closes only the tooltip. */
export const InADialog: Story = {
  render: (args) => (
    <Modal title="Tournament" closeLabel="Close" onClose={pressed}>
      <Tooltip {...args} />
    </Modal>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(isShown()).toBe(false))
    await expect(pressed).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}
