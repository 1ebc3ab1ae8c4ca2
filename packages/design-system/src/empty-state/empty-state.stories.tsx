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
    title: 'Вы пока не участвовали ни в одном турнире',
    text: 'Как только вы сделаете первую ставку в турнирной игре, здесь появятся ваше место и сумма приза.',
    action: <Button intent="primary">Посмотреть все предстоящие турниры</Button>,
  },
  decorators: [inside('w-72')],
}
