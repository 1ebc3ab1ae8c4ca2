import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { inside, noPicture } from '@croupier/story-kit'
import { controlled } from '../../stories/stateful.tsx'
import { MoneyField } from './money-field.tsx'

const Controlled = controlled(MoneyField)

const presets = [1000, 2500, 5000, 10_000, 50_000].map((amount) => ({ amount, label: `€${amount / 100}` }))
const meta = {
  title: 'Forms/MoneyField',
  component: MoneyField,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Amount',
    value: null,
    unit: '€',
    locale: 'it',
    presets,
    presetsLabel: 'Quick amounts',
    onValueChange: fn(),
  },
  decorators: [inside('max-w-sm')],
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount')
    await userEvent.type(input, '12345,6')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_234_560)
    await expect(input).toHaveValue('12345,6')
    await userEvent.tab()
    await expect(input).toHaveValue('12.345,60')
  },
}
export const ByPreset: Story = {
  args: { value: 2500, hint: 'From €10 to €5,000.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '€25', pressed: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '€50' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5000)
    await expect(canvas.getByLabelText('Amount')).toHaveValue('50')
  },
}
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Amount'))
    await userEvent.paste('€ 1,234.50')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123_450)
  },
}
export const ExactToTheCent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Amount'), '0,29')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(29)
  },
}
/** When the locale changes, a valid amount is rewritten and invalid text stays. */
export const ChangedLocale: Story = {
  parameters: noPicture('looks like any amount'),
  render: function Render(props) {
    const [locale, setLocale] = useState('it')
    return (
      <>
        <Controlled {...props} locale={locale} />
        <button type="button" onClick={() => setLocale('en')}>
          English
        </button>
        <button type="button" onClick={() => setLocale('it')}>
          Italiano
        </button>
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount')
    await userEvent.type(input, '12345,5')
    canvas.getByRole('button', { name: 'English' }).click()
    await waitFor(() => expect(input).toHaveValue('12,345.50'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_234_550)
    await userEvent.clear(input)
    await userEvent.type(input, '1.234')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    canvas.getByRole('button', { name: 'Italiano' }).click()
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toHaveValue('1.234'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}
export const Yen: Story = { args: { value: 12_000, decimals: 0, unit: '¥', locale: 'ja', presets: [] } }
export const Dinar: Story = { args: { value: 12_345, decimals: 3, unit: 'KWD', locale: 'en', presets: [] } }
export const WithErrors: Story = { args: { value: 500, errors: ['€10 at least.'] } }
export const LongTexts: Story = {
  args: {
    label: 'Amount to be added to the balance of the game account in the chosen currency',
    unit: '₽',
    locale: 'ru',
    value: 12_345_678_900,
    presets: [100_000, 500_000, 1_000_000, 5_000_000].map((amount) => ({
      amount,
      label: `${(amount / 100).toLocaleString('ru')} ₽`,
    })),
    hint: 'We bear the fee of the transfer.',
  },
}
