/**
 * @promise Account security: the page says where the player is signed in, and what became of each press; a platform without the
 *   calls leads to support
 * @journey accounts/security/signed-in-devices
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { wireDevice, wirePasskey, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { AgreeingDialogs } from '#testing/form-faults.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { meansOf } from '#testing/story-site.tsx'
import { Page } from './security-page.tsx'

const PATH = '/profile/security'
const PASSKEYS = '/json-api/users/passkeys'
const SESSIONS = '/json-api/users/sessions'
const FACTOR = '/json-api/users/second-factor'
const SECRET = 'JBSWY3DPEHPK3PXP'

const dialogs = new AgreeingDialogs()
const own = wireDevice('here', { device: 'Chrome, Windows', is_current: true })
const phone = wireDevice('phone', { device: 'Safari, iPhone' })
const nameless = wireDevice('nameless', { device: '', place: null, last_seen_at: null })

const meta = {
  title: 'Web/Profile/Security',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    platformSays: ['AK', 'Anna Kim', 'Anna', 'Chrome, Windows', 'Safari, iPhone', 'Italy', 'JBSW Y3DP EHPK 3PXP'],
  },
  beforeEach: () => dialogs.leavePage(),
  decorators: [framed({ path: PATH, route: PATH, dialogs })],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const seen = (platform: AnswerTable) =>
  asPlayer({ [`GET ${SESSIONS}`]: { body: { data: [own, phone, nameless] } }, ...platform })

export const Several: Story = {
  tags: ['visual:brands'],
  ...seen({}),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('security:thisDevice'))).toBeVisible()
    await expect(canvas.getByText(t('security:unknownDevice'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: `${t('security:signOut')}: Chrome, Windows` })).toBeNull()
  },
}

export const OneSignedOut: Story = {
  parameters: noPicture('as Several, shorter'),
  ...seen({ [`DELETE ${SESSIONS}/phone`]: { body: { success: true } } }),
  play: async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${t('security:signOut')}: Safari, iPhone` }))
    await expect(await canvas.findByText(t('security:oneDone'))).toBeVisible()
    await expect(canvas.queryByText('Safari, iPhone')).toBeNull()
  },
}

export const OthersSignedOut: Story = {
  ...seen({ [`DELETE ${SESSIONS}`]: { body: { success: true } } }),
  play: async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('security:signOutOthers') }))
    await expect(await canvas.findByText(t('security:othersDone'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('security:signOutOthers') })).toBeNull()
  },
}

/** Nobody is told that a device is signed out unless it is. */
export const NotSignedOut: Story = {
  ...seen({ [`DELETE ${SESSIONS}/phone`]: { status: 500 } }),
  play: async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${t('security:signOut')}: Safari, iPhone` }))
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement())
    await expect(canvas.getByText('Safari, iPhone')).toBeVisible()
    await expect(canvas.queryByText(t('security:oneDone'))).toBeNull()
  },
}

export const OnlyThis: Story = {
  parameters: noPicture('as Several, with one entry'),
  ...seen({ [`GET ${SESSIONS}`]: { body: { data: [own] } } }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText('Chrome, Windows')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('security:signOutOthers') })).toBeNull()
  },
}

export const BySupport: Story = {
  ...seen({ [`GET ${SESSIONS}`]: { status: 404 } }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('security:bySupport'))).toBeVisible()
  },
}

export const Failed: Story = {
  ...seen({ [`GET ${SESSIONS}`]: { status: 500 } }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('security:devicesFailed'))).toBeVisible()
  },
}

export const PasskeysMade: Story = {
  tags: ['visual:brands'],
  ...seen({
    [`GET ${PASSKEYS}`]: {
      body: { data: [wirePasskey('one', { last_used_at: '2026-05-08T10:00:00Z' }), wirePasskey('two', { name: '' })] },
    },
    [`DELETE ${PASSKEYS}/two`]: { body: { success: true } },
  }),
  play: async ({ canvas, t }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `${t('security:removePasskey')}: ${t('security:passkeyNameless')}` }),
    )
    await expect(await canvas.findByText(t('security:passkeyRemoved'))).toBeVisible()
    await expect(
      canvas.getAllByRole('button', { name: (name) => name.startsWith(t('security:removePasskey')) }),
    ).toHaveLength(1)
  },
}

/** A refusal of the platform is shown as in other forms. */
export const PasskeysNotMade: Story = {
  parameters: noPicture('as PasskeysMade, without one'),
  ...seen({
    [`GET ${PASSKEYS}`]: { body: { data: [] } },
    [`POST ${PASSKEYS}/options`]: { status: 422, body: { errors: [{ code: 'too_many_passkeys' }] } },
  }),
  play: async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('security:addPasskey') }))
    await expect(await canvas.findByText(t('security:passkeysTooMany'))).toBeVisible()
    await expect(canvas.getByText(t('security:noPasskeys'))).toBeVisible()
  },
}

const withoutApp = { data: { app_since: null, is_demanded: false } }

/** The picture, the key and the first code. */
export const AppSetUp: Story = {
  tags: ['axe:brands'],
  ...seen({
    [`GET ${FACTOR}`]: { body: withoutApp },
    [`POST ${FACTOR}/app`]: { body: { secret: SECRET, uri: `otpauth://totp/gold:anna?secret=${SECRET}` } },
    [`POST ${FACTOR}/app/confirm`]: { status: 422, body: { errors: [{ code: 'invalid_code', field: 'code' }] } },
  }),
  play: async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('security:codesBegin') }))
    await expect(await canvas.findByRole('img', { name: t('security:codesPicture') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('security:codesOpen') })).toHaveAttribute(
      'href',
      expect.stringContaining(SECRET),
    )
    await userEvent.type(canvas.getByLabelText(t('forms:appCode')), '123456')
    await userEvent.click(canvas.getByRole('button', { name: t('forms:confirmCode') }))
    await expect(await canvas.findByText(t('forms:invalid_app_code'))).toBeVisible()
    await expect(canvas.queryByText(t('security:codesDone'))).toBeNull()
  },
}

/** Cancelling the setting up leaves all as it was. */
export const AppGivenUp: Story = {
  parameters: noPicture('as AppSetUp, before it'),
  ...seen({
    [`GET ${FACTOR}`]: { body: { data: { app_since: null, is_demanded: true } } },
    [`POST ${FACTOR}/app`]: { body: { secret: SECRET, uri: `otpauth://totp/gold:anna?secret=${SECRET}` } },
  }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('security:codesDemanded'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('security:codesBegin') }))
    await userEvent.click(await canvas.findByRole('button', { name: t('dialogs:cancel') }))
    await expect(canvas.getByText(t('security:codesDemanded'))).toBeVisible()
    await expect(canvas.queryByLabelText(t('forms:appCode'))).toBeNull()
  },
}

export const AppTurnedOff: Story = {
  parameters: noPicture('as AppSetUp, without the picture'),
  ...seen({
    [`GET ${FACTOR}`]: { body: { data: { app_since: '2026-05-01T10:00:00Z', is_demanded: false } } },
    [`POST ${FACTOR}/app/remove`]: { body: { success: true } },
  }),
  play: async ({ canvas, t, site }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('security:codesRemove') }))
    await userEvent.type(canvas.getByLabelText(t('forms:appCode')), '123456')
    meansOf(site).platform.reply(`GET ${FACTOR}`, { body: withoutApp })
    await userEvent.click(canvas.getByRole('button', { name: t('forms:confirmCode') }))
    await expect(await canvas.findByText(t('security:codesRemoved'))).toBeVisible()
    await expect(canvas.getByText(t('security:codesOff'))).toBeVisible()
  },
}

const CLOSING = '/json-api/users/closing'

export const AccountClosed: Story = {
  parameters: noPicture('as Several, with one section more'),
  ...seen({
    [`GET ${CLOSING}`]: { body: { data: { obstacles: [], is_closed: false } } },
    [`POST ${CLOSING}`]: { body: { success: true } },
  }),
  play: async ({ canvas, site, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('security:close') }))
    await waitFor(() => expect(site.session.isSignedIn).toBe(false))
  },
}

/** What keeps the account open is said before it is pressed for. */
export const MoneyLeft: Story = {
  ...seen({ [`GET ${CLOSING}`]: { body: { data: { obstacles: ['money_left', 'payment_open'], is_closed: false } } } }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('security:closeMoney'))).toBeVisible()
    await expect(canvas.getByText(t('security:closePayment'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('security:close') })).toBeNull()
    await expect(canvas.getByRole('link', { name: t('security:closingToWithdraw') })).toBeVisible()
  },
}

/** Money that came after the page was read is named by the refusal, too. */
export const MoneyCame: Story = {
  parameters: noPicture('as MoneyLeft, after a press'),
  ...seen({
    [`GET ${CLOSING}`]: { body: { data: { obstacles: [], is_closed: false } } },
    [`POST ${CLOSING}`]: { status: 409, body: { errors: [{ code: 'money_left' }] } },
  }),
  play: async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('security:close') }))
    await expect(await canvas.findByText(t('security:closeMoney'))).toBeVisible()
  },
}
