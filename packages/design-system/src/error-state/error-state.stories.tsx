import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inside, noPicture } from '@croupier/story-kit'
import { Button } from '../button/button.tsx'
import { ErrorState } from './error-state.tsx'

const Art = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" className="w-48">
    <circle cx="80" cy="60" r="46" className="fill-raised" />
    <path d="M80 26 108 60 80 94 52 60Z" className="fill-accent" />
  </svg>
)

const meta = {
  title: 'Display/ErrorState',
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
/** With a picture, the code is small and below it. */
export const PageWithArt: Story = {
  tags: ['visual:brands'],
  args: { ...Page.args, picture: <Art /> },
}
export const Alert: Story = {
  parameters: noPicture('as Plain'),
  args: { alert: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The games did not come')
  },
}
export const LongTexts: Story = {
  args: {
    code: 'ERR_TOO_MANY_REQUESTS',
    title: 'Too many requests within a short time',
    text: 'Your balance has not changed. Wait a minute and try again: we have kept all that you have entered.',
    actions: (
      <>
        <Button intent="primary">Try again</Button>
        <Button>Back to the main page</Button>
      </>
    ),
  },
  decorators: [inside('w-72')],
}
