import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Site } from '@croupier/domain'
import { expect, userEvent, waitFor } from 'storybook/test'
import { phoneCodes, serverData } from '../../../../testing/story-data.ts'
import { textsOf } from '../../../../testing/story-settings.tsx'
import { StoryFrame, storySite, type StoryAnswers } from '../../../../testing/story-site.tsx'
import { PhoneCodeStep } from '../phone/phone-code-step.tsx'
import { Page } from './registration-page.tsx'

const meta = {
  title: 'Web/Registration',
  component: Page,
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => (
    <StoryFrame site={loaded['site'] as Site} path="/registration" route="/registration">
      <Page />
    </StoryFrame>
  ),
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

function site(platform: 'waits' | StoryAnswers = 'waits'): Site {
  const made = storySite({ platform })
  made.session.phoneCodes.set(phoneCodes)
  made.content.serverData.set(serverData)
  return made
}

export const ByEmail: Story = {
  loaders: [() => ({ site: site() })],
}

export const ByPhone: Story = {
  tags: ['visual:brands'],
  loaders: [() => ({ site: site() })],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals)
    await userEvent.click(canvas.getByRole('tab', { name: t('auth.byPhone') }))
    await waitFor(() => expect(canvas.getByLabelText(t('auth.phone'))).toBeVisible())
  },
}

/** Sent with nothing in it: every field in need says so, the consent too. */
export const Unfilled: Story = {
  loaders: [() => ({ site: site() })],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: t('auth.register') }))
    await waitFor(() => expect(canvas.getByText(t('forms.consent'))).toBeVisible())
  },
}

/** After a registration by phone: the code that was sent to it. */
export const PhoneCode: Story = {
  tags: ['visual:brands'],
  loaders: [() => ({ site: site() })],
  render: (_, { loaded }) => (
    <StoryFrame site={loaded['site'] as Site}>
      <div className="mx-auto max-w-md p-6">
        <PhoneCodeStep phone="79991234567" onSignedIn={() => undefined} onBack={() => undefined} />
      </div>
    </StoryFrame>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(textsOf(globals)('auth.code'))).toBeVisible()
  },
}
