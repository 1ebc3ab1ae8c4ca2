import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { inside } from '@croupier/story-kit'
import { Switch, type SwitchProps } from './switch.tsx'

function Controlled(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked)
  return <Switch {...props} checked={checked} onCheckedChange={setChecked} />
}

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Play with bonus', checked: false, onCheckedChange: fn() },
  decorators: [inside('max-w-sm')],
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Play with bonus' })).toBeChecked()
  },
}
export const On: Story = {
  tags: ['visual:brands'],
  args: { checked: true, hint: 'Games without bonus are hidden.' },
}
export const Disabled: Story = { args: { disabled: true } }
