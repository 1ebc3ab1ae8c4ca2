import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inside } from '@croupier/story-kit'
import { controlled } from '../../stories/stateful.tsx'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  render: controlled(NumberField),
  args: { label: 'Odds', value: null, locale: 'ru', onValueChange: fn() },
  decorators: [inside('max-w-sm')],
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Odds')
    await expect(input).toHaveAttribute('inputmode', 'decimal')
    await userEvent.type(input, '1234,5')
    await expect(input).toHaveValue('1234,5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5)
    await userEvent.tab()
    await expect(input).toHaveValue('1\u00a0234,5')
  },
}
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Odds'))
    await userEvent.paste('1.234,5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5)
  },
}
export const InvalidNumber: Story = {
  args: { errors: ['Digits, please.'] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Odds')
    await userEvent.type(input, '12x3')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await expect(input).toHaveValue('12x3')
  },
}
export const Signed: Story = { args: { label: 'Change', value: -7.5, signed: true, hint: 'A minus takes away.' } }
export const Disabled: Story = { args: { value: 1234567.89, disabled: true } }
