import * as v from 'valibot'
import {
  AddressSchema,
  type AnswerReports,
  FlagSchema,
  SecondsSchema,
  TextSchema,
  TitleSchema,
  objectOf,
  read,
} from '../core/index.ts'
import type { PromoPopup } from './promo-popup.ts'

export const PopupSchema = v.pipe(
  objectOf({
    title: TitleSchema,
    body: TextSchema,
    imageUrl: AddressSchema,
    buttonText: TitleSchema,
    buttonUrl: AddressSchema,
    isActive: FlagSchema,
    showDateFrom: SecondsSchema,
    showDateTo: SecondsSchema,
    updatedAt: SecondsSchema,
  }),
  v.transform(({ showDateFrom, showDateTo, ...popup }): PromoPopup => ({
    ...popup,
    showFrom: showDateFrom,
    showTo: showDateTo,
  })),
)

const PopupChange = v.object({ promoPopup: v.nullable(PopupSchema) })

/** The popup as a live event carries it; null: it was removed. Throws as `read`. */
export const readLivePopup = (payload: object, reports: AnswerReports): PromoPopup | null =>
  read(PopupChange, payload, 'live promo popup', reports).promoPopup
