import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { framed } from '#testing/framed.tsx'
import { withPush } from '#testing/story-context.ts'
import { PushOffer } from './push-offer.tsx'

const meta = {
  title: 'Web/Push/Offer',
  component: PushOffer,
  args: { reason: 'payout' },
  decorators: [framed({ className: 'max-w-3xl p-4' })],
} satisfies Meta<typeof PushOffer>
export default meta
type Story = StoryObj<typeof meta>

/** The browser asks only after the press. */
export const Accepted: Story = {
  tags: ['axe:brands'],
  ...withPush(),
  play: async ({ canvas, t, push }) => {
    const accept = await canvas.findByRole('button', { name: t('push:accept') })
    await expect(push.questions).toBe(0)
    await userEvent.click(accept)
    await expect(await canvas.findByText(t('push:isOn'))).toBeVisible()
    await expect(push.calls.map(({ method }) => method)).toEqual(['registerDevice', 'setTags'])
  },
}

export const NotNow: Story = {
  parameters: noPicture('nothing is left of it'),
  args: { reason: 'tournament' },
  ...withPush(),
  play: async ({ canvas, t, push }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('push:decline') }))
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(push.questions).toBe(0)
  },
}

/** Shows how to change it. */
export const RefusedByTheBrowser: Story = {
  ...withPush({ answer: 'denied' }),
  play: async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('push:accept') }))
    await expect(await canvas.findByText(t('push:blocked'))).toBeVisible()
  },
}

export const SenderFails: Story = {
  ...withPush({ isSenderDown: true }),
  play: async ({ canvas, t, push }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('push:accept') }))
    await expect(await canvas.findByText(t('push:failed'))).toBeVisible()
    push.isSenderDown = false
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await expect(await canvas.findByText(t('push:isOn'))).toBeVisible()
  },
}
