import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { Button } from '../button/button.tsx'
import { openedByButton } from '../stories/stateful.tsx'
import { Sheet, type SheetProps } from './sheet.tsx'

const Opened = openedByButton(Sheet)

/** A fast drag from one height to another. Pointer 1 exists in every browser. */
async function pull(part: Element, { from, to, pointerType }: { from: number; to: number; pointerType: string }) {
  const pointer = (type: string, clientY: number) =>
    fireEvent(
      part,
      new PointerEvent(type, { pointerId: 1, pointerType, clientX: 100, clientY, bubbles: true, cancelable: true }),
    )
  await pointer('pointerdown', from)
  for (const share of [0.05, 0.2, 0.6, 1]) await pointer('pointermove', from + (to - from) * share)
  await pointer('pointerup', to)
}

/** Whether the middle of an element is in view, and not under another. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  render: (args) => <Opened {...args} />,
  args: { title: 'Choose a method', closeLabel: 'Close', children: 'Card or transfer.', onClose: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {
  tags: ['visual:brands', 'visual:sizes'],
  args: {
    children: (
      <div className="grid gap-2">
        {['Card', 'Transfer', 'Wallet'].map((name) => (
          <Button key={name} block>
            {name}
          </Button>
        ))}
      </div>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Choose a method' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Card' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await userEvent.click(document.querySelector('[data-slot=modal-backdrop]') ?? opener)
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
  },
}

const methods: SheetProps['children'] = (
  <ul className="grid gap-2">
    {Array.from({ length: 30 }, (_, index) => (
      <li key={index}>
        <Button block>{`Way of depositing no. ${index + 1}`}</Button>
      </li>
    ))}
  </ul>
)

export const Long: Story = {
  tags: ['visual:sizes'],
  args: { title: 'Choose a payment system', children: methods },
}

/** On a phone, dragging the sheet down closes it, but not from scrolled content, and not upwards. */
/** Tab from the last element to the first shows the first, which was scrolled out of view. */
export const LongByKeyboard: Story = {
  parameters: noPicture('as Long'),
  args: { children: methods },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const first = await screen.findByRole('button', { name: 'Way of depositing no. 1' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    const last = screen.getByRole('button', { name: 'Way of depositing no. 30' })
    await waitFor(() => expect(isSeen(last)).toBe(true))
    await expect(isSeen(first)).toBe(false)
    await userEvent.tab()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await waitFor(() => expect(isSeen(first)).toBe(true))
  },
}

export const LongOnAPhone: Story = {
  ...Long,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, userEvent }) => {
    if (window.innerWidth >= 754) return
    const opener = canvas.getByRole('button', { name: 'Open' })
    let closings = 0
    for (const pointerType of ['touch', 'mouse']) {
      await userEvent.click(opener)
      const dialog = await screen.findByRole('dialog')
      const list = dialog.querySelector('ul') ?? dialog
      const body = dialog.querySelector('[data-slot=modal-body]') ?? dialog
      body.scrollTop = 200
      await pull(list, { from: 200, to: 500, pointerType })
      await expect(args.onClose).toHaveBeenCalledTimes(closings)
      body.scrollTop = 0
      await pull(list, { from: 500, to: 200, pointerType })
      await expect(args.onClose).toHaveBeenCalledTimes(closings)
      closings += 1
      // While it opens it does not follow a pointer.
      await waitFor(async () => {
        await pull(list, { from: 200, to: 500, pointerType })
        await expect(args.onClose).toHaveBeenCalledTimes(closings)
      })
      await waitFor(() => expect(opener).toHaveFocus())
    }
    await userEvent.click(opener)
  },
}

export const NotDismissible: Story = {
  args: { dismissible: false },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.querySelector('[data-slot=modal-backdrop]') ?? dialog)
    await pull(dialog, { from: 200, to: 500, pointerType: 'touch' })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

const GAME = '<title>Game</title><button onclick="this.textContent = Number(this.textContent) + 1">0</button>'

/** A game beside a sheet that is not modal goes on: it takes presses and focus, and is not reloaded. */
export const BesideAGame: Story = {
  args: { modal: false, title: 'Tournament', children: <Button>Take part</Button> },
  render: (args) => (
    <div className="flex flex-col items-start gap-4">
      <iframe title="Game" srcDoc={GAME} className="h-40 w-60 rounded-card bg-surface" />
      <Opened {...args} />
    </div>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const game = canvas.getByTitle<HTMLIFrameElement>('Game')
    const reel = await waitFor(() => {
      const found = game.contentDocument?.querySelector('button')
      if (!found) throw new Error('The game is loading')
      return found
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const sheet = await screen.findByRole('dialog', { name: 'Tournament' })
    await expect(canvas.getByTitle('Game').closest('[aria-hidden=true], [inert]')).toBeNull()
    const { left, top } = game.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 10, top + 10)).toBe(game)
    await expect(getComputedStyle(game).pointerEvents).not.toBe('none')
    reel.click()
    reel.focus()
    await expect(document.activeElement).toBe(game)
    await expect(reel).toHaveTextContent('1')
    await expect(game.contentDocument?.querySelector('button')).toBe(reel)
    await userEvent.click(canvasElement)
    await expect(sheet).toBeVisible()
    screen.getByRole('button', { name: 'Close' }).focus()
    await userEvent.tab()
    await expect(sheet).not.toContainElement(document.activeElement as HTMLElement)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
