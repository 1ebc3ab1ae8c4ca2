import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { inside, noPicture } from '@croupier/story-kit'
import { Modal } from '../modal/index.ts'
import { phoneRules } from './libphonenumber-rules.ts'
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx'

const flags = import.meta.glob<string>('../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})
const flagAddress = (country: string) => flags[`../../node_modules/country-flag-icons/3x2/${country.toUpperCase()}.svg`]
const namesIn = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return (country: string) => names.of(country.toUpperCase()) ?? country
}

function Controlled(props: PhoneInputProps) {
  const [{ value, country }, setPhone] = useState({ value: props.value, country: props.country })
  return (
    <PhoneInput
      {...props}
      value={value}
      country={country}
      onValueChange={(nextValue, nextCountry) => {
        setPhone({ value: nextValue, country: nextCountry })
        props.onValueChange(nextValue, nextCountry)
      }}
    />
  )
}

const meta = {
  title: 'Forms/PhoneInput',
  component: Controlled,
  args: {
    label: 'Phone number',
    rules: phoneRules,
    value: '',
    country: 'ru',
    primaryCountries: ['ru', 'kz', 'it', 'br'],
    countryName: namesIn('en'),
    flagAddress,
    texts: { title: 'Country', close: 'Close', search: 'Country or code', empty: 'No such country.' },
    onValueChange: fn(),
  },
  argTypes: { rules: { control: false } },
  decorators: [inside('max-w-sm')],
} satisfies Meta<typeof Controlled>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Phone number')
    await expect(input).toHaveAttribute('autocomplete', 'tel-national')
    await userEvent.type(input, '9123456789')
    await expect(input).toHaveValue('912 345 67 89')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('79123456789', 'ru')
  },
}
export const CaretStaysWithItsDigits: Story = {
  args: { value: '79123456789' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Phone number')
    await userEvent.type(input, '0', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    await expect(input).toHaveValue('912 304 56 789')
    await expect(input.selectionStart).toBe(6)
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('912 345 67 89')
    await expect(input.selectionStart).toBe(5)
    // Backspace over the space removes the digit before it.
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(input).toHaveValue('914 567 89')
    await expect(input.selectionStart).toBe(2)
    await userEvent.keyboard('x')
    await expect(input).toHaveValue('914 567 89')
    await expect(input.selectionStart).toBe(2)
    await userEvent.keyboard('{Delete}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('79156789', 'ru')
    await expect(input.selectionStart).toBe(2)
  },
}
export const PastedFromAnotherCountry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Phone number')
    await userEvent.click(input)
    await userEvent.paste('+55 (11) 96123-4567')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5511961234567', 'br')
    await expect(input).toHaveValue('11 96123 4567')
    await expect(canvas.getByRole('button', { name: 'Country: Brazil +55' })).toBeVisible()
  },
}
export const AutofilledNationalNumber: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Phone number'), { target: { value: '8 (912) 345-67-89' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith('79123456789', 'ru')
  },
}
export const ChoosesACountry: Story = {
  args: { value: '79123456789' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Country: Russia +7' }))
    const list = await screen.findByRole('listbox', { name: 'Country' })
    const [first] = await within(list).findAllByRole('option')
    await expect(first).toHaveTextContent('Russia+7')
    const search = screen.getByRole('combobox', { name: 'Country or code' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.type(search, '+39')
    await within(list).findByRole('option', { name: /^Italy/ })
    await userEvent.clear(search)
    await userEvent.type(search, 'japan{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('819123456789', 'jp')
    await expect(canvas.getByLabelText('Phone number')).toHaveFocus()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}
/** Focus in the number closes the list. */
export const ListClosesOnFocusInNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country or code' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(canvas.getByLabelText('Phone number')).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
export const ListOfCountries: Story = {
  tags: ['visual:sizes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}
export const SheetOnPhones: Story = {
  parameters: noPicture('as ListOfCountries on a phone'),
  ...ListOfCountries,
  tags: ['visual:sizes'],
  globals: { viewport: { value: 'phone' } },
}
/** The sheet holds the focus until it is gone. */
export const ChoosesACountryOnPhones: Story = {
  parameters: noPicture('Where the focus is'),
  globals: { viewport: { value: 'phone' } },
  args: { onBlur: fn() },
  render: (args) => (
    <Modal title="Your phone" closeLabel="Close" onClose={fn()}>
      <Controlled {...args} />
    </Modal>
  ),
  play: async ({ args, userEvent }) => {
    const choose = async (name: RegExp) => {
      await userEvent.click(await screen.findByRole('button', { name: /^Country: / }))
      await userEvent.click(await within(await screen.findByRole('listbox')).findByRole('option', { name }))
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    }
    await choose(/^Italy/)
    await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveFocus())
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', 'it')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: /^Country: Italy/ }))
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Country: Italy/ })).toHaveFocus())
  },
}
export const SomeCountriesOnly: Story = { args: { countries: ['it', 'de', 'at'], country: 'it', primaryCountries: [] } }
export const WithErrors: Story = { args: { value: '7912', errors: ['The number is too short.'] } }
export const Disabled: Story = { args: { value: '79123456789', disabled: true } }
export const LongTexts: Story = {
  args: {
    label: 'Number of the mobile phone to which the confirmation code comes',
    country: 'fk',
    hint: 'We send a code of confirmation by text message to this number.',
    value: '50012345',
  },
}

/** A number that comes back from elsewhere, such as a kept form, has its own country. */
export const OfAnotherCountry: Story = {
  args: { value: '5511961234567', country: 'ru' },
  parameters: noPicture('as other numbers'),
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole('textbox')
    await expect(field).toHaveValue('11 96123 4567')
    await expect(canvas.getByRole('button')).toHaveTextContent('+55')
    await userEvent.type(field, '{Backspace}8')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5511961234568', 'br')
  },
}
