/**
 * @promise Account security: a login by a passkey is offered where platform and browser have them, and a question that the
 *   player closed is told as such
 * @proof here (Passkey), passkey-login.test
 * @journey accounts/security/passkeys
 *
 * @promise Account security: a passkey that the browser suggests in the field of the login logs in without a press
 * @proof passkey-login.test
 * @journey accounts/security/passkeys
 *
 * @promise Session and tokens: a login refused because of a self-exclusion says so, with its end where it has one, and leads to
 *   help
 * @proof here (SelfExcluded, SelfExcludedWithoutEnd)
 * @journey none
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
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
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
  parameters: { layout: 'fullscreen', platformSays: ['+7 ··· 67'] },
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

const asked = (ways: readonly object[], retryAfter: number | null) => ({
  'POST /json-api/login': { body: { success: true, second_factor: { challenge: 'c1', ways, retryAfter } } },
})
const ANSWER = 'POST /json-api/login/second-factor'
const phone = { way: 'phone', to: '+7 ··· 67' }

/** The password was right; a wrong code of the app leaves all in place, and a code can be sent in its place. */
export const CodeOfApp: Story = {
  tags: ['axe:brands', 'visual:sizes'],
  ...onSite({
    platform: {
      ...asked([{ way: 'app' }, phone], null),
      [ANSWER]: { status: 422, body: { errors: [{ code: 'invalid_code', field: 'code' }] } },
      [`${ANSWER}/send`]: { body: { success: true, retryAfter: 35 } },
    },
  }),
  play: async (context) => {
    const { canvas, t } = context
    await logIn(context)
    const code = await canvas.findByLabelText(t('forms:appCode'))
    await waitFor(() => expect(code).toHaveFocus())
    await expect(canvas.queryByText(t('forms:newCode'))).toBeNull()
    await userEvent.type(code, '123456')
    await userEvent.click(canvas.getByRole('button', { name: t('forms:confirmCode') }))
    await expect(await canvas.findByText(t('forms:invalid_app_code'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `${t('auth:factorByPhone')} ${phone.to}` }))
    await expect(await canvas.findByRole('timer')).toHaveTextContent(t('forms:newCodeIn', { time: '0:35' }))
    await expect(canvas.getByRole('button', { name: t('auth:factorByApp') })).toBeVisible()
  },
}

/** The time of the login is over: back at the password, everything is as it was typed. */
export const CodeSent: Story = {
  ...onSite({
    platform: {
      ...asked([phone], 35),
      [ANSWER]: { status: 422, body: { errors: [{ code: 'challenge_expired' }] } },
    },
  }),
  parameters: noPicture('It ends at the password, as the form begins'),
  play: async (context) => {
    const { canvas, t } = context
    await logIn(context)
    await userEvent.type(await canvas.findByLabelText(t('forms:code')), '123456')
    await userEvent.click(canvas.getByRole('button', { name: t('forms:confirmCode') }))
    await expect(await canvas.findByText(t('auth:factorOver'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('auth:factorBack') }))
    await expect(canvas.getByLabelText(t('auth:password'))).toHaveValue('hunter22')
    await expect(canvas.getByRole('heading', { level: 1, name: t('auth:loginTitle') })).toHaveFocus()
  },
}

/** A self-exclusion is named, with its end where the platform tells it, and leads to help. */
export const SelfExcluded: Story = {
  tags: ['visual:brands'],
  ...onSite({
    platform: {
      '/json-api/login': {
        status: 403,
        body: { errors: [{ code: 'self_excluded', data: { until: '2031-09-05T12:00:00Z' } }] },
      },
    },
  }),
  play: async (context) => {
    await logIn(context)
    const { canvas, t } = context
    await expect(await canvas.findByText(/\b31\b/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('auth:toHelp') })).toHaveAttribute('href', '/responsible-gaming')
  },
}

export const SelfExcludedWithoutEnd: Story = {
  ...onSite({ platform: { '/json-api/login': { status: 403, body: { errors: [{ code: 'self_excluded' }] } } } }),
  parameters: noPicture('as SelfExcluded, without the time'),
  play: async (context) => {
    await logIn(context)
    await expect(await context.canvas.findByText(context.t('auth:excluded'))).toBeVisible()
  },
}

/** The player has closed the account: only support can tell more. */
export const AccountClosed: Story = {
  ...onSite({ platform: { '/json-api/login': { status: 403, body: { errors: [{ code: 'account_closed' }] } } } }),
  parameters: noPicture('as SelfExcluded, with the way to support'),
  play: async (context) => {
    await logIn(context)
    const { canvas, t } = context
    await expect(await canvas.findByText(t('auth:accountClosed'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: t('auth:toHelp') })).toBeNull()
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
    const { get } = navigator.credentials
    const asked = spyOn(navigator.credentials, 'get').mockImplementation(function (
      this: CredentialsContainer,
      options,
    ) {
      if (options?.mediation === 'conditional') return get.call(this, options)
      return Promise.reject(new DOMException('closed', 'NotAllowedError'))
    })
    try {
      await userEvent.click(await canvas.findByRole('button', { name: t('auth:passkey') }))
      await expect(await canvas.findByText(t('auth:passkeyNotUsed'))).toBeVisible()
      await expect(asked.mock.calls.filter(([options]) => options?.mediation !== 'conditional')).toHaveLength(1)
    } finally {
      asked.mockRestore()
    }
  },
}
