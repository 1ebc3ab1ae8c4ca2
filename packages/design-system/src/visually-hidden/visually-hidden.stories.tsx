import type { Meta, StoryObj } from '@storybook/react-vite'
import { noPicture } from '@croupier/story-kit'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Display/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only heard' },
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const Plain: StoryObj<typeof meta> = { parameters: noPicture('There is nothing to see') }
