/**
 * @promise Forms and validation: each field says what it is for (`autocomplete`)
 * @proof phone-input.stories, password-recovery.stories (Asked, NewPassword), registration-page.stories (ByPhone,
 *   PhoneCodePasted)
 * @journey none
 *
 * @promise Forms and validation: a day that is not chosen says so, and a chosen one is written as the page writes
 *   days, whatever the browser draws
 * @proof here (DayInOwnWords)
 * @journey engines/money
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { linkStyles } from '../link/link-styles.ts'
import { SubmitButton } from '../submit-button/submit-button.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { CodeField } from './codes/code-field.tsx'
import { DateField } from './dates/date-field.tsx'
import { Field } from './field.tsx'
import { FormErrors } from './form-errors.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { inside, noPicture } from '@croupier/story-kit'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Forms/Field',
  decorators: [inside('max-w-sm')],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Password: Story = {
  render: () => (
    <PasswordField
      label="Password"
      revealLabel="Show the password"
      autoComplete="new-password"
      defaultValue="hunter22"
      hint="8 characters or more, no Cyrillic."
    />
  ),
  decorators: [
    (Part) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <Part />
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible()
    // The form sends it as a password, so that the browser offers to save it.
    await userEvent.type(input, '{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
  },
}

const currencies = [
  { value: 'RUB', label: '₽ Rouble' },
  { value: 'EUR', label: '€ Euro' },
  { value: 'KZT', label: '₸ Tenge' },
]
const onValueChange = fn()
export const Select: Story = {
  render: () => <SelectField label="Currency" options={currencies} defaultValue="RUB" onValueChange={onValueChange} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Currency'), 'EUR')
    await expect(onValueChange).toHaveBeenLastCalledWith('EUR')
  },
}
export const SelectWithErrors: Story = {
  render: () => (
    <SelectField label="Currency" options={currencies} placeholder="Choose one" errors={['Choose a currency.']} />
  ),
}
export const Day: Story = {
  render: () => (
    <DateField label="From" min="2026-01-01" max="2026-12-31" defaultValue="2026-05-17" hint="Up to a year back." />
  ),
}

/** What the browser would write shows only while the field is edited. */
export const DayInOwnWords: Story = {
  render: function DayInOwnWords() {
    const [value, setValue] = useState('')
    return <DateField label="Until" value={value} shown={value || 'Any day'} onValueChange={setValue} />
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Until')
    await expect(canvas.getByText('Any day')).toBeVisible()
    await expect(getComputedStyle(field).color).toBe('rgba(0, 0, 0, 0)')
    await userEvent.click(field)
    await expect(canvas.getByText('Any day')).not.toBeVisible()
    await expect(getComputedStyle(field).color).not.toBe('rgba(0, 0, 0, 0)')
    await userEvent.type(field, '2026-05-17')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('2026-05-17')).toBeVisible())
  },
}

const onCheckedChange = fn()
export const Checkbox: Story = {
  render: () => (
    <CheckboxField
      label={
        <>
          I am 18 and accept the{' '}
          <a href="#rules" className={linkStyles()}>
            rules
          </a>
        </>
      }
      onCheckedChange={onCheckedChange}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /I am 18/ }))
    await expect(onCheckedChange).toHaveBeenCalledWith(true)
  },
}
export const CheckboxChecked: Story = { render: () => <CheckboxField label="Send me offers" defaultChecked /> }
export const CheckboxWithErrors: Story = {
  render: () => <CheckboxField label="I accept the rules" errors={['Without this we cannot open an account.']} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Without this we cannot open an account.')
  },
}

const onComplete = fn()
function Code({ errors }: { errors?: string[] }) {
  const [value, setValue] = useState(errors ? '1234' : '')
  return (
    <CodeField
      label="Code from the message"
      value={value}
      onValueChange={setValue}
      onComplete={onComplete}
      errors={errors}
    />
  )
}
export const CodeEmpty: Story = {
  render: () => <Code />,
  play: async ({ canvas, userEvent }) => {
    onComplete.mockClear()
    const input = canvas.getByLabelText('Code from the message')
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(input).toHaveAttribute('placeholder', '––-––')
    // One dash for each digit, in one box.
    await expect(input.parentElement?.textContent).toBe('––––')
    await userEvent.type(input, '4a8-15')
    await expect(input).toHaveValue('4815')
    await expect(onComplete.mock.calls).toEqual([['4815']])
  },
}
export const CodePasted: Story = {
  render: () => <Code />,
  play: async ({ canvas, userEvent }) => {
    onComplete.mockClear()
    const input = canvas.getByLabelText('Code from the message')
    await userEvent.click(input)
    await userEvent.paste('Croupier 24: your code is 98-76, valid for 10 minutes')
    await expect(input).toHaveValue('9876')
    await expect(onComplete.mock.calls).toEqual([['9876']])
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('987')
  },
}
export const CodeWrong: Story = { render: () => <Code errors={['This code does not fit.']} /> }

export const Form: Story = {
  render: () => (
    <form className="grid gap-5">
      <TextField label="E-mail" type="email" defaultValue="anna@example.com" />
      <PasswordField
        label="Password"
        revealLabel="Show the password"
        aside={
          <a href="#forgot" className={linkStyles()}>
            Forgot it?
          </a>
        }
      />
      <FormErrors errors={['E-mail or password is wrong.']} />
      <SubmitButton waiting={false}>Log in</SubmitButton>
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('E-mail or password is wrong.')
  },
}
export const OwnControl: Story = {
  parameters: noPicture('as TextField, around a control of the browser'),
  render: () => (
    <Field label="Volume" hint="Of the games, not of the page.">
      {(control) => <input {...control} type="range" />}
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveAccessibleDescription(
      'Of the games, not of the page.',
    )
  },
}
