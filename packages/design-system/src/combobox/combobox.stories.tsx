import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { inside } from '@croupier/story-kit'
import { controlled } from '../stories/stateful.tsx'
import { Combobox } from './combobox.tsx'

const names = new Intl.DisplayNames('en', { type: 'region' })
const items = ['AR', 'BR', 'CL', 'DE', 'ES', 'FR', 'IT', 'KZ', 'PT', 'RU', 'ST', 'UY'].map((code) => ({
  value: code,
  title: names.of(code) ?? code,
}))
const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  render: controlled(Combobox),
  args: {
    label: 'Country',
    items,
    value: null,
    listLabel: 'Countries',
    emptyText: 'No such country.',
    autoComplete: 'country-name',
    onValueChange: fn(),
  },
  decorators: [inside('min-h-96 max-w-sm')],
} satisfies Meta<typeof Combobox>
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
