import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  component: ErrorState,
  args: {
    title: 'The games did not come',
    text: 'Your balance is untouched. Try again in a moment.',
    actions: <Button intent="primary">Try again</Button>,
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Page: Story = {
  args: {
    code: '404',
    level: 1,
    title: 'There is no such page',
    text: 'It may have moved, or the address has a slip.',
    actions: (
      <>
        <Button intent="primary">To the games</Button>
        <Button>Back</Button>
      </>
    ),
  },
}
