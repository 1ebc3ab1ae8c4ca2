import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContactStart, ContactType } from '@croupier/domain/account'
import type { PendingContact, Profile } from '@croupier/domain/player'
import { wireProfile, type AnswerTable, type PlatformAnswer } from '@croupier/platform-fixtures'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { Dialogs } from '#shared/overlays/dialogs/dialogs.ts'
import { checkEveryFault, everyFault, formatLookedUp } from '#testing/form-faults.ts'
import { setCountries } from '#testing/story-data/registration.ts'
import { textsOf } from '#testing/story-settings.tsx'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { meansOf, refused } from '#testing/story-site.tsx'
import { Dialog } from './contacts-dialog.tsx'

const PHONE = '79001234567'
/** As its country writes it, not to be broken over lines. */
const SHOWN_PHONE = '+7 900 123 45 67'.replaceAll(' ', '\u00A0')
const EMAIL = 'anna@example.com'
const PROFILE = 'GET /json-api/users/profile'
const WAITING = 'GET /json-api/players/contacts/onverification'
const CREATE = 'POST /json-api/players/contacts/create'
const VERIFY = 'POST /json-api/players/phones/verify'
const CONFIRM = 'POST /json-api/players/phones/confirm'
const MAIL = 'POST /json-api/players/contacts/email-verification/request/3'
const DONE = { body: { success: true } }
const LIMIT = { status: 422, body: { errors: [{ code: 'any' }], is_max_attempts_used: true } }
const dialogs = new Dialogs()

const meta = {
  title: 'Web/Profile/Contacts dialog',
  component: Dialog,
  args: { type: 'phone', start: 'main', open: true, onClose: fn() },
  parameters: { platformSays: [SHOWN_PHONE, `+${PHONE}`, EMAIL], docs: { story: { inline: false, height: '520px' } } },
  beforeEach: () => dialogs.leavePage(),
  decorators: [framed({ dialogs })],
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

interface ContactStory {
  readonly profile?: Partial<Profile>
  readonly waiting?: readonly PendingContact[]
  readonly platform?: AnswerTable
  readonly isUnknown?: boolean
}

const phone: PendingContact = { id: '2', type: 'phone', value: PHONE }
const email: PendingContact = { id: '3', type: 'email', value: EMAIL }
const ownPhone: Partial<Profile> = { phones: [{ value: PHONE, isPrimary: true }] }
const ownEmail: Partial<Profile> = { emails: [{ value: EMAIL, isPrimary: true, isVerified: false }] }
const noEmail: Partial<Profile> = { emails: [] }

/** The platform holds what the player knows, unless the story says otherwise. */
function answersOf({ profile = {}, waiting = [], platform = {} }: ContactStory): AnswerTable {
  const wire = wireProfile({
    phones: profile.phones?.map(({ value, isPrimary }) => ({ value, is_primary: isPrimary })) ?? [],
    emails: profile.emails?.map(({ value, isPrimary, isVerified }) => ({
      value,
      is_primary: isPrimary,
      is_verified: isVerified,
    })) ?? [{ value: EMAIL, is_primary: true, is_verified: true }],
  })
  return { [PROFILE]: { body: { data: wire } }, [WAITING]: { body: { data: waiting } }, ...platform }
}

const at = (type: ContactType, start: ContactStart, story: ContactStory = {}): Pick<Story, 'args' | 'loaders'> => ({
  args: { type, start },
  ...asPlayer(answersOf(story), {
    change: (player) =>
      story.isUnknown
        ? {}
        : { ...player, profile: { ...player.profile, ...story.profile }, contacts: story.waiting ?? [] },
    prepare: setCountries,
  }),
})

const button = (name: string) => screen.getByRole('button', { name })
/** Once the dialog has come in. */
const shown = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const titled = (name: string) => screen.findByRole('dialog', { name })

export const PhoneUnknown: Story = {
  tags: ['axe:brands'],
  ...at('phone', 'main'),
  play: async ({ t }) => {
    await shown(t('contacts:noPhone'))
    await expect(button(t('contacts:addPhone'))).toBeVisible()
  },
}

/** The focus follows the step, and the way back is the way that was taken. */
export const PhoneWaits: Story = {
  tags: ['axe:brands'],
  ...at('phone', 'main', { profile: ownPhone, waiting: [phone] }),
  play: async ({ t }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('contacts:changePhone') }))
    await titled(t('contacts:newPhone'))
    await userEvent.click(await screen.findByRole('button', { name: t('contacts:back') }))
    await titled(t('contacts:phone'))
    await waitFor(() => expect(screen.getByRole('region', { name: t('contacts:phone') })).toHaveFocus())
    await expect(button(t('contacts:confirmPhone'))).toBeVisible()
  },
}

export const PhoneConfirmed: Story = {
  ...at('phone', 'main', { profile: ownPhone }),
  play: async ({ t }) => {
    await shown(t('contacts:phoneConfirmed'))
    await expect(screen.queryByRole('button', { name: t('contacts:changePhone') })).toBeNull()
    await userEvent.click(button(t('forms:writeToSupport')))
    await expect(dialogs.shown).toMatchObject([{ kind: 'support' }])
  },
}

export const PhoneChange: Story = {
  tags: ['visual:brands'],
  ...at('phone', 'change'),
  play: async ({ t }) => {
    const number = await screen.findByLabelText(t('forms:phoneNumber'))
    await expect(number).toHaveAttribute('autocomplete', 'tel-national')
    await waitFor(() => expect(number).toHaveFocus())
    await expect(screen.queryByRole('button', { name: t('contacts:back') })).toBeNull()
    await waitFor(() => expect(document.querySelector('[data-slot=modal] img')).toBeVisible())
    await userEvent.click(button(t('contacts:save')))
    await shown(t('forms:required'))
  },
}

export const PhoneTaken: Story = {
  ...at('phone', 'change', { platform: { [`${CREATE}/phone`]: refused('phone_taken', 'value') } }),
  play: async ({ t }) => {
    const field = await screen.findByLabelText(t('forms:phoneNumber'))
    await userEvent.type(field, '+79215550101')
    await userEvent.click(button(t('contacts:save')))
    await shown(t('contacts:phone_taken'))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('921 555 01 01')
  },
}

/** Saved, a wrong code, the right one. */
export const PhoneFromSaveToConfirmed: Story = {
  ...at('phone', 'change', { platform: { [`${CREATE}/phone`]: DONE, [CONFIRM]: refused('invalid_code', 'code') } }),
  parameters: { platformSays: ['+79215550101', '+7 921 555 01 01'.replaceAll(' ', '\u00A0')] },
  play: async ({ args, t, site }) => {
    const platform = meansOf(site).platform
    const waiting = { ...phone, value: '79215550101' }
    platform.reply(WAITING, { body: { data: [waiting] } })
    await userEvent.type(await screen.findByLabelText(t('forms:phoneNumber')), '+79215550101')
    await userEvent.click(button(t('contacts:save')))
    await titled(t('contacts:enterCode'))
    const code = screen.getByLabelText(t('forms:code'))
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(button(t('forms:newCode'))).toHaveAttribute('aria-disabled', 'true')
    await expect(platform.requestsTo(VERIFY)).toHaveLength(0)
    await userEvent.type(code, '0000')
    await userEvent.click(button(t('forms:confirmCode')))
    await shown(t('forms:invalid_code'))
    await expect(code).toHaveValue('0000')
    platform.reply(CONFIRM, DONE).reply(WAITING, { body: { data: [] } })
    await userEvent.clear(code)
    await userEvent.type(code, '1234{Enter}')
    await titled(t('contacts:phoneDone'))
    await userEvent.click(button(t('dialogs:ok')))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A phone that waits gets a new code at once, and no other before 35 s have passed. */
export const PhoneCode: Story = {
  tags: ['axe:brands'],
  ...at('phone', 'confirm', { profile: ownPhone, waiting: [phone], platform: { [VERIFY]: DONE } }),
  play: async ({ args, t, platform }) => {
    await shown(t('forms:newCodeSent'))
    const again = button(t('forms:newCode'))
    await expect(again).toHaveTextContent('0:35')
    await userEvent.click(again)
    await expect(platform.requestsTo(VERIFY)).toHaveLength(1)
    await expect(button(t('contacts:changePhone'))).toBeVisible()
    await userEvent.click(button(t('dialogs:cancel')))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

const limitBy = (platform: AnswerTable, act: (t: ReturnType<typeof textsOf>) => Promise<void>): Story => ({
  ...at('phone', 'confirm', { profile: ownPhone, waiting: [phone], platform }),
  play: async ({ t }) => {
    await act(t)
    await titled(t('forms:limitTitle'))
    await waitFor(() => expect(screen.getByRole('region', { name: t('forms:limitTitle') })).toHaveFocus())
    await userEvent.click(button(t('forms:writeToSupport')))
    await expect(dialogs.shown).toMatchObject([{ kind: 'support' }])
  },
})

export const PhoneLimitByCode: Story = {
  tags: ['axe:brands'],
  ...limitBy({ [VERIFY]: DONE, [CONFIRM]: LIMIT }, async (t) => {
    await userEvent.type(await screen.findByLabelText(t('forms:code')), '0000')
    await userEvent.click(button(t('forms:confirmCode')))
  }),
}

export const PhoneLimitOnEntry: Story = {
  ...limitBy({ [VERIFY]: { body: { success: false, is_max_attempts_used: true } } }, () => Promise.resolve()),
  parameters: noPicture('the same as PhoneLimitByCode'),
}

export const EmailUnknown: Story = {
  ...at('email', 'main', { profile: noEmail }),
  play: async ({ t }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('contacts:addEmail') }))
    await waitFor(() => expect(screen.getByLabelText(t('contacts:email'))).toHaveFocus())
    await userEvent.type(screen.getByLabelText(t('contacts:email')), 'anna@')
    await userEvent.click(button(t('contacts:save')))
    await shown(t('forms:email'))
  },
}

export const EmailWaits: Story = {
  tags: ['axe:brands'],
  ...at('email', 'main', { profile: ownEmail, waiting: [email] }),
  play: async ({ t }) => {
    await shown(t('contacts:emailPrimary'))
    await expect(button(t('contacts:confirmEmail'))).toBeVisible()
    await expect(screen.queryByRole('button', { name: t('contacts:changeEmail') })).toBeNull()
  },
}

/** The mail is sent on entry; the next one has to wait five minutes. A primary address has no link that changes it. */
export const EmailMail: Story = {
  tags: ['axe:brands'],
  ...at('email', 'confirm', { profile: ownEmail, waiting: [email], platform: { [MAIL]: DONE } }),
  play: async ({ t, platform }) => {
    await shown(t('contacts:mailText', { email: EMAIL }))
    const again = button(t('contacts:mailAgain'))
    await expect(again).toHaveTextContent('5:00')
    await userEvent.click(again)
    await expect(platform.requestsTo(MAIL)).toHaveLength(1)
    await expect(screen.queryByRole('button', { name: t('contacts:changeEmail') })).toBeNull()
  },
}

/** A new address may be corrected, and the form begins with it. */
export const EmailCorrected: Story = {
  ...at('email', 'confirm', { profile: noEmail, waiting: [email], platform: { [MAIL]: DONE } }),
  play: async ({ t }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('contacts:changeEmail') }))
    await waitFor(() => expect(screen.getByLabelText(t('contacts:email'))).toHaveFocus())
    await expect(screen.getByLabelText(t('contacts:email'))).toHaveValue(EMAIL)
    await userEvent.click(button(t('contacts:back')))
    await titled(t('contacts:checkMail'))
  },
}

export const EmailConfirmedAlready: Story = {
  ...at('email', 'confirm', {
    profile: ownEmail,
    waiting: [email],
    platform: { [MAIL]: { body: { success: true, confirmed: true } } },
  }),
  parameters: noPicture('it closes'),
  play: async ({ args, platform }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(platform.requestsTo(PROFILE)).toHaveLength(1)
  },
}

const tooSoon: PlatformAnswer = { ...refused('too_many_sends'), status: 429, headers: { 'Retry-After': '240' } }

export const EmailTooSoon: Story = {
  ...at('email', 'confirm', { profile: ownEmail, waiting: [email], platform: { [MAIL]: tooSoon } }),
  play: async ({ t }) => {
    const when = new Intl.RelativeTimeFormat(t.languageTag).format(4, 'minute')
    await shown(t('contacts:mailTooSoon', { when }))
    await expect(screen.queryByText(t('contacts:mailNotSent', { email: EMAIL }))).toBeNull()
    await expect(button(t('contacts:mailAgain'))).toHaveTextContent('4:00')
  },
}

/** A mail that was not sent, or may have been: the reason is announced, and it can be asked for again. */
export const EmailNotSent: Story = {
  ...at('email', 'confirm', {
    profile: ownEmail,
    waiting: [email],
    platform: { [MAIL]: { status: 403, body: { errors: [{ code: 'no' }] } } },
  }),
  play: async ({ t, site }) => {
    const platform = meansOf(site).platform
    const answers = [
      [{ status: 400 }, 'forms:press_unreadable', 'contacts:mailUnclear'],
      [{ status: 400, body: { errors: [{ code: 'no' }] } }, 'forms:press_rejected', 'contacts:mailNotSent'],
      [{ status: 500 }, 'forms:press_broken', 'contacts:mailUnclear'],
      [{ body: {} }, 'forms:press_unreadable', 'contacts:mailUnclear'],
      [{ status: 503 }, 'forms:press_unavailable', 'contacts:mailUnclear'],
    ] as const
    await shown(t('forms:forbidden'))
    await shown(t('contacts:mailNotSent', { email: EMAIL }))
    for (const [answer, key, outcome] of answers) {
      platform.reply(MAIL, answer)
      await userEvent.click(button(t('contacts:mailAgain')))
      await shown(t(key))
      await expect(screen.getByRole('alert')).toHaveTextContent(t(key))
      await expect(screen.getByText(t(outcome, { email: EMAIL }))).toBeVisible()
    }
    platform.reply(MAIL, DONE)
    await userEvent.click(button(t('contacts:mailAgain')))
    await shown(t('contacts:mailText', { email: EMAIL }))
  },
}

export const EmailLimit: Story = {
  ...at('email', 'confirm', { profile: ownEmail, waiting: [email], platform: { [MAIL]: LIMIT } }),
  play: async ({ t }) => {
    await shown(t('forms:limitEmail'))
  },
}

export const NotLoaded: Story = {
  ...at('phone', 'main', { isUnknown: true, platform: { [WAITING]: { status: 503 } } }),
  play: async ({ t, platform, timers }) => {
    await waitFor(() => {
      timers.advance(30_000)
      return expect(screen.getByText(t('contacts:failed'))).toBeVisible()
    })
    platform.reply(WAITING, { body: { data: [] } })
    await userEvent.click(button(t('errors:retry')))
    await shown(t('contacts:noPhone'))
  },
}

export const PhoneEveryFault: Story = {
  ...at('phone', 'change'),
  parameters: everyFault,
  play: async ({ t, site }) => {
    await userEvent.type(await screen.findByLabelText(t('forms:phoneNumber')), '+79215550101')
    const faulty = { site, isOfPlayer: true, says: formatLookedUp(t) }
    await checkEveryFault({ ...faulty, route: `${CREATE}/phone` })
  },
}

export const PhoneCodeEveryFault: Story = {
  ...at('phone', 'confirm', { profile: ownPhone, waiting: [phone], platform: { [VERIFY]: { status: 503 } } }),
  parameters: everyFault,
  play: async ({ t, site }) => {
    await userEvent.type(await screen.findByLabelText(t('forms:code')), '1234')
    await shown(t('forms:unavailable'))
    const faulty = { site, isOfPlayer: true, says: formatLookedUp(t) }
    await checkEveryFault({ ...faulty, route: CONFIRM })
  },
}

export const EmailEveryFault: Story = {
  ...at('email', 'change', { profile: noEmail }),
  parameters: everyFault,
  play: async ({ t, site }) => {
    await userEvent.type(await screen.findByLabelText(t('contacts:email')), 'new@example.com')
    const faulty = { site, isOfPlayer: true, says: formatLookedUp(t) }
    await checkEveryFault({ ...faulty, route: `${CREATE}/email` })
  },
}
