import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Site } from '@croupier/domain'
import { wireLevel } from '@croupier/platform-fixtures'
import { expect, screen, waitFor } from 'storybook/test'
import { delays, runTimer, watchTimers } from '../../../../../../packages/design-system/src/stories/watch-timers.ts'
import { noPicture } from '../../../../../../.storybook/no-picture.ts'
import { Dialogs } from '../../../shared/overlays/dialogs/dialogs.ts'
import { editorialOf } from '../../../testing/story-data/editorial.ts'
import { aPlayer } from '../../../testing/story-data/player.ts'
import { serverData } from '../../../testing/story-data/server-data.ts'
import { settingsOf, textsOf } from '../../../testing/story-settings.tsx'
import { meansOf, StoryFrame, StorySocket, storySite } from '../../../testing/story-site.tsx'
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

const LEVEL = '/json-api/levels/user-level'

/** A new level is congratulated on at once, but not in a game. */
const levelStory = (path: string, kinds: readonly string[]): Story => ({
  parameters: noPicture('its dialog has a story of its own'),
  render: (args, { loaded }) => (
    <StoryFrame site={loaded['site'] as Site} path={path} dialogs={loaded['dialogs'] as Dialogs}>
      <ToastsAndPopups {...args} />
    </StoryFrame>
  ),
  loaders: [
    ({ globals }) => {
      const { brand, t } = settingsOf(globals)
      const socket = new StorySocket()
      const platform = { [LEVEL]: { body: { data: wireLevel({ index: 4 }) } } }
      const site = storySite({ platform, locale: t.locale, socket, player: aPlayer(brand.defaultCurrency) })
      return { site, socket, dialogs: new Dialogs() }
    },
  ],
  play: async ({ loaded, globals }) => {
    const site = loaded['site'] as Site
    await screen.findByRole('region', { name: textsOf(globals)('notifications:region') })
    const stop = site.start()
    ;(loaded['socket'] as StorySocket).says('level-gifts-changed', { level: 4 })
    await waitFor(() => {
      meansOf(site).timers.advance(200)
      return expect(site.player?.level.value?.index).toBe(4)
    })
    await waitFor(() => expect((loaded['dialogs'] as Dialogs).shown.map(({ kind }) => kind)).toEqual(kinds))
    stop()
  },
})

export const NewLevel: Story = levelStory('/rules', ['level-up'])

export const NewLevelInAGame: Story = levelStory('/play/fever', [])
