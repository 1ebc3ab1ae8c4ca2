import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stepper } from './stepper.tsx'

const meta = {
  title: 'Display/Stepper',
  component: Stepper,
  args: {
    label: 'Verification',
    current: 1,
    steps: [
      { id: 'data', title: 'Your data', text: 'Name and date of birth' },
      { id: 'papers', title: 'Documents', text: 'A passport or a licence' },
      { id: 'check', title: 'Our check', text: 'Within a day' },
    ],
    stateTexts: { done: '(done)', current: '(under way)', upcoming: '(to come)' },
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

const phone: Story['decorators'] = [
  (Part) => (
    <div className="w-72">
      <Part />
    </div>
  ),
]

export const InProgress: Story = {
  tags: ['visual:sizes'],
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('(done)')
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(third).not.toHaveAttribute('aria-current')
  },
}
export const First: Story = { args: { current: 0 } }
export const AllDone: Story = { args: { current: 3 } }
export const BackByButton: Story = {
  args: { current: 2, onStep: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /Your data/ }))
    await expect(args.onStep).toHaveBeenCalledWith(0)
  },
}
export const OnAPhone: Story = {
  tags: ['visual:sizes'],
  decorators: phone,
}
const longSteps = [
  { id: 'a', title: 'Confirming the phone number', text: 'The code comes in a message within a minute' },
  { id: 'b', title: 'Documents that prove your identity' },
  { id: 'c', title: 'Proof of your address', text: 'A bill no older than three months' },
  { id: 'd', title: 'Our check' },
]
export const LongTexts: Story = { args: { steps: longSteps, current: 2 } }
export const LongTextsOnAPhone: Story = { args: { steps: longSteps, current: 2 }, decorators: phone }
