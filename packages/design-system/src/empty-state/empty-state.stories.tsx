import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
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
