import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { framed } from '#testing/framed.tsx'
import { LateLoadFailure } from './load-failure.tsx'

const meta = {
  title: 'Web/Code that did not load',
  component: LateLoadFailure,
  parameters: noPicture('A text and a button, as in other pictures of what did not load'),
  args: { failure: { reason: 'dialogs:notLoaded', retry: fn() } },
  decorators: [framed()],
} satisfies Meta<typeof LateLoadFailure>
export default meta
type Story = StoryObj<typeof meta>

export const NotLoaded: Story = {
  play: async ({ args, canvas, t }) => {
    await expect(canvas.getByText(t('dialogs:notLoaded'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await expect(args.failure.retry).toHaveBeenCalledOnce()
  },
}

/** A newer release has replaced the code: a reload is offered, and the connection is not blamed. */
export const Outdated: Story = {
  args: { failure: { reason: 'dialogs:outdated', retry: fn() } },
  play: async ({ args, canvas, t }) => {
    await expect(canvas.getByText(t('dialogs:outdated'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('dialogs:reload') }))
    await expect(args.failure.retry).toHaveBeenCalledOnce()
  },
}
