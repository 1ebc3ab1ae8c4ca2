import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { framed } from '#testing/framed.tsx'
import { GAMES_ORIGIN } from '#testing/story-site.tsx'
import { CaptchaDialog, type CaptchaDialogProps } from './captcha-dialog.tsx'

/** Has its own ref: Storybook serialises its args, and an element refers to itself. */
function Example({ captcha }: CaptchaDialogProps) {
  const frameRef = useRef<HTMLIFrameElement>(null)
  return <CaptchaDialog captcha={{ ...captcha, frameRef }} />
}

const meta = {
  title: 'Web/Captcha',
  component: CaptchaDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    captcha: {
      prove: () => Promise.resolve(null),
      frame: { url: `${GAMES_ORIGIN}/brands/gold/assets/logo.svg`, version: 2, hasChallenge: false },
      frameRef: { current: null },
      dismiss: fn(),
    },
  },
  decorators: [framed()],
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof CaptchaDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {
  play: async ({ t }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: t('auth:captchaTitle') })).toBeVisible())
  },
}

export const Dismissed: Story = {
  play: async ({ args, t }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('auth:close') }))
    await waitFor(() => expect(args.captcha.dismiss).toHaveBeenCalledOnce())
  },
}

/** A challenge needs more room than the checkbox. */
export const Challenge: Story = {
  args: { captcha: { ...meta.args.captcha, frame: { ...meta.args.captcha.frame, hasChallenge: true } } },
  parameters: noPicture('The frame shows what the vendor draws'),
  play: async ({ t }) => {
    const frame = await screen.findByTitle(t('auth:captchaTitle'))
    await expect(frame.getBoundingClientRect().height).toBeGreaterThanOrEqual(580)
  },
}
