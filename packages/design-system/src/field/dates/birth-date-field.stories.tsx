import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { inside } from '@croupier/story-kit'
import { controlled } from '../../stories/stateful.tsx'
import { BirthDateField } from './birth-date-field.tsx'

const english = {
  day: { label: 'Day', placeholder: 'DD' },
  month: { label: 'Month', placeholder: 'MM' },
  year: { label: 'Year', placeholder: 'YYYY' },
}
const meta = {
  title: 'Forms/BirthDateField',
  component: BirthDateField,
  render: controlled(BirthDateField),
  args: {
    label: 'Date of birth',
    hint: 'You must be 18 or older.',
    locale: 'en-GB',
    value: '',
    parts: english,
    onValueChange: fn(),
    onBlur: fn(),
  },
  decorators: [inside('max-w-sm')],
} satisfies Meta<typeof BirthDateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'You must be 18 or older.',
    )
    await expect(canvas.getByLabelText('Year')).toHaveAttribute('autocomplete', 'bday-year')
    await userEvent.click(canvas.getByLabelText('Day'))
    await userEvent.keyboard('17051990')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-05-17')
    await expect(canvas.getByLabelText('Year')).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace>4/}{Backspace}{Backspace}')
    await expect(canvas.getByLabelText('Month')).toHaveFocus()
    await expect(canvas.getByLabelText('Month')).toHaveValue('0')
  },
}
export const WithTabAndSeparators: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('7.')
    await expect(canvas.getByLabelText('Month')).toHaveFocus()
    await userEvent.keyboard('05')
    await userEvent.tab()
    await userEvent.keyboard('1990')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-05-07')
    await expect(canvas.getByLabelText('Day')).toHaveValue('7')
  },
}
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Month'))
    await userEvent.paste('17.05.1990')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-05-17')
  },
}
export const Autofilled: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Year'), { target: { value: '1990' } })
    await fireEvent.change(canvas.getByLabelText('Month'), { target: { value: '5' } })
    await fireEvent.change(canvas.getByLabelText('Day'), { target: { value: '17' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-05-17')
  },
}
export const AmericanOrder: Story = { args: { locale: 'en-US', value: '1990-05-17' } }
export const WithErrors: Story = {
  args: { value: '1990-02-31', errors: ['There is no such date.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Day')).toBeInvalid()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'There is no such date. You must be 18 or older.',
    )
  },
}
export const Disabled: Story = { args: { value: '1990-05-17', disabled: true } }
export const LongTexts: Story = {
  args: {
    label: 'Your date of birth as it is written in your document',
    hint: 'You need to be eighteen years old to open an account and to play with real money.',
    parts: {
      day: { label: 'Day', placeholder: 'DD' },
      month: { label: 'Month', placeholder: 'MM' },
      year: { label: 'Year', placeholder: 'YYYY' },
    },
  },
}
