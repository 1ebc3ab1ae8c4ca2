import * as v from 'valibot'
import { AddressSchema, FlagSchema, TextSchema, dataOf } from '../core/index.ts'
import type { PromoPopup } from './promo-popup.ts'
import type { ServerData } from './server-data.ts'

const JsonSchema = v.nullish(v.record(v.string(), v.unknown()), () => ({}))
/** The server's seconds, the domain's milliseconds. */
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

const PopupSchema = v.pipe(
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

/** `GET /json-api/serverdata`. What an operator left out has its harmless value. */
export const ServerDataSchema = dataOf(
  v.pipe(
    v.object({
      captcha: v.nullish(CaptchaSchema, null),
      abTests: JsonSchema,
      registrationConfig: v.nullish(v.object({ skipNickname: FlagSchema }), () => ({ skipNickname: false })),
      callCenterConfig: JsonSchema,
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
      callCenter: wire.callCenterConfig,
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
