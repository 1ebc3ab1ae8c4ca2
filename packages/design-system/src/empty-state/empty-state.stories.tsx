import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { inside } from '@croupier/story-kit'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Display/EmptyState',
  component: EmptyState,
  args: {
    title: 'No favourites yet',
    text: 'Mark a game with the heart and it waits for you here.',
    action: <Button intent="primary">Go to the games</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithoutAction: Story = { args: { action: undefined, text: undefined } }
export const LongTexts: Story = {
  args: {
    title: 'You have not taken part in any tournament yet',
    text: 'As soon as you make your first bet in a game of a tournament, your place and your prize show here.',
    action: <Button intent="primary">See all the tournaments that are to come</Button>,
  },
  decorators: [inside('w-72')],
}
