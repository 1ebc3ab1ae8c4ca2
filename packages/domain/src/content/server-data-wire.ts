import * as v from 'valibot'
import { AddressSchema, FlagSchema, TextSchema, dataOf } from '../core/index.ts'
import type { PromoPopup } from './promo-popup.ts'
import type { ServerData } from './server-data.ts'
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
    active_version: v.pipe(v.optional(v.union([v.number(), v.string()]), 3), v.transform(Number), v.picklist([2, 3])),
  }),
  v.transform((wire) => ({
    siteKey: wire.site_key,
    isEnabledAtRegistration: wire.enabled_register,
    version: wire.active_version,
  })),
)

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

/** Missing settings have a safe default. */
export const ServerDataSchema = dataOf(
  v.pipe(
    v.object({
      captcha: v.nullish(CaptchaSchema, null),
      abTests: TestsSchema,
      registrationConfig: v.nullish(v.object({ skipNickname: FlagSchema }), () => ({ skipNickname: false })),
      callCenterConfig: CallCenterSchema,
      webPushKey: v.nullish(v.string(), null),
      currencies: v.nullish(v.array(v.string()), () => []),
      promoTelegramChannelUrl: AddressSchema,
      promoPopup: v.nullish(PopupSchema, null),
      promoWidgetData: v.nullish(v.record(v.string(), v.unknown()), null),
      noIndex: FlagSchema,
      canonical: AddressSchema,
      grouperEnabled: FlagSchema,
      restricted: FlagSchema,
    }),
    v.transform((wire): ServerData => ({
      captcha: wire.captcha,
      abTests: wire.abTests,
      registrationConfig: wire.registrationConfig,
      callCenter: wire.callCenterConfig.settings,
      support: wire.callCenterConfig.support,
      webPushKey: wire.webPushKey,
      currencies: wire.currencies,
      promoTelegramUrl: wire.promoTelegramChannelUrl,
      promoPopup: wire.promoPopup,
      promoWidget: wire.promoWidgetData,
      noIndex: wire.noIndex,
      canonical: wire.canonical,
      grouperEnabled: wire.grouperEnabled,
      restricted: wire.restricted,
    })),
  ),
)
