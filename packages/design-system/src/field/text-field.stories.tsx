import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { linkStyles } from '../link/link-styles.ts'
import { inside } from '@croupier/story-kit'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', placeholder: 'you@example.com', onValueChange: fn() },
  decorators: [inside('max-w-sm')],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'a@b.c')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a@b.c')
  },
}
export const WithHint: Story = {
  args: { hint: 'We send the confirmation there.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('We send the confirmation there.')
  },
}
export const WithErrors: Story = {
  tags: ['visual:brands'],
  args: { defaultValue: 'anna@', hint: 'We send the confirmation there.', errors: ['This is not an e-mail address.'] },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('E-mail')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('This is not an e-mail address. We send the confirmation there.')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'anna@example.com' } }
export const WithAside: Story = {
  args: {
    label: 'Login',
    aside: (
      <a href="#remind" className={linkStyles()}>
        Forgot it?
      </a>
    ),
  },
}
export const SearchWithIcon: Story = {
  args: {
    label: 'Search',
    labelHidden: true,
    type: 'search',
    placeholder: 'Game or studio',
    leading: <Search aria-hidden="true" />,
  },
}
export const Untouched: Story = {
  args: { errors: ['Fill this in.'], touched: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toBeValid()
    await expect(canvas.queryByText('Fill this in.')).toBeNull()
  },
}
export const FirstError: Story = {
  args: { defaultValue: 'anna', errors: ['This is not an e-mail address.', 'This address is too short.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('This is not an e-mail address.')
  },
}
export const AllErrors: Story = {
  args: { ...FirstError.args, allErrors: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'This is not an e-mail address. This address is too short.',
    )
  },
}
export const LongTexts: Story = {
  args: {
    label: 'E-mail address to which the confirmation of your registration is sent',
    hint: 'We share your address with nobody and only write when it really matters for your account.',
    errors: ['Check the address: it should look like name@example.com and have no spaces in it.'],
  },
  globals: { viewport: { value: 'mobile1' } },
}
