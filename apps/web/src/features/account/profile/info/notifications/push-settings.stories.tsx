import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { framed } from '#testing/framed.tsx'
import { withPush } from '#testing/story-context.ts'
import { PushSettings } from './push-settings.tsx'

const meta = {
  title: 'Web/Profile/Notifications',
  component: PushSettings,
  decorators: [framed({ className: 'max-w-3xl p-4' })],
} satisfies Meta<typeof PushSettings>
export default meta
type Story = StoryObj<typeof meta>

/** Turned on, with topics and quiet hours, and off again. */
export const Chosen: Story = {
  tags: ['axe:brands'],
  ...withPush(),
  play: async ({ canvas, t, push }) => {
    const device = await canvas.findByRole('switch', { name: t('push:device') })
    await userEvent.click(device)
    await userEvent.click(await canvas.findByRole('switch', { name: t('push:promotions') }))
    await userEvent.selectOptions(await canvas.findByLabelText(t('push:from')), '23')
    await waitFor(() =>
      expect(push.record).toMatchObject({ topics: { promotions: true }, quiet: { from: 23, to: 8 }, isTold: true }),
    )
    await userEvent.click(canvas.getByRole('switch', { name: t('push:quiet') }))
    await waitFor(() => expect(push.record?.quiet).toBeNull())
    await expect(canvas.queryByLabelText(t('push:from'))).toBeNull()
  },
}

export const Blocked: Story = {
  ...withPush({ now: 'denied' }),
  play: async ({ canvas, t, site, push }) => {
    await expect(await canvas.findByText(t('push:blocked'))).toBeVisible()
    const stop = site.player?.start()
    push.permit('default')
    await expect(await canvas.findByRole('switch', { name: t('push:device') })).not.toBeChecked()
    stop?.()
  },
}

export const Unsupported: Story = {
  ...withPush({ isSupported: false }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('push:unsupported'))).toBeVisible()
  },
}
