import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextField } from '../field/text-field.tsx'
import { inside } from '@croupier/story-kit'
import { SubmitButton } from './submit-button.tsx'

const meta = {
  title: 'Forms/SubmitButton',
  component: SubmitButton,
  args: { waiting: false, waitingLabel: 'Creating your account…', children: 'Create account' },
  decorators: [inside('max-w-sm')],
} satisfies Meta<typeof SubmitButton>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Waiting: Story = { args: { waiting: true } }
export const LongLabel: Story = {
  args: { waiting: true, waitingLabel: 'Sending a code of confirmation to the phone number that you gave…' },
}

const send = fn()
export const SecondPressIsIgnored: Story = {
  render: function Form(args) {
    const [waiting, setWaiting] = useState(false)
    return (
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          send()
          setWaiting(true)
        }}
      >
        <TextField label="Nickname" defaultValue="Anna" />
        <SubmitButton {...args} waiting={waiting} />
      </form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    send.mockClear()
    const button = canvas.getByRole('button', { name: 'Create account' })
    await userEvent.dblClick(button)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleName('Creating your account…')
    await expect(button).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Nickname'), '{Enter}')
    await expect(send).toHaveBeenCalledOnce()
  },
}
