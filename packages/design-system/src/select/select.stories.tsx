import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bitcoin, CreditCard, Landmark, Wallet } from 'lucide-react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inside, noPicture } from '@croupier/story-kit'
import { Modal } from '../modal/index.ts'
import { controlled } from '../stories/stateful.tsx'
import { Select } from './select.tsx'

const methods = [
  { value: 'card', title: 'Card', text: 'At once', media: <CreditCard aria-hidden="true" />, aside: '0 %' },
  {
    value: 'bank',
    title: 'Bank transfer',
    text: 'Up to two days',
    media: <Landmark aria-hidden="true" />,
    aside: '1 %',
  },
  { value: 'wallet', title: 'Wallet', text: 'Soon', media: <Wallet aria-hidden="true" />, disabled: true },
  { value: 'crypto', title: 'Bitcoin', text: 'Up to an hour', media: <Bitcoin aria-hidden="true" />, aside: '0 %' },
]
const studios = Array.from({ length: 1200 }, (_, index) => ({
  value: String(index),
  title: `Studio ${index + 1}`,
  aside: String(((index * 37) % 90) + 4),
}))
const Controlled = controlled(Select)

const meta = {
  title: 'Forms/Select',
  component: Select,
  render: Controlled,
  args: {
    label: 'Pay by',
    items: methods,
    value: null,
    placeholder: 'Choose a way',
    texts: { title: 'Pay by', close: 'Close', search: 'Find', empty: 'Nothing found.' },
    onValueChange: fn(),
  },
  decorators: [inside('min-h-96 max-w-sm')],
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: 'bank', hint: 'No fee on our side.' } }
export const WithErrors: Story = {
  args: { required: true, errors: ['Choose how to pay.'] },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Pay by' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('Choose how to pay.')
  },
}
export const Disabled: Story = { args: { value: 'card', disabled: true } }
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Pay by' })
    const active = () => document.getElementById(select.getAttribute('aria-activedescendant') ?? '')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    await userEvent.keyboard('{End}')
    await expect(active()).toHaveTextContent('Bitcoin')
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}')
    await expect(active()).toHaveTextContent('Bitcoin')
    await userEvent.keyboard('ba')
    await expect(active()).toHaveTextContent('Bank transfer')
    await expect(select).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(select).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}{Home}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('card')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(select).toHaveTextContent('Card')
  },
}
export const Open: Story = {
  args: { value: 'bank' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const list = await screen.findByRole('listbox', { name: 'Pay by' })
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Bank transfer')
    await userEvent.click(within(list).getByRole('option', { name: /Wallet/ }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(list).toBeVisible()
  },
}
export const PressOutsideCloses: Story = {
  parameters: noPicture('It ends as Empty does'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await screen.findByRole('listbox')
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
export const LongListWithSearch: Story = {
  args: { label: 'Studio', items: studios, searchable: true, value: '700' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Studio' }))
    const search = await screen.findByRole('combobox', { name: 'Find' })
    await waitFor(() => expect(search).toHaveFocus())
    // Opens at the chosen option, with few options in the document.
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible())
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    await expect(screen.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '701')
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.getElementById(search.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
      'Studio 702',
    )
    await userEvent.type(search, 'no such')
    await waitFor(() => expect(screen.getByText('Nothing found.')).toBeVisible())
    await userEvent.clear(search)
    await userEvent.type(search, 'studio 1200{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1199')
    await expect(canvas.getByRole('combobox', { name: 'Studio' })).toHaveFocus()
  },
}
export const SheetOnPhones: Story = {
  tags: ['visual:sizes'],
  args: { value: 'card' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Pay by' }))
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}
/** The sheet holds the focus until it is gone. */
export const ChoosesOnPhones: Story = {
  parameters: noPicture('Where the focus is'),
  args: { value: 'card', onBlur: fn() },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Modal title="Pay" closeLabel="Close" onClose={fn()}>
      <Controlled {...args} />
    </Modal>
  ),
  play: async ({ args, userEvent }) => {
    const select = await screen.findByRole('combobox', { name: 'Pay by' })
    await userEvent.click(select)
    const [, second] = await within(await screen.findByRole('listbox')).findAllByRole('option')
    await userEvent.click(second!)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(select).toHaveFocus())
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    // The sheet that closes lets presses through when it is gone.
    await waitFor(() => expect(getComputedStyle(select).pointerEvents).not.toBe('none'))
    await userEvent.click(select)
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(select).toHaveFocus())
  },
}
export const LongTexts: Story = {
  args: {
    label: 'Which way of topping up the account suits you best',
    value: 'a',
    items: [
      {
        value: 'a',
        title: 'Bank transfer by the details that stand in your account',
        text: 'It usually takes one or two working days, depending on your bank',
        media: <Landmark aria-hidden="true" />,
      },
      ...methods,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await screen.findByRole('listbox')
  },
}
