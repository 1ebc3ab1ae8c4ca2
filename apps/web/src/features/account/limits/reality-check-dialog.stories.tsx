import { closeAllOverlays } from '@croupier/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LimitsStore } from '@croupier/domain/cashbox'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { Dialog } from './reality-check-dialog.tsx'

const meta = {
  title: 'Web/Limits/Reality check',
  component: Dialog,
  args: { open: true, onClose: fn(), onAnswer: fn() },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  ...asPlayer(
    ({ currency }) => {
      const started_at = new Date(STORY_NOW - 65 * 60_000).toISOString()
      const session = { started_at, net: -45_050, currency, remind_at: new Date(STORY_NOW).toISOString() }
      return { '/json-api/users/play-session': { body: { data: session } } }
    },
    { prepare: (site) => site.playerPart(LimitsStore)?.session.load() },
  ),
  decorators: [framed()],
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const AfterAnHour: Story = {
  play: async ({ args, t }) => {
    const goOn = await screen.findByRole('button', { name: t('limits:goOn') })
    await expect(goOn).toHaveFocus()
    await expect(screen.getByTestId('check-net')).toHaveAttribute('data-amount', '-45050')
    await userEvent.keyboard('{Escape}')
    closeAllOverlays()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(goOn)
    await expect(args.onAnswer).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
