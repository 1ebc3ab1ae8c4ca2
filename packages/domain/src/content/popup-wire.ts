import * as v from 'valibot'
import { AddressSchema, FlagSchema, SecondsSchema, TextSchema, TitleSchema, objectOf } from '../core/index.ts'
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
