import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PendingContact, Profile } from '@croupier/domain/player'
import { wireProfile, type AnswerTable } from '@croupier/platform-fixtures'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { AgreeingDialogs, checkEveryFault, everyFault, formatFault } from '#testing/form-faults.ts'
import { setCountries } from '#testing/story-data/registration.ts'
import { framed } from '#testing/framed.tsx'
import { asPlayer } from '#testing/story-context.ts'
import { refused } from '#testing/story-site.tsx'
import { Page } from './info-page.tsx'

const PATH = '/profile/info'
const PROFILE = '/json-api/users/profile'
const NICKNAME = '/json-api/users/nickname-choose'

/** As its country writes it, not to be broken over lines. */
const SHOWN_PHONE = '+7 900 123 45 67'.replaceAll(' ', '\u00A0')

/** A save looks first at what the platform has by now, and does without. */
const UNREAD: AnswerTable = { [`GET ${PROFILE}`]: { status: 503 } }

const dialogs = new AgreeingDialogs()

const meta = {
  title: 'Web/Profile/Info',
  component: Page,
  parameters: { layout: 'fullscreen', platformSays: ['AK', 'Anna Kim', SHOWN_PHONE] },
  beforeEach: () => dialogs.leavePage(),
  decorators: [framed({ path: PATH, route: PATH, dialogs })],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

interface InfoStory {
  readonly platform?: 'waits' | 'down' | AnswerTable
  readonly profile?: Partial<Profile>
  readonly contacts?: readonly PendingContact[]
  readonly isUnknown?: boolean
}

const seen = ({ platform = {}, profile = {}, contacts = [], isUnknown = false }: InfoStory = {}) =>
  asPlayer(platform, {
    change: (player) => (isUnknown ? {} : { ...player, contacts, profile: { ...player.profile, ...profile } }),
    prepare: setCountries,
  })

export const Filled: Story = {
  tags: ['visual:brands'],
  ...seen({
    profile: {
      middleName: 'Maria',
      address: 'Via Roma 1',
      gender: 'female',
      birthday: '1990-05-17',
      phones: [{ value: '79001234567', isPrimary: true }],
    },
    contacts: [{ id: '1', type: 'phone', value: '79001234567' }],
  }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByLabelText(t('profile:firstName'))).toHaveValue('Anna')
    await expect(canvas.getByLabelText(t('profile:gender'))).toHaveValue('female')
    await expect(canvas.getByText(t('profile:waiting'))).toBeVisible()
    await expect(canvas.getByText(t('profile:nicknameChosen'))).toBeVisible()
  },
}

export const NothingGiven: Story = {
  tags: ['axe:brands'],
  ...seen({
    profile: {
      nickname: null,
      firstName: '',
      lastName: '',
      country: null,
      birthday: null,
      emails: [],
      registeredBy: null,
    },
  }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByLabelText(t('profile:country'))).toHaveDisplayValue(t('profile:notSaid'))
    await expect(canvas.getByText(t('profile:noContacts'))).toBeVisible()
    await expect(canvas.getByRole('form', { name: t('profile:nickname') })).toBeVisible()
  },
}

/** Each contact opens its dialog where the player goes on. */
export const ContactActions: Story = {
  parameters: { platformSays: ['AK', 'Anna Kim', SHOWN_PHONE] },
  ...seen({
    profile: { phones: [{ value: '79001234567', isPrimary: true }], emails: [] },
    contacts: [{ id: '1', type: 'phone', value: '79001234567' }],
  }),
  play: async ({ canvas, t }) => {
    const confirm = await canvas.findByRole('button', { name: `${t('profile:confirmContact')}: ${SHOWN_PHONE}` })
    await userEvent.click(confirm)
    await userEvent.click(canvas.getByRole('button', { name: t('profile:addEmail') }))
    await expect(canvas.queryByRole('button', { name: t('profile:addPhone') })).toBeNull()
    await expect(dialogs.shown).toMatchObject([
      { kind: 'contacts', props: { type: 'phone', start: 'confirm' } },
      { kind: 'contacts', props: { type: 'email', start: 'change' } },
    ])
  },
}

/** A confirmed contact, and an email that is the primary one, are changed only by support: no button says otherwise. */
export const ContactsOfSupport: Story = {
  parameters: noPicture('as Filled, without a button'),
  ...seen({
    profile: {
      phones: [{ value: '79001234567', isPrimary: true }],
      emails: [{ value: 'anna@example.com', isPrimary: true, isVerified: true }],
    },
  }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText('anna@example.com')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${t('profile:changeContact')}`) })).toBeNull()
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${t('profile:confirmContact')}`) })).toBeNull()
  },
}

export const BirthdayVerified: Story = {
  ...seen({ profile: { isBirthdayVerified: true } }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('profile:birthdayVerified'))).toBeVisible()
    await expect(canvas.queryByLabelText(t('profile:birthYear'))).toBeNull()
  },
}

export const RulesBroken: Story = {
  ...seen(),
  play: async ({ canvas, t, platform }) => {
    await userEvent.type(await canvas.findByLabelText(t('profile:firstName')), '!')
    const year = canvas.getByLabelText(t('profile:birthYear'))
    await userEvent.clear(year)
    await userEvent.type(year, '2015')
    await userEvent.click(canvas.getByRole('button', { name: t('profile:save') }))
    await expect(await canvas.findByText(t('forms:nameValidationRule'))).toBeVisible()
    await expect(canvas.getByText(t('profile:underage'))).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(t('profile:firstName'))).toHaveFocus())
    await expect(platform.requestsTo(`PUT ${PROFILE}`)).toHaveLength(0)
  },
}

export const Saved: Story = {
  ...seen({
    platform: {
      [`PUT ${PROFILE}`]: { body: { success: true } },
      [`GET ${PROFILE}`]: { body: { data: wireProfile({ nick_name: 'Anna', firstname: 'Annabel', lastname: 'Kim' }) } },
    },
  }),
  play: async ({ canvas, t, platform }) => {
    const name = await canvas.findByLabelText(t('profile:firstName'))
    await userEvent.type(name, 'bel')
    await userEvent.click(canvas.getByRole('button', { name: t('profile:save') }))
    await expect(await canvas.findByText(t('profile:saved'))).toBeVisible()
    const [put] = platform.requestsTo(`PUT ${PROFILE}`)
    await expect(JSON.parse(String(put?.body))).toEqual({ firstname: 'Annabel' })
    await expect(name).toHaveValue('Annabel')
    await userEvent.type(name, 'l')
    await expect(canvas.queryByText(t('profile:saved'))).toBeNull()
  },
}

export const NotAgreed: Story = {
  ...seen({ platform: { [`PUT ${PROFILE}`]: { body: { success: false } }, ...UNREAD } }),
  play: async ({ canvas, t }) => {
    const address = await canvas.findByLabelText(t('profile:address'))
    await userEvent.type(address, 'Via Roma 1')
    await userEvent.click(canvas.getByRole('button', { name: t('profile:save') }))
    await expect(await canvas.findByText(t('forms:rejected'))).toBeVisible()
    await expect(address).toHaveValue('Via Roma 1')
  },
}

export const SavedElsewhere: Story = {
  ...seen(),
  play: async ({ canvas, t, site }) => {
    const stop = site.player?.start()
    const address = await canvas.findByLabelText(t('profile:address'))
    await userEvent.type(address, 'Via Roma 1')
    site.player?.profile.change((profile) => ({ ...profile, address: 'Via Dante 2', lastName: 'Lee' }))
    await expect(await canvas.findByText(t('profile:savedElsewhere', { value: 'Via Dante 2' }))).toBeVisible()
    await expect(address).toHaveValue('Via Roma 1')
    await expect(canvas.getByLabelText(t('profile:lastName'))).toHaveValue('Lee')
    stop?.()
  },
}

export const NicknameTaken: Story = {
  parameters: { platformSays: ['AK', 'Anna Kim', 'Fox'] },
  ...seen({ profile: { nickname: null }, platform: { [`POST ${NICKNAME}`]: refused('nickname_taken', 'nickname') } }),
  play: async ({ canvas, t }) => {
    const form = await canvas.findByRole('form', { name: t('profile:nickname') })
    const field = within(form).getByLabelText(t('profile:nickname'))
    await userEvent.type(field, 'Fox')
    await userEvent.click(within(form).getByRole('button', { name: t('profile:chooseNickname') }))
    await expect(await within(form).findByText(t('forms:nickname_taken'))).toBeVisible()
    await expect(field).toHaveValue('Fox')
  },
}

export const LongTexts: Story = {
  parameters: { platformSays: ['M', 'MM'] },
  ...seen({
    profile: {
      nickname: null,
      firstName: 'Maximilian'.repeat(3),
      lastName: 'Mustermann'.repeat(3),
      address: 'A long street of a long town '.repeat(5),
      emails: [
        { value: `${'long'.repeat(30)}@example.com`, isPrimary: true, isVerified: false },
        { value: 'second@example.com', isPrimary: false, isVerified: true },
      ],
    },
  }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('profile:unverified'))).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Loading: Story = seen({ platform: 'waits', isUnknown: true })

export const Failed: Story = {
  ...seen({ platform: 'down', isUnknown: true }),
  play: async ({ canvas, t }) => {
    const failed = await canvas.findAllByText(t('profile:accountFailed'))
    await waitFor(() => expect(failed.at(-1)).toBeVisible())
  },
}

export const EveryFault: Story = {
  ...seen({ profile: { nickname: null }, platform: UNREAD }),
  parameters: everyFault,
  play: async ({ canvas, t, site }) => {
    const faulty = { site, isOfPlayer: true, says: formatFault.bind(null, t) }
    const personal = await canvas.findByRole('form', { name: t('profile:personal') })
    await userEvent.type(within(personal).getByLabelText(t('profile:address')), 'Via Roma 1')
    await checkEveryFault({ ...faulty, route: `PUT ${PROFILE}`, form: () => personal })
    const nickname = canvas.getByRole('form', { name: t('profile:nickname') })
    await userEvent.type(within(nickname).getByLabelText(t('profile:nickname')), 'Fox')
    await checkEveryFault({ ...faulty, route: `POST ${NICKNAME}`, form: () => nickname })
  },
}
