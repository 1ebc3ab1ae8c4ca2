import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { everyFault, checkEveryFault, formatFault } from '#testing/form-faults.ts'
import { expectPastedCode } from '#testing/pasted-code.ts'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import { Page as NewPasswordPage } from './new-password-page.tsx'
import { Page as RemindPage } from './remind-page.tsx'

const meta = { title: 'Web/Forgotten password', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const remind: Partial<Story> = { render: () => <RemindPage />, decorators: [framed('/remind')] }
const newPassword: Partial<Story> = {
  render: () => <NewPasswordPage />,
  decorators: [framed({ path: '/new-password/abc', route: '/new-password/:code' })],
}

export const Asked: Story = {
  tags: ['axe:brands'],
  ...onSite(),
  ...remind,
  play: async ({ canvas, t }) => {
    await expect(canvas.getByLabelText(t('auth:login'))).toHaveAttribute('autocomplete', 'username')
  },
}

export const PlatformDown: Story = {
  ...onSite({ platform: 'down' }),
  ...remind,
  play: async ({ canvas, t }) => {
    await userEvent.type(canvas.getByLabelText(t('auth:login')), 'anna@example.com')
    await userEvent.click(canvas.getByRole('button', { name: t('auth:remind') }))
    await waitFor(() => expect(canvas.getByText(t('forms:unavailable'))).toBeVisible())
  },
}

export const NewPassword: Story = {
  ...onSite(),
  ...newPassword,
  play: async ({ canvas, t }) => {
    for (const label of [t('auth:newPassword'), t('auth:confirmation')])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password')
  },
}

export const PasswordsDiffer: Story = {
  ...onSite(),
  ...newPassword,
  play: async ({ canvas, t }) => {
    await userEvent.type(canvas.getByLabelText(t('auth:newPassword')), 'hunter22-a')
    const again = canvas.getByLabelText(t('auth:confirmation'))
    await userEvent.type(again, 'hunter22-b')
    await userEvent.click(canvas.getByRole('button', { name: t('auth:changePassword') }))
    await expect(again).toHaveAccessibleDescription()
    await expect(again).toBeInvalid()
  },
}

const REQUEST = 'POST /json-api/users/restore-password/request'

/** The code of a text message is taken with its spaces and dashes. */
export const CodePasted: Story = {
  parameters: noPicture('A filled code is on the pictures of the fields'),
  ...onSite({ platform: { [REQUEST]: { body: { success: true } } } }),
  ...remind,
  play: async ({ canvas, t }) => {
    await userEvent.type(canvas.getByLabelText(t('auth:login')), '+79991234567')
    await userEvent.click(canvas.getByRole('button', { name: t('auth:remind') }))
    await expectPastedCode(await canvas.findByLabelText(t('forms:code')), ['123-456', ' 123 456 '], '123456')
  },
}

export const EveryFault: Story = {
  parameters: everyFault,
  ...onSite(),
  ...remind,
  play: async ({ canvas, t, site, platform }) => {
    const says = formatFault.bind(null, t)
    await userEvent.type(canvas.getByLabelText(t('auth:login')), '+79991234567')
    await checkEveryFault({ site, says, route: REQUEST })
    platform.reply(REQUEST, { body: { success: true } })
    await userEvent.click(canvas.getByRole('button', { name: t('auth:remind') }))
    await userEvent.type(await canvas.findByLabelText(t('forms:code')), '123456')
    await checkEveryFault({ site, says, route: 'POST /json-api/users/restore-password/check' })
  },
}

const RESTORE = 'POST /json-api/users/restore-password/restore'
const DEAD_CODE = { status: 422, body: { errors: [{ code: 'invalid_code', field: 'code' }] } }

/** The answer is lost and the link is used up then: the new password may work, so both ways are offered. */
export const MaybeChanged: Story = {
  ...onSite({
    platform: {
      'POST /json-api/users/restore-password/check': { body: { success: true } },
      [RESTORE]: { status: 502, body: '<html>' },
    },
  }),
  ...newPassword,
  play: async ({ canvas, t, platform }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: t('auth:changePassword') }))
    await userEvent.type(canvas.getByLabelText(t('auth:newPassword')), 'remembered-1')
    await userEvent.type(canvas.getByLabelText(t('auth:confirmation')), 'remembered-1')
    await press()
    await expect(await canvas.findByText(t('forms:unavailable'))).toBeVisible()
    platform.reply(RESTORE, DEAD_CODE)
    await press()
    await expect(await canvas.findByRole('heading', { name: t('auth:maybeChangedTitle') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('auth:logIn') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('auth:remindAnew') })).toBeVisible()
  },
}

export const NewPasswordEveryFault: Story = {
  parameters: everyFault,
  ...onSite(),
  ...newPassword,
  play: async ({ canvas, t, site }) => {
    await userEvent.type(canvas.getByLabelText(t('auth:newPassword')), 'remembered-1')
    await userEvent.type(canvas.getByLabelText(t('auth:confirmation')), 'remembered-1')
    const route = 'POST /json-api/users/restore-password/restore'
    await checkEveryFault({ site, route, says: formatFault.bind(null, t) })
  },
}
