import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { InactivityWatch } from './inactivity-watch.tsx'

const meta = {
  title: 'Web/Inactivity',
  component: InactivityWatch,
  decorators: [framed('/')],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof InactivityWatch>
export default meta
type Story = StoryObj<typeof meta>

/** A minute before the end: of one minute, at once. */
export const Announced: Story = {
  tags: ['visual:brands'],
  args: { minutes: 1 },
  ...asPlayer(),
  play: async ({ t }) => {
    await expect(await screen.findByRole('alertdialog', { name: t('inactivity:title') })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: t('inactivity:stay') })).toHaveFocus())
  },
}

export const LeftNow: Story = {
  args: { minutes: 1 },
  parameters: noPicture('as Announced, closed'),
  ...asPlayer(),
  play: async ({ t, site }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('inactivity:leave') }))
    await waitFor(() => expect(site.session.endedBy).toBe('logout'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** A player who is active is not asked. */
export const Active: Story = {
  args: { minutes: 30 },
  parameters: noPicture('nothing to see'),
  ...asPlayer(),
  play: async ({ site }) => {
    await userEvent.keyboard('a')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(site.session.isSignedIn).toBe(true)
  },
}
