import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Site } from '@croupier/domain'
import { expect, userEvent, waitFor } from 'storybook/test'
import { textsOf } from '../../../../testing/story-settings.tsx'
import { StoryFrame, storySite } from '../../../../testing/story-site.tsx'
import { Page as NewPasswordPage } from './new-password-page.tsx'
import { Page as RemindPage } from './remind-page.tsx'

const meta = { title: 'Web/Forgotten password', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const remind: Story['render'] = (_, { loaded }) => (
  <StoryFrame site={loaded['site'] as Site} path="/remind" route="/remind">
    <RemindPage />
  </StoryFrame>
)
const newPassword: Story['render'] = (_, { loaded }) => (
  <StoryFrame site={loaded['site'] as Site} path="/new-password/abc" route="/new-password/:code">
    <NewPasswordPage />
  </StoryFrame>
)

export const Asked: Story = {
  tags: ['visual:brands'],
  loaders: [() => ({ site: storySite() })],
  render: remind,
}

export const PlatformDown: Story = {
  loaders: [() => ({ site: storySite({ platform: 'down' }) })],
  render: remind,
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals)
    await userEvent.type(canvas.getByLabelText(t('auth.login')), 'anna@example.com')
    await userEvent.click(canvas.getByRole('button', { name: t('auth.remind') }))
    await waitFor(() => expect(canvas.getByText(t('forms.unavailable'))).toBeVisible())
  },
}

export const NewPassword: Story = {
  loaders: [() => ({ site: storySite() })],
  render: newPassword,
}

/** Typed twice, and not the same. */
export const NotTheSame: Story = {
  loaders: [() => ({ site: storySite() })],
  render: newPassword,
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals)
    await userEvent.type(canvas.getByLabelText(t('auth.newPassword')), 'hunter22-a')
    const again = canvas.getByLabelText(t('auth.confirmation'))
    await userEvent.type(again, 'hunter22-b')
    await userEvent.click(canvas.getByRole('button', { name: t('auth.changePassword') }))
    await expect(again).toHaveAccessibleDescription()
    await expect(again).toBeInvalid()
  },
}
