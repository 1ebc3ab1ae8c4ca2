/**
 * @promise Session and tokens: server data that changed under an open form is read again on a refusal; a captcha
 *   that was switched on is asked for
 * @proof here (CaptchaSwitchedOn)
 * @journey accounts/registration
 */

import { ClockProvider } from '@croupier/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { everyFault, checkEveryFault, formatFault, isRefusalFault } from '#testing/form-faults.ts'
import { expectPastedCode } from '#testing/pasted-code.ts'
import { STORY_NOW } from '#testing/story-data/now.ts'
import { phoneCodes, setCountries } from '#testing/story-data/registration.ts'
import { storyMarket } from '#testing/story-data/market.ts'
import { serverData } from '#testing/story-data/server-data.ts'
import { TabProvider, useTab } from '#shared/site/tab.tsx'
import type { AnswerTable } from '@croupier/platform-fixtures'
import { framed } from '#testing/framed.tsx'
import { onSite, withCoupon } from '#testing/story-context.ts'
import { forgetCoupon, GAMES_ORIGIN, refused } from '#testing/story-site.tsx'
import { PhoneCodeStep } from '../phone/phone-code-step.tsx'
import { Page } from './registration-page.tsx'

const meta = {
  title: 'Web/Registration',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('/registration')],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const REGISTER = 'POST /json-api/users/register'
const SERVER_DATA = '/json-api/serverdata'
const PHONE_CODES = '/json-api/treasury/phone-codes'

const known = (platform: 'waits' | AnswerTable = 'waits', more: Parameters<typeof onSite>[1] = {}) =>
  onSite({ platform, locale: 'en' }, { prepare: setCountries, ...more })

export const ByEmail: Story = known()

export const ByPhone: Story = {
  tags: ['visual:brands'],
  ...known(),
  play: async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('tab', { name: t('auth:byPhone') }))
    await waitFor(() => expect(canvas.getByLabelText(t('forms:phoneNumber'))).toBeVisible())
    await expect(canvas.getByLabelText(t('forms:phoneNumber'))).toHaveAttribute('autocomplete', 'tel-national')
  },
}

/** The country codes cannot be loaded; a retry loads them. */
export const PhoneCodesFailed: Story = {
  parameters: noPicture('as ByEmail'),
  ...onSite(
    { platform: { [PHONE_CODES]: refused('unavailable') } },
    {
      prepare: async ({ content, session }) => {
        content.serverData.set(serverData)
        await session.phoneCodes.load().catch(() => undefined)
      },
    },
  ),
  play: async ({ canvas, t, platform }) => {
    await expect(await canvas.findByText(t('auth:phoneCodesFailed'))).toBeVisible()
    platform.reply(PHONE_CODES, { body: { data: phoneCodes } })
    await userEvent.click(canvas.getByRole('button', { name: t('errors:retry') }))
    await waitFor(() => expect(canvas.queryByText(t('auth:phoneCodesFailed'))).toBeNull())
    await expect(canvas.getByLabelText(t('auth:country')).querySelectorAll('option').length).toBeGreaterThan(1)
  },
}

export const Unfilled: Story = {
  ...known(),
  play: async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth:register') }))
    await waitFor(() => expect(canvas.getByText(t('forms:consent'))).toBeVisible())
  },
}

type PlayContext = Parameters<NonNullable<Story['play']>>[0]

async function fill({ canvas, t }: PlayContext): Promise<void> {
  await userEvent.type(canvas.getByLabelText(t('auth:email')), 'anna@example.com')
  await userEvent.type(canvas.getByLabelText(t('auth:password')), 'hunter22')
  await userEvent.type(canvas.getByLabelText(t('auth:nickname')), 'Anna')
  await userEvent.click(canvas.getByRole('textbox', { name: t('auth:day') }))
  await userEvent.paste('1990-05-17')
  await userEvent.click(canvas.getByRole('checkbox'))
}

const IDENTITY = [
  'firstName',
  'lastName',
  'address',
  'cpf',
  'codiceFiscale',
  'documentKind',
  'documentNumber',
  'documentIssuer',
  'documentExpiry',
] as const

/** All that any market asks for about the person. */
export const Identity: Story = {
  parameters: noPicture('fields as in ByEmail'),
  ...known(
    { [REGISTER]: refused('cpf_taken', 'cpf') },
    { tab: () => ({ market: { ...storyMarket, identity: IDENTITY, documents: ['identityCard', 'passport'] } }) },
  ),
  play: async (context) => {
    const { canvas, t, platform } = context
    await fill(context)
    const register = () => userEvent.click(canvas.getByRole('button', { name: t('auth:register') }))
    const type = async (field: (typeof IDENTITY)[number], text: string) => {
      const input = canvas.getByLabelText(t(`auth:${field}`))
      await userEvent.clear(input)
      await userEvent.type(input, text)
    }
    await register()
    await waitFor(() => expect(canvas.getAllByText(t('forms:required'))).toHaveLength(IDENTITY.length))
    await type('firstName', 'Anna')
    await type('lastName', 'Bianchi')
    await type('address', 'Via Roma 1, 00184 Roma')
    await type('cpf', '529.982.247-24')
    await type('codiceFiscale', 'RSSMRA80A01H501U')
    const kinds = canvas.getByLabelText(t('auth:documentKind'))
    await expect([...kinds.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      t('auth:documentNone'),
      t('auth:identityCard'),
      t('auth:passport'),
    ])
    await userEvent.selectOptions(kinds, 'passport')
    await type('documentNumber', 'YA1')
    await type('documentIssuer', 'Questura di Roma')
    await fireEvent.change(canvas.getByLabelText(t('auth:documentExpiry')), { target: { value: '2020-02-29' } })
    await register()
    await expect(await canvas.findByText(t('forms:documentNumber'))).toBeVisible()
    await expect(await canvas.findByText(t('forms:documentExpired'))).toBeVisible()
    await expect(await canvas.findByText(t('forms:cpf'))).toBeVisible()
    await expect(await canvas.findByText(t('forms:codiceFiscale_birthday'))).toBeVisible()
    await type('cpf', '529.982.247-25')
    await type('codiceFiscale', 'bnc nna 90e57 h501t')
    await type('documentNumber', 'ya 0000001')
    await fireEvent.change(canvas.getByLabelText(t('auth:documentExpiry')), { target: { value: '2090-02-28' } })
    await register()
    await expect(await canvas.findByText(t('forms:cpf_taken'))).toBeVisible()
    const [call] = platform.requestsTo(REGISTER)
    await expect(JSON.parse(String(call?.body))).toMatchObject({
      documentKind: 'passport',
      documentNumber: 'YA0000001',
      documentIssuer: 'Questura di Roma',
      documentExpiry: '2090-02-28',
    })
  },
}

async function enterPromoCode({ canvas, t }: PlayContext, code: string): Promise<void> {
  await userEvent.click(canvas.getByText(t('auth:havePromoCode')))
  await userEvent.type(await canvas.findByLabelText(t('auth:promoCode')), code)
}

/** The code is not sent with the registration: it waits for the sign-in. A refused registration keeps it in its field only. */
export const PromoCode: Story = {
  parameters: noPicture('The fields are on other pictures'),
  beforeEach: forgetCoupon,
  ...known({ [REGISTER]: refused('email_taken', 'email') }, { tab: withCoupon(null) }),
  play: async (context) => {
    const { canvas, t, platform, coupon } = context
    await fill(context)
    await enterPromoCode(context, 'SPRING24')
    await userEvent.click(canvas.getByRole('button', { name: t('auth:register') }))
    await expect(await canvas.findByText(t('forms:email_taken'))).toBeVisible()
    await expect(coupon.current).toBeNull()
    await expect(canvas.getByLabelText(t('auth:promoCode'))).toHaveValue('SPRING24')
    const [call] = platform.requestsTo(REGISTER)
    await expect(JSON.parse(String(call?.body))).not.toHaveProperty('promoCode')

    await userEvent.type(canvas.getByLabelText(t('auth:email')), '.br')
    platform.reply(REGISTER, 'waits')
    await userEvent.click(canvas.getByRole('button', { name: t('auth:register') }))
    await waitFor(() => expect(coupon.current).toEqual({ code: 'SPRING24', isEntered: true }))
  },
}

/** Where bonuses come only after play, a guest is asked for no code. */
export const BonusAfterPlay: Story = {
  parameters: noPicture('as ByEmail, without the promo code'),
  ...known('waits', { tab: () => ({ market: { ...storyMarket, isBonusAfterPlay: true } }) }),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByLabelText(t('auth:email'))).toBeVisible()
    await expect(canvas.queryByText(t('auth:havePromoCode'))).toBeNull()
  },
}

/** An impossible code has its error at its field, also when the visitor has folded it. */
export const BadPromoCode: Story = {
  ...known(),
  play: async (context) => {
    const { canvas, t } = context
    await enterPromoCode(context, 'SPRING 24')
    await userEvent.click(canvas.getByText(t('auth:havePromoCode')))
    await userEvent.click(canvas.getByRole('button', { name: t('auth:register') }))
    await waitFor(() => expect(canvas.getByText(t('forms:alphaNum'))).toBeVisible())
  },
}

const withCaptcha = (version: 2 | 3) =>
  onSite(
    { platform: {} },
    {
      prepare: (site) => {
        setCountries(site)
        site.content.serverData.set({
          ...serverData,
          captcha: { siteKey: 'key', isEnabledAtRegistration: true, version },
        })
      },
    },
  )

/** The platform asks for a captcha, and the operator has configured none: registration is refused. */
export const CaptchaNotConfigured: Story = {
  parameters: noPicture('The error of a form is on other pictures'),
  ...withCaptcha(3),
  play: async (context) => {
    const { canvas, t, platform } = context
    await fill(context)
    await userEvent.click(canvas.getByRole('button', { name: t('auth:register') }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('forms:captchaFailed')))
    await expect(canvas.getByLabelText(t('auth:password'))).toHaveValue('hunter22')
    await expect(platform.requestsTo(REGISTER)).toEqual([])
  },
}

/** The captcha's page, whose messages the story sends itself. */
const CAPTCHA_PAGE = `${GAMES_ORIGIN}/brands/gold/assets/logo.svg`

/** Gives its children a captcha's page. */
function WithCaptchaPage({ children }: { readonly children: ReactNode }) {
  const tab = useTab()
  const { visit } = tab
  const origins = { ...visit.origins, captcha: CAPTCHA_PAGE }
  return <TabProvider tab={{ ...tab, visit: { ...visit, origins } }}>{children}</TabProvider>
}

/** A challenge of the captcha gets more room while it is open, and its token is sent with the registration. */
export const CaptchaChallenge: Story = {
  parameters: noPicture('The frame shows what the vendor draws'),
  ...withCaptcha(2),
  decorators: [
    (Shown) => (
      <WithCaptchaPage>
        <Shown />
      </WithCaptchaPage>
    ),
  ],
  play: async (context) => {
    const { canvas, t, platform } = context
    await fill(context)
    await userEvent.click(canvas.getByRole('button', { name: t('auth:register') }))
    const frame = await screen.findByTitle<HTMLIFrameElement>(t('auth:captchaTitle'))
    const say = (message: object, source: Window | null = frame.contentWindow) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: new URL(CAPTCHA_PAGE).origin,
          source,
          data: { source: 'croupier-captcha', ...message },
        }),
      )
    const height = () => frame.getBoundingClientRect().height
    await waitFor(() => expect(height()).toBe(96))
    say({ type: 'ready' })
    say({ type: 'challenge', isOpen: true })
    await waitFor(() => expect(height()).toBeGreaterThanOrEqual(580))
    say({ type: 'challenge', isOpen: false })
    await waitFor(() => expect(height()).toBe(96))
    say({ type: 'token', token: 'forged' }, window)
    say({ type: 'token', token: 'proof' })
    const sent = () => platform.requestsTo(REGISTER)
    await waitFor(() => expect(sent()).toHaveLength(1))
    await expect(JSON.parse(String(sent()[0]?.body))).toMatchObject({ captcha: { token: 'proof', version: 2 } })
  },
}

/** A captcha, a nickname and other currencies that are asked for while the form is open appear with the refusal. */
export const CaptchaSwitchedOn: Story = {
  parameters: noPicture('The frame shows what the vendor draws'),
  ...onSite(
    {
      platform: {
        [REGISTER]: refused('captcha', 'captcha'),
        [SERVER_DATA]: {
          body: {
            data: {
              captcha: { site_key: 'key', enabled_register: true, active_version: 2 },
              registrationConfig: { skipNickname: true },
            },
          },
        },
      },
    },
    { prepare: setCountries },
  ),
  decorators: [
    (Shown) => (
      <WithCaptchaPage>
        <Shown />
      </WithCaptchaPage>
    ),
  ],
  play: async (context) => {
    const { canvas, t, platform } = context
    await fill(context)
    await userEvent.click(canvas.getByRole('button', { name: t('auth:register') }))
    await expect(await screen.findByTitle(t('auth:captchaTitle'))).toBeInTheDocument()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByLabelText(t('auth:nickname'))).toBeNull()
    await expect(canvas.getByLabelText(t('auth:password'))).toHaveValue('hunter22')
    await expect(platform.requestsTo(REGISTER)).toHaveLength(1)
  },
}

export const EveryFault: Story = {
  parameters: everyFault,
  ...known(),
  play: async (context) => {
    const { site, t } = context
    await fill(context)
    await checkEveryFault({
      site,
      route: REGISTER,
      says: (fault) => {
        const text = formatFault(t, fault)
        return isRefusalFault(fault) ? text : `${text} ${t('auth:maybeRegistered')}`
      },
    })
  },
}

/** @param laterMs how far the page's clock is ahead of the site's; a large value ends the wait for a new code */
const phoneCode = (laterMs = 0): Pick<Story, 'loaders' | 'render'> => ({
  ...known(),
  render: () => (
    <ClockProvider now={() => STORY_NOW + laterMs} seed={STORY_NOW + laterMs}>
      <div className="mx-auto max-w-md p-6">
        <PhoneCodeStep phone="79991234567" onSignedIn={() => undefined} onBack={() => undefined} />
      </div>
    </ClockProvider>
  ),
})

export const PhoneCode: Story = {
  tags: ['axe:brands'],
  ...phoneCode(),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByLabelText(t('forms:code'))).toBeVisible()
  },
}

/** The code of a text message is taken with its spaces and dashes. */
export const PhoneCodePasted: Story = {
  ...phoneCode(),
  parameters: noPicture('A filled code is on the pictures of the fields'),
  play: async ({ canvas, t }) => {
    const field = canvas.getByLabelText(t('forms:code'))
    await expectPastedCode(field, ['12-34', ' 12 34 ', 'Your code: 1234.'], '1234')
  },
}

export const PhoneCodeEveryFault: Story = {
  ...phoneCode(3_600_000),
  parameters: everyFault,
  play: async ({ canvas, site, t }) => {
    await userEvent.type(canvas.getByLabelText(t('forms:code')), '1234')
    const faulty = { site, says: formatFault.bind(null, t) }
    await checkEveryFault({ ...faulty, route: 'POST /json-api/players/phones/confirm' })
    const again = canvas.getByRole('button', { name: t('forms:newCode') })
    await checkEveryFault({
      ...faulty,
      route: 'POST /json-api/players/phones/verify',
      press: () => userEvent.click(again),
    })
  },
}

/** A code whose answer was lost may have worked: refused the second time, it is not called wrong. */
export const PhoneCodeMaybeUsed: Story = {
  ...phoneCode(),
  parameters: noPicture('as a refused code, with other words'),
  play: async ({ canvas, t, platform }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: t('forms:confirmCode') }))
    await userEvent.type(canvas.getByLabelText(t('forms:code')), '1234')
    platform.reply('*', { status: 422, body: { errors: [{ code: 'invalid_code', field: 'code' }] } })
    await press()
    await expect(await canvas.findByText(t('forms:invalid_code'))).toBeVisible()
    platform.reply('*', { status: 502, body: '<html>' })
    await press()
    await expect(await canvas.findByText(t('forms:unavailable'))).toBeVisible()
    platform.reply('*', { status: 422, body: { errors: [{ code: 'invalid_code', field: 'code' }] } })
    await press()
    await expect(await canvas.findByText(t('auth:codeMaybeUsed'))).toBeVisible()
    await expect(canvas.queryByText(t('forms:invalid_code'))).toBeNull()
  },
}

export const PhoneCodeTooOften: Story = {
  ...phoneCode(),
  parameters: everyFault,
  play: async ({ canvas, t, platform }) => {
    platform.reply('*', { ...refused('too_many_sends'), status: 429, headers: { 'Retry-After': '300' } })
    const again = canvas.getByRole('button', { name: t('forms:newCode') })
    await userEvent.click(again)
    await waitFor(() => expect(again).toHaveTextContent('5:00'))
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(again)
    await expect(platform.requests).toHaveLength(1)
  },
}
