import * as v from 'valibot'
import {
  AddressSchema,
  CurrencySchema,
  FlagSchema,
  NameSchema,
  dataOf,
  listOf,
  objectOf,
  settingOf,
} from '../core/index.ts'
import { PopupSchema } from './popup-wire.ts'
import type { Captcha, ServerData } from './server-data.ts'
import type { ChatAccount, Support, SupportContact } from './support.ts'

/** An experiment without a readable list of names has none. */
const TestsSchema = v.nullish(v.record(v.string(), settingOf(listOf(NameSchema, { max: 20 }), [])), () => ({}))

const CaptchaSchema = v.pipe(
  v.object({
    site_key: v.nullish(v.pipe(v.string(), v.maxLength(200)), ''),
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

const VIBER = /^viber:\/\/[\w?=&%+.-]+$/
const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/
const matching = (pattern: RegExp) => v.nullish(v.pipe(v.string(), v.maxLength(200), v.regex(pattern)), null)

/** Names that vendors give accounts and locations; they become part of an address. */
const VendorName = v.nullish(
  v.pipe(v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]), v.regex(/^[\w.-]{1,80}$/)),
  null,
)

/** The settings of both vendors may be there: the provider chooses. */
const ChatSettingsSchema = v.nullish(
  objectOf({
    accountName: VendorName,
    location: VendorName,
    vipLocation: VendorName,
    siteId: VendorName,
    widgetId: VendorName,
    vipWidgetId: VendorName,
  }),
  null,
)

function chatAccount(vendor: string | null, settings: v.InferOutput<typeof ChatSettingsSchema>): ChatAccount | null {
  const { accountName, location, vipLocation, siteId, widgetId, vipWidgetId } = settings ?? {}
  if (vendor === 'webim' && accountName)
    return { vendor, account: accountName, location: location ?? 'default', vipLocation: vipLocation ?? 'vip' }
  if (vendor !== 'netrox' || !siteId) return null
  const widget = widgetId ?? '1'
  return { vendor, account: siteId, location: widget, vipLocation: vipWidgetId ?? widget }
}

/** Contacts and chat of the support settings. */
const SupportSchema = v.pipe(
  objectOf({
    provider: v.nullish(v.string(), null),
    settings: ChatSettingsSchema,
    maintenance: FlagSchema,
    telegram: AddressSchema,
    viber: matching(VIBER),
    email: matching(EMAIL),
  }),
  v.transform(({ provider, settings, maintenance, telegram, viber, email }): Support => {
    const contacts: (SupportContact | null)[] = [
      telegram === null ? null : { kind: 'telegram', url: telegram, label: '' },
      viber === null ? null : { kind: 'viber', url: viber, label: '' },
      email === null ? null : { kind: 'email', url: `mailto:${email}`, label: email },
    ]
    return {
      chat: chatAccount(provider, settings),
      isChatInMaintenance: maintenance,
      contacts: contacts.filter((contact) => contact !== null),
    }
  }),
)

/**
 * Missing settings have a safe default; one that cannot be read counts as missing. Those that decide about access keep
 * visitors out then: registration is refused, and the region counts as restricted.
 */
export const ServerDataSchema = dataOf(
  v.pipe(
    objectOf({
      captcha: settingOf(v.nullish(CaptchaSetting, null), 'unreadable'),
      abTests: v.nullish(TestsSchema, null),
      registrationConfig: v.nullish(objectOf({ skipNickname: FlagSchema }), null),
      callCenterConfig: v.nullish(SupportSchema, null),
      webPushKey: v.nullish(v.pipe(v.string(), v.maxLength(200)), null),
      currencies: v.nullish(listOf(CurrencySchema, { max: 200 }), null),
      promoPopup: v.nullish(PopupSchema, null),
      promoWidgetData: v.nullish(objectOf({ showsPromotions: FlagSchema, showsTournaments: FlagSchema }), null),
      passkeys: FlagSchema,
      noIndex: FlagSchema,
      canonical: AddressSchema,
      restricted: settingOf(FlagSchema, true),
    }),
    v.transform((wire): ServerData => ({
      captcha: wire.captcha,
      abTests: wire.abTests ?? {},
      registrationConfig: wire.registrationConfig ?? { skipNickname: false },
      support: wire.callCenterConfig ?? { chat: null, isChatInMaintenance: false, contacts: [] },
      webPushKey: wire.webPushKey,
      currencies: wire.currencies ?? [],
      promoPopup: wire.promoPopup,
      hasPromotionsRow: wire.promoWidgetData?.showsPromotions ?? false,
      hasTournamentsRow: wire.promoWidgetData?.showsTournaments ?? false,
      hasPasskeys: wire.passkeys,
      noIndex: wire.noIndex,
      canonical: wire.canonical,
      restricted: wire.restricted,
    })),
  ),
)
