import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Modal } from '../modal/modal.tsx'
import { Dock } from './dock.tsx'

function Docked({ isInDialog = false }: { isInDialog?: boolean }) {
  const [open, setOpen] = useState(false)
  const [dialog, setDialog] = useState(isInDialog)
  const opener = <Button onClick={() => setOpen(true)}>Write to us</Button>
  return (
    <div className="min-h-[480px]">
      {dialog ? (
        <Modal title="Payout" closeLabel="Close" onClose={() => setDialog(false)}>
          {opener}
        </Modal>
      ) : (
        opener
      )}
      <Dock
        open={open}
        title="Chat with the support"
        onMinimise={() => setOpen(false)}
        actions={
          <IconButton label="Minimise" onClick={() => setOpen(false)}>
            <ChevronDown aria-hidden />
          </IconButton>
        }
        footer={<p className="px-4 py-3 text-sm text-muted">We also answer on Telegram and by e-mail</p>}
      >
        <div className="grid size-full place-items-center bg-sunken">
          <input aria-label="Message" className="min-h-11 rounded-control bg-raised px-3" />
        </div>
      </Dock>
    </div>
  )
}

const meta = {
  title: 'Overlays/Dock',
  component: Docked,
} satisfies Meta<typeof Docked>

export default meta
type Story = StoryObj<typeof meta>

const dock = () => document.querySelector('[data-slot=dock]')
const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Write to us' }))
  await waitFor(() => expect(dock()).toHaveAttribute('data-state', 'open'))
}

export const Default: Story = {
  play: async () => {
    await opened()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Chat with the support' })).toHaveFocus())
    const input = screen.getByRole('textbox', { name: 'Message' })
    await userEvent.type(input, 'Good day')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dock()).toHaveAttribute('data-state', 'closed'))
    await expect(screen.getByRole('button', { name: 'Write to us' })).toHaveFocus()
    await opened()
    // What was typed is kept: the content stays mounted.
    await expect(input).toHaveValue('Good day')
  },
}

/** Opened from a dialog it stays usable, and Escape in it leaves the dialog open. */
export const AboveDialog: Story = {
  args: { isInDialog: true },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Payout' })
    await opened()
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Where is my payout?')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dock()).toHaveAttribute('data-state', 'closed'))
    await expect(screen.getByRole('dialog', { name: 'Payout' })).toBeVisible()
    await opened()
  },
}

/** On a phone, and at 400 % zoom, it covers the page: by keyboard the page is out of reach until the dock is minimised. */
export const CoversAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: noPicture('It ends closed'),
  play: async () => {
    await opened()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Chat with the support' })).toHaveFocus())
    for (let press = 0; press < 4; press += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await userEvent.tab()
      await expect(dock()).toContainElement(document.activeElement as HTMLElement)
    }
    const opener = screen.getByRole('button', { name: 'Write to us', hidden: true })
    opener.focus()
    await expect(opener).not.toHaveFocus()
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dock()).toHaveAttribute('data-state', 'closed'))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
