import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Site } from '@croupier/domain'
import { FakePush } from '@croupier/platform-fixtures/fakes'
import { expect, userEvent, waitFor } from 'storybook/test'
import { aPlayer } from '../../../../testing/story-data/player.ts'
import { serverData } from '../../../../testing/story-data/server-data.ts'
import { settingsOf, textsOf } from '../../../../testing/story-settings.tsx'
import { StoryFrame, storySite } from '../../../../testing/story-site.tsx'
import { PushSettings } from './push-settings.tsx'

const meta = {
  title: 'Web/Profile/Notifications',
  component: PushSettings,
  render: (_, { loaded }) => (
    <StoryFrame site={loaded['site'] as Site}>
      <div className="max-w-3xl p-4">
        <PushSettings />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof PushSettings>
export default meta
type Story = StoryObj<typeof meta>
type Globals = Readonly<Record<string, unknown>>

const seen = (browser: Partial<FakePush> = {}) => ({
  loaders: [
    ({ globals }: { readonly globals: Globals }) => {
      const { brand, t } = settingsOf(globals)
      const push = Object.assign(new FakePush(), browser)
      const site = storySite({ locale: t.locale, player: aPlayer(brand.defaultCurrency), push })
      site.content.serverData.set({ ...serverData, webPushKey: 'key' })
      return { site, push }
    },
  ],
})

/** Turned on, with topics and quiet hours, and off again. */
export const Chosen: Story = {
  tags: ['visual:brands'],
  ...seen(),
  play: async ({ canvas, globals, loaded }) => {
    const t = textsOf(globals)
    const push = loaded['push'] as FakePush
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
  ...seen({ now: 'denied' }),
  play: async ({ canvas, globals, loaded }) => {
    const t = textsOf(globals)
    await expect(await canvas.findByText(t('push:blocked'))).toBeVisible()
    const stop = (loaded['site'] as Site).player?.start()
    ;(loaded['push'] as FakePush).permit('default')
    await expect(await canvas.findByRole('switch', { name: t('push:device') })).not.toBeChecked()
    stop?.()
  },
}

export const Unsupported: Story = {
  ...seen({ isSupported: false }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(textsOf(globals)('push:unsupported'))).toBeVisible()
  },
}
