import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Combobox, type ComboboxProps } from './combobox.tsx'

function Controlled(props: ComboboxProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string | null) => {
    setValue(next)
    props.onValueChange(next)
  }
  return <Combobox {...props} value={value} onValueChange={change} />
}

const names = new Intl.DisplayNames('en', { type: 'region' })
const items = ['AR', 'BR', 'CL', 'DE', 'ES', 'FR', 'IT', 'KZ', 'PT', 'RU', 'ST', 'UY'].map((code) => ({
  value: code,
  title: names.of(code) ?? code,
}))
const meta = {
  title: 'Forms/Combobox',
  component: Controlled,
  args: {
    label: 'Country',
    items,
    value: null,
    listLabel: 'Countries',
    emptyText: 'No such country.',
    autoComplete: 'country-name',
    onValueChange: fn(),
  },
  decorators: [
    (Part) => (
      <div className="min-h-96 max-w-sm">
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof Controlled>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: 'BR', hint: 'Where you live now.' } }
export const WithErrors: Story = { args: { errors: ['Choose a country.'] } }
export const Disabled: Story = { args: { value: 'BR', disabled: true } }
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.type(input, 'ital')
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Italy'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('IT')
    await expect(input).toHaveValue('Italy')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
      'Kazakhstan',
    )
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('Italy')
  },
}
export const RevertsUnknownText: Story = {
  args: { value: 'BR' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'xyz')
    await waitFor(() => expect(screen.getByText('No such country.')).toBeVisible())
    await userEvent.tab()
    await expect(input).toHaveValue('Brazil')
    await userEvent.clear(input)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}
export const Autofilled: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByRole('combobox'), { target: { value: 'Uruguay' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith('UY')
  },
}
export const Open: Story = {
  tags: ['visual:sizes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Countries' })).toBeVisible())
  },
}
