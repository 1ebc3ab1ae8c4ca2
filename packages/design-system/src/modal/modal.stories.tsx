import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import { closeAllOverlays } from '../overlays/overlay-stack.ts'
import { sampleArt } from '../stories/sample-art.ts'
import { Modal, type ModalProps } from './modal.tsx'

function Opened(props: Omit<ModalProps, 'open' | 'closeLabel'>) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal {...props} open={open} closeLabel="Close" onClose={close} />
    </>
  )
}

/** A fast touch drag from one height to another. */
async function pull(part: Element, { from, to }: { from: number; to: number }) {
  const touch = (type: string, y: number) => {
    const at = new Touch({ identifier: 1, target: part, clientX: 100, clientY: y })
    const touches = type === 'touchend' ? [] : [at]
    return fireEvent(part, new TouchEvent(type, { touches, changedTouches: [at], bubbles: true, cancelable: true }))
  }
  await touch('touchstart', from)
  for (const share of [0.05, 0.2, 0.6, 1]) await touch('touchmove', from + (to - from) * share)
  await touch('touchend', to)
}

const meta = {
  title: 'Overlays/Modal',
  component: Opened,
  args: { title: 'Leave without saving?', children: 'What you wrote here will be lost.', onClose: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
} satisfies Meta<typeof Opened>
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
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await expect(document.documentElement.dataset['scrollLocked']).toBe('1')
    await expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
    await fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(document.documentElement.dataset['scrollLocked']).toBeUndefined()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
  },
}
export const ClosesOnTheBackdrop: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(dialog.querySelector('header') ?? dialog)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const NotDismissible: Story = {
  args: { dismissible: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(await screen.findByRole('dialog'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Sheet: Story = {
  tags: ['visual:brands', 'visual:sizes'],
  args: {
    placement: 'sheet',
    title: 'Choose a method',
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
}
const longSheet: ModalProps['children'] = (
  <ul className="grid gap-2">
    {Array.from({ length: 30 }, (_, index) => (
      <li key={index}>
        <Button block>{`Способ пополнения № ${index + 1}`}</Button>
      </li>
    ))}
  </ul>
)

export const LongSheet: Story = {
  tags: ['visual:brands', 'visual:sizes'],
  args: { placement: 'sheet', title: 'Выберите платёжную систему', children: longSheet },
}

/** On a phone, dragging the head closes the sheet, and so does dragging content that is scrolled to its top. */
export const LongSheetOnAPhone: Story = {
  ...LongSheet,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, userEvent }) => {
    if (window.innerWidth >= 754) return
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog')
    const list = dialog.querySelector('ul') ?? dialog
    const body = dialog.querySelector('[data-slot=modal-body]') ?? dialog
    body.scrollTop = 200
    await pull(list, { from: 200, to: 500 })
    await expect(args.onClose).not.toHaveBeenCalled()
    body.scrollTop = 0
    await pull(list, { from: 500, to: 200 })
    await expect(args.onClose).not.toHaveBeenCalled()
    await pull(list, { from: 200, to: 500 })
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
  },
}

export const FullScreen: Story = {
  tags: ['visual:brands', 'visual:sizes'],
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
    title: 'Подтвердите адрес электронной почты, чтобы получить приветственный бонус',
    children:
      'Мы отправили письмо на адрес konstantinopolskaya.anastasia@example.com. Перейдите по ссылке из письма: она действует двадцать четыре часа.',
    footer: (
      <>
        <Button>Изменить адрес электронной почты</Button>
        <Button intent="primary">Отправить письмо ещё раз</Button>
      </>
    ),
  },
}

export const WithoutCloseButton: Story = {
  args: {
    type: 'promo',
    closeButton: false,
    size: 'sm',
    title: 'Пятничный релоад',
    logo: <img src={sampleArt(12, { width: 720, height: 360 })} alt="" className="aspect-2/1 w-full rounded-control" />,
    children: 'До 10 000 ₽ за пополнение сегодня.',
    footer: (
      <Button intent="primary" block>
        К бонусу
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
  args: { underMenu: true, title: 'Касса', children: 'Меню сверху и снизу работает.' },
  render: function UnderMenu(args) {
    const [visits, setVisits] = useState(0)
    return (
      <div className="flex min-h-dvh flex-col [--under-menu-bottom:64px]">
        <header data-above-modals="" className="sticky top-0 z-30 flex h-16 items-center bg-canvas px-gutter">
          <Button size="sm" onClick={() => setVisits((now) => now + 1)}>{`Меню ${visits}`}</Button>
        </header>
        <main className="grid flex-1 content-start gap-4 p-gutter">
          <Opened {...args} />
          {Array.from({ length: 12 }, (_, index) => (
            <p key={index}>Страница под диалогом затемнена и неподвижна, пока он открыт.</p>
          ))}
        </main>
        <nav
          data-above-modals=""
          aria-label="Снизу"
          className="sticky bottom-0 z-30 flex h-16 items-center bg-canvas px-gutter"
        >
          <Button size="sm">Лобби</Button>
        </nav>
      </div>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await expect(opener.closest('[inert]')).not.toBeNull()
    await expect(document.documentElement.dataset['scrollLocked']).toBe('1')
    const menu = canvas.getByRole('button', { name: 'Меню 0' })
    const { left, top, height } = menu.getBoundingClientRect()
    await expect(document.elementFromPoint(left + height / 2, top + height / 2)).toBe(menu)
    await userEvent.click(menu)
    await expect(menu).toHaveTextContent('Меню 1')
    await expect(dialog).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener.closest('[inert]')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    const backdrop = document.querySelector('[data-slot=modal-backdrop]') ?? opener
    await userEvent.click(backdrop)
    await expect(args.onClose).toHaveBeenCalledTimes(2)
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
    await expect(document.documentElement.dataset['scrollLocked']).toBe('2')
    await userEvent.click(await screen.findByRole('button', { name: 'Close the second' }))
    await expect(document.documentElement.dataset['scrollLocked']).toBe('1')
    await expect(screen.getByRole('button', { name: 'Another' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Close the first' }))
    await expect(document.documentElement.dataset['scrollLocked']).toBeUndefined()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Another' }))
  },
}

/** `closeAllOverlays`, as a router calls it on navigation. */
export const ClosesAll: Story = {
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
    await expect(document.documentElement.dataset['scrollLocked']).toBeUndefined()
    await expect(opener).toHaveFocus()
  },
}
