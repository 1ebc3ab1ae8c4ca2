import * as v from 'valibot'
import { AddressSchema, FlagSchema, TextSchema, dataOf, listOf, settingOf } from '../core/index.ts'
import type { PromoPopup } from './promo-popup.ts'
import type { Captcha, ServerData } from './server-data.ts'
import type { Support, SupportContact } from './support.ts'

const JsonSchema = v.nullish(v.record(v.string(), v.unknown()), () => ({}))
/** Drops experiments without a list of names. */
const TestsSchema = v.nullish(v.record(v.string(), v.fallback(v.array(v.string()), [])), () => ({}))
/** Seconds on the wire, milliseconds in the domain. */
const seconds = v.pipe(
  v.number(),
  v.transform((value) => value * 1000),
)

const CaptchaSchema = v.pipe(
  v.object({
    site_key: TextSchema,
    enabled_register: FlagSchema,
    active_version: v.pipe(v.nullish(v.union([v.number(), v.string()]), 3), v.transform(Number), v.picklist([2, 3])),
  }),
  v.transform((wire): Captcha => ({
    siteKey: wire.site_key,
    isEnabledAtRegistration: wire.enabled_register,
    version: wire.active_version,
  })),
)

/** A captcha that registration does not need may have any version. */
const CaptchaSetting = v.union([
  CaptchaSchema,
  v.pipe(
    v.object({ enabled_register: v.nullish(v.literal(false)) }),
    v.transform(() => null),
  ),
])

export const PopupSchema = v.pipe(
  v.object({
    title: TextSchema,
    body: TextSchema,
    imageUrl: AddressSchema,
    buttonText: TextSchema,
    buttonUrl: AddressSchema,
    isActive: FlagSchema,
    showDateFrom: seconds,
    showDateTo: seconds,
    updatedAt: seconds,
  }),
  v.transform(({ showDateFrom, showDateTo, ...popup }): PromoPopup => ({
    ...popup,
    showFrom: showDateFrom,
    showTo: showDateTo,
  })),
)

const VIBER = /^viber:\/\/[\w?=&%+.-]+$/
const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/
const matching = (pattern: RegExp) => v.fallback(v.nullish(v.pipe(v.string(), v.regex(pattern)), null), null)

/** Contacts of the support settings. Drops entries that do not fit. */
const SupportSchema = v.pipe(
  v.object({
    maintenance: v.fallback(FlagSchema, false),
    telegram: v.fallback(AddressSchema, null),
    viber: matching(VIBER),
    email: matching(EMAIL),
  }),
  v.transform(({ maintenance, telegram, viber, email }): Support => {
    const contacts: (SupportContact | null)[] = [
      telegram === null ? null : { kind: 'telegram', url: telegram, label: '' },
      viber === null ? null : { kind: 'viber', url: viber, label: '' },
      email === null ? null : { kind: 'email', url: `mailto:${email}`, label: email },
    ]
    return { isChatInMaintenance: maintenance, contacts: contacts.filter((contact) => contact !== null) }
  }),
)

/** The raw settings for the chat, and the part that the site reads. */
const CallCenterSchema = v.pipe(
  JsonSchema,
  v.transform((settings) => ({ settings, support: settings })),
  v.object({ settings: JsonSchema, support: SupportSchema }),
)

/**
 * Missing settings have a safe default; one that cannot be read counts as missing. Those that decide about access keep
 * visitors out then: registration is refused, and the region counts as restricted.
 */
export const ServerDataSchema = dataOf(
  v.pipe(
    v.object({
      captcha: settingOf(v.nullish(CaptchaSetting, null), 'unreadable', 'data.captcha'),
      abTests: settingOf(TestsSchema, null, 'data.abTests'),
      registrationConfig: settingOf(
        v.nullish(v.object({ skipNickname: FlagSchema }), null),
        null,
        'data.registrationConfig',
      ),
      callCenterConfig: settingOf(CallCenterSchema, null, 'data.callCenterConfig'),
      webPushKey: settingOf(v.nullish(v.string(), null), null, 'data.webPushKey'),
      currencies: settingOf(v.nullish(listOf(v.string(), 'currencies'), null), null, 'data.currencies'),
      promoPopup: settingOf(v.nullish(PopupSchema, null), null, 'data.promoPopup'),
      noIndex: settingOf(FlagSchema, false, 'data.noIndex'),
      canonical: settingOf(AddressSchema, null, 'data.canonical'),
      restricted: settingOf(v.nullish(v.boolean(), false), true, 'data.restricted'),
    }),
    v.transform((wire): ServerData => ({
      captcha: wire.captcha,
      abTests: wire.abTests ?? {},
      registrationConfig: wire.registrationConfig ?? { skipNickname: false },
      callCenter: wire.callCenterConfig?.settings ?? {},
      support: wire.callCenterConfig?.support ?? { isChatInMaintenance: false, contacts: [] },
      webPushKey: wire.webPushKey,
      currencies: wire.currencies ?? [],
      promoPopup: wire.promoPopup,
      noIndex: wire.noIndex,
      canonical: wire.canonical,
      restricted: wire.restricted,
    })),
  ),
)
