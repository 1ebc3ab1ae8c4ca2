import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, Landmark, Wallet } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { inside } from '@croupier/story-kit'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value)
  return <RadioGroup {...props} value={value} onValueChange={setValue} />
}

const meta = {
  title: 'Forms/RadioGroup',
  component: Controlled,
  args: {
    label: 'Pay by',
    value: 'card',
    onValueChange: fn(),
    onBlur: fn(),
    options: [
      { value: 'card', label: 'Card' },
      { value: 'bank', label: 'Bank transfer' },
      { value: 'wallet', label: 'Wallet', disabled: true },
    ],
  },
  decorators: [inside('max-w-sm')],
} satisfies Meta<typeof Controlled>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Card' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Bank transfer' })).toBeChecked()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
export const NothingChosen: Story = {
  args: { value: undefined, required: true, errors: ['Choose how to pay.'], hint: 'No fee on our side.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Pay by' })
    await expect(group).toHaveAccessibleDescription('Choose how to pay. No fee on our side.')
    await expect(group).toBeInvalid()
  },
}
export const Cards: Story = {
  args: {
    look: 'cards',
    options: [
      { value: 'card', label: 'Card', hint: 'At once, no fee', media: <CreditCard aria-hidden="true" /> },
      { value: 'bank', label: 'Bank transfer', hint: 'Up to two days', media: <Landmark aria-hidden="true" /> },
      { value: 'wallet', label: 'Wallet', hint: 'Soon', media: <Wallet aria-hidden="true" />, disabled: true },
    ],
  },
}
export const LongTexts: Story = {
  args: {
    look: 'cards',
    label: 'How would you like to get the code that confirms your registration?',
    options: [
      {
        value: 'card',
        label: 'By text message to the phone number given at the registration',
        hint: 'Usually within a minute',
      },
      { value: 'bank', label: 'By a message to the e-mail address that was confirmed before' },
    ],
  },
}
