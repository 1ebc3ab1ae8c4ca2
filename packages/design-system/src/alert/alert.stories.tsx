import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { buttonStyles } from '../button/button-styles.ts'
import { Alert, ErrorAlert, type AlertProps } from './alert.tsx'

function Opened({ failed = false, ...props }: Omit<AlertProps, 'open'> & { failed?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {failed ? (
        <ErrorAlert {...props} open={open} onClose={close} />
      ) : (
        <Alert {...props} open={open} onClose={close} />
      )}
    </>
  )
}

const meta = {
  title: 'Overlays/Alert',
  component: Opened,
  args: {
    title: 'Complete your profile',
    children: 'To take money out, tell us your name and date of birth.',
    okLabel: 'Understood',
    closeLabel: 'Close',
    onClose: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  tags: ['visual:brands'],
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('alertdialog', { name: 'Complete your profile' })
    await expect(dialog).toHaveAccessibleDescription('To take money out, tell us your name and date of birth.')
    const ok = screen.getByRole('button', { name: 'Understood' })
    await expect(ok).toHaveFocus()
    await userEvent.click(ok)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await screen.findByRole('alertdialog')
    await userEvent.click(document.querySelector('[data-slot=modal-backdrop]') ?? opener)
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
  },
}
export const WithAction: Story = {
  args: {
    action: (
      <a href="#profile" className={buttonStyles({ intent: 'primary' })}>
        To the profile
      </a>
    ),
  },
}
export const Failed: Story = {
  args: {
    failed: true,
    title: 'The payout was not made',
    children: 'The payment system does not answer. The money is still on your balance: €124.80.',
  },
}
export const LongWords: Story = {
  args: {
    failed: true,
    title: 'Confirming a phone number is not available to users of your region for the time being',
    children:
      'The support knows about the fault already. Try again in fifteen minutes or write to konstantinopolskaya.anastasia.podderzhka@example.com.',
    okLabel: 'Back to editing the profile',
    action: <Button intent="primary">Write to the support</Button>,
  },
}
export const ClosesByEscape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
