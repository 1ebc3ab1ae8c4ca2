import type { Meta, StoryObj } from '@storybook/react-vite'
import type { RefObject } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { textsOf } from '../../../../testing/story-settings.tsx'
import { GAMES_ORIGIN, StoryFrame } from '../../../../testing/story-site.tsx'
import { CaptchaDialog } from './captcha-dialog.tsx'

/** A frozen ref: Storybook serialises its args, and an element refers to itself. */
const UNHELD: RefObject<HTMLIFrameElement | null> = Object.freeze({
  get current() {
    return null
  },
  set current(_element) {},
})

const meta = {
  title: 'Web/Captcha',
  component: CaptchaDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    captcha: {
      prove: () => Promise.resolve(null),
      frame: { url: `${GAMES_ORIGIN}/brands/gold/assets/logo.svg`, version: 2 },
      frameRef: UNHELD,
      dismiss: fn(),
    },
  },
  render: (args) => (
    <StoryFrame>
      <CaptchaDialog {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof CaptchaDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {
  play: async ({ globals }) => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: textsOf(globals)('auth:captchaTitle') })).toBeVisible(),
    )
  },
}

export const Dismissed: Story = {
  play: async ({ args, globals }) => {
    await userEvent.click(await screen.findByRole('button', { name: textsOf(globals)('auth:close') }))
    await waitFor(() => expect(args.captcha.dismiss).toHaveBeenCalledOnce())
  },
}
