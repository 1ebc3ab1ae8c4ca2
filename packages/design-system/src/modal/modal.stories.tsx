import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
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

const meta = {
  component: Opened,
  args: { title: 'Leave without saving?', children: 'What you wrote here will be lost.', onClose: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

export const Center: Story = {
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
export const OnlyTheCross: Story = {
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
export const Full: Story = { args: { placement: 'full', title: 'Support' } }
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
  },
}
