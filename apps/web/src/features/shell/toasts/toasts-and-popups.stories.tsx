import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Site } from '@croupier/domain'
import { expect, screen, waitFor } from 'storybook/test'
import { delays, runTimer, watchTimers } from '../../../../../../packages/design-system/src/stories/watch-timers.ts'
import { noPicture } from '../../../../../../.storybook/no-picture.ts'
import { Dialogs } from '../../../shared/overlays/dialogs/dialogs.ts'
import { editorialOf } from '../../../testing/story-data/editorial.ts'
import { aPlayer } from '../../../testing/story-data/player.ts'
import { serverData } from '../../../testing/story-data/server-data.ts'
import { settingsOf, textsOf } from '../../../testing/story-settings.tsx'
import { StoryFrame, StorySocket, storySite } from '../../../testing/story-site.tsx'
import { ToastsAndPopups } from './toasts-and-popups.tsx'

const meta = {
  title: 'Web/Notifications',
  component: ToastsAndPopups,
  args: { previousPath: null },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  loaders: [
    ({ globals }) => {
      const socket = new StorySocket()
      const site = storySite({ socket, player: aPlayer(settingsOf(globals).brand.defaultCurrency) })
      site.live.start()
      return { site, socket }
    },
  ],
  render: (args, { loaded }) => (
    <StoryFrame site={loaded['site'] as Site} path="/rules">
      <div className="min-h-96">
        <ToastsAndPopups {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof ToastsAndPopups>
export default meta
type Story = StoryObj<typeof meta>

export const SessionOver: Story = {
  play: async ({ loaded, globals }) => {
    const t = textsOf(globals)
    await screen.findByRole('region', { name: t('notifications:region') })
    const { session } = loaded['site'] as Site
    session.expire()
    await expect(await screen.findByText(t('notifications:sessionExpired'))).toBeVisible()
    await expect(screen.getByRole('link', { name: t('layout:login') })).toHaveAttribute(
      'href',
      '/login?redirect=%2Frules',
    )
  },
}

export const HighFive: Story = {
  play: async ({ loaded, globals }) => {
    const t = textsOf(globals)
    await screen.findByRole('region', { name: t('notifications:region') })
    const socket = loaded['socket'] as StorySocket
    socket.says('high-five-received', { slug: 'spring' })
    await expect(await screen.findByText(t('notifications:highFive'))).toBeInTheDocument()
  },
}

/** The promo popup comes three seconds after loading. */
export const PromoPopup: Story = {
  parameters: noPicture('its dialog has a story of its own'),
  beforeEach: watchTimers,
  render: (args, { loaded }) => (
    <StoryFrame site={loaded['site'] as Site} path="/rules" dialogs={loaded['dialogs'] as Dialogs}>
      <ToastsAndPopups {...args} />
    </StoryFrame>
  ),
  loaders: [
    ({ globals }) => {
      const { brand, t } = settingsOf(globals)
      const site = storySite({ player: aPlayer(brand.defaultCurrency) })
      site.content.serverData.set({ ...serverData, promoPopup: editorialOf(t.locale).promoPopup })
      return { site, dialogs: new Dialogs() }
    },
  ],
  play: async ({ loaded }) => {
    const dialogs = loaded['dialogs'] as Dialogs
    await waitFor(() => expect(delays()).toContain(3000))
    await expect(dialogs.shown).toEqual([])
    runTimer(3000)
    await expect(dialogs.shown).toMatchObject([{ kind: 'promo-popup' }])
  },
}
