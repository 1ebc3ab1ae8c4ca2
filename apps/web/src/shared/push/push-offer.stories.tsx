import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Site } from '@croupier/domain'
import { FakePush } from '@croupier/platform-fixtures/fakes'
import { expect, userEvent } from 'storybook/test'
import { aPlayer } from '../../testing/story-data/player.ts'
import { serverData } from '../../testing/story-data/server-data.ts'
import { settingsOf, textsOf } from '../../testing/story-settings.tsx'
import { StoryFrame, storySite } from '../../testing/story-site.tsx'
import { PushOffer } from './push-offer.tsx'

const meta = {
  title: 'Web/Push/Offer',
  component: PushOffer,
  args: { reason: 'payout' },
  render: (args, { loaded }) => (
    <StoryFrame site={loaded['site'] as Site}>
      <div className="max-w-3xl p-4">
        <PushOffer {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof PushOffer>
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

/** The browser asks only after the press. */
export const Accepted: Story = {
  tags: ['visual:brands'],
  ...seen(),
  play: async ({ canvas, globals, loaded }) => {
    const t = textsOf(globals)
    const push = loaded['push'] as FakePush
    const accept = await canvas.findByRole('button', { name: t('push:accept') })
    await expect(push.questions).toBe(0)
    await userEvent.click(accept)
    await expect(await canvas.findByText(t('push:isOn'))).toBeVisible()
    await expect(push.calls.map(({ method }) => method)).toEqual(['registerDevice', 'setTags'])
  },
}

export const NotNow: Story = {
  args: { reason: 'tournament' },
  ...seen(),
  play: async ({ canvas, globals, loaded }) => {
    const t = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: t('push:decline') }))
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect((loaded['push'] as FakePush).questions).toBe(0)
  },
}

/** How to change it is said. */
export const RefusedByTheBrowser: Story = {
  ...seen({ answer: 'denied' }),
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: t('push:accept') }))
    await expect(await canvas.findByText(t('push:blocked'))).toBeVisible()
  },
}

export const SenderFails: Story = {
  ...seen({ isSenderDown: true }),
  play: async ({ canvas, globals, loaded }) => {
    const t = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: t('push:accept') }))
    await expect(await canvas.findByText(t('push:failed'))).toBeVisible()
    ;(loaded['push'] as FakePush).isSenderDown = false
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await expect(await canvas.findByText(t('push:isOn'))).toBeVisible()
  },
}
