/**
 * @promise Account security: a login by a passkey is offered where platform and browser have them, and a question that the
 *   player closed is told as such
 * @proof here (Passkey), passkey-login.test
 * @journey accounts/security/passkeys
 *
 * @promise Session and tokens: a refused login has the platform's words
 * @proof here (RefusedInItsWords)
 * @journey none
 *
 * @promise Forms and validation: every fault of every form: has its text, loses nothing, keeps the focus;
 *   `checkEveryFault` lets each hit the form
 * @proof here (EveryFault), registration-page.stories (EveryFault, PhoneCodeEveryFault, PhoneCodeTooOften),
 *   password-recovery.stories (EveryFault, NewPasswordEveryFault), deposit-page.stories (EveryFault,
 *   GiftEveryFault), withdraw-page.stories (EveryFault, CodeEveryFault, CancelEveryFault), limits-page.stories
 *   (EveryFault), contacts-dialog.stories (PhoneEveryFault, PhoneCodeEveryFault, EmailEveryFault, EmailNotSent),
 *   info-page.stories (EveryFault), promo-code-page.stories (EveryFault), levels-page.stories (EveryFault),
 *   activation.stories (EveryFault), verification-page.stories (EveryFault)
 * @journey accounts/login, accounts/registration, accounts/recovery, accounts/contacts, accounts/profile,
 *   accounts/verification, cashbox/deposit, cashbox/withdraw, cashbox/limits, gifts/gifts
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { everyFault, checkEveryFault, formatFault } from '#testing/form-faults.ts'
import { framed } from '#testing/framed.tsx'
import { serverData } from '#testing/story-data/server-data.ts'
import { onSite } from '#testing/story-context.ts'
import { refused } from '#testing/story-site.tsx'
import { Page } from './login-page.tsx'

const meta = {
  title: 'Web/Login',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('/login')],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const logIn: NonNullable<Story['play']> = async ({ canvas, t }) => {
  await userEvent.type(canvas.getByLabelText(t('auth:login')), 'anna@example.com')
  await userEvent.type(canvas.getByLabelText(t('auth:password')), 'hunter22')
  await userEvent.click(canvas.getByRole('button', { name: t('auth:logIn') }))
}

export const Empty: Story = {
  tags: ['visual:brands'],
  ...onSite(),
}

export const Unfilled: Story = {
  ...onSite(),
  play: async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth:logIn') }))
    await expect(canvas.getAllByText(t('forms:required'))).toHaveLength(2)
  },
}

export const Sending: Story = {
  ...onSite(),
  play: async (context) => {
    await logIn(context)
    const { t } = context
    await expect(await context.canvas.findByRole('button', { name: t('auth:loggingIn') })).toBeVisible()
  },
}

export const WrongPassword: Story = {
  ...onSite({ platform: { '/json-api/login': refused('invalid_credentials') } }),
  play: async (context) => {
    await logIn(context)
    await expect(await context.canvas.findByText(context.t('forms:invalid_credentials'))).toBeVisible()
  },
}

/** A 401 that has no code of its own has the words of the platform. */
export const RefusedInItsWords: Story = {
  ...onSite({ platform: { '/json-api/login': { status: 401, body: { message: 'Your account is being moved.' } } } }),
  parameters: noPicture('as WrongPassword'),
  play: async (context) => {
    await logIn(context)
    await expect(await context.canvas.findByText('Your account is being moved.')).toBeVisible()
  },
}

export const PlatformDown: Story = {
  ...onSite({ platform: 'down' }),
  play: async (context) => {
    await logIn(context)
    const { t } = context
    await expect(await context.canvas.findByText(t('forms:unavailable'))).toBeVisible()
    await expect(context.canvas.getByLabelText(t('auth:login'))).toHaveValue('anna@example.com')
  },
}

export const EveryFault: Story = {
  parameters: everyFault,
  ...onSite(),
  play: async ({ canvas, t, site }) => {
    await userEvent.type(canvas.getByLabelText(t('auth:login')), 'anna@example.com')
    await userEvent.type(canvas.getByLabelText(t('auth:password')), 'hunter22')
    await checkEveryFault({ site, route: 'POST /json-api/login', says: formatFault.bind(null, t) })
  },
}

export const Passkey: Story = {
  ...onSite(
    {
      platform: {
        'POST /json-api/login/passkey/options': { body: { options: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' } } },
      },
    },
    { prepare: ({ content }) => content.serverData.set({ ...serverData, hasPasskeys: true }) },
  ),
  play: async ({ canvas, t }) => {
    const asked = spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('closed', 'NotAllowedError'))
    try {
      await userEvent.click(await canvas.findByRole('button', { name: t('auth:passkey') }))
      await expect(await canvas.findByText(t('auth:passkeyNotUsed'))).toBeVisible()
      await expect(asked).toHaveBeenCalledOnce()
    } finally {
      asked.mockRestore()
    }
  },
}
