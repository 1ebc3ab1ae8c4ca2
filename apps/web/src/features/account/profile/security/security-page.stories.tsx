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
import { Page } from './security-page.tsx'

const PATH = '/profile/security'
const PASSKEYS = '/json-api/users/passkeys'
const SESSIONS = '/json-api/users/sessions'

const dialogs = new AgreeingDialogs()
const own = wireDevice('here', { device: 'Chrome, Windows', is_current: true })
const phone = wireDevice('phone', { device: 'Safari, iPhone' })
const nameless = wireDevice('nameless', { device: '', place: null, last_seen_at: null })

const meta = {
  title: 'Web/Profile/Security',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    platformSays: ['AK', 'Anna Kim', 'Anna', 'Chrome, Windows', 'Safari, iPhone', 'Italy'],
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
