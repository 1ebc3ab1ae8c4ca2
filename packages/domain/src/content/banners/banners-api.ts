import * as v from 'valibot'
import type { Http } from '../../core/index.ts'
import {
  AddressSchema,
  IdSchema,
  NoteSchema,
  SlugSchema,
  TitleSchema,
  dataOf,
  listOf,
  objectOf,
} from '../../core/index.ts'
import type { Banner, BannerType } from './banner.ts'

const ButtonSchema = v.pipe(
  v.nullish(objectOf({ text: TitleSchema, url: AddressSchema }), null),
  v.transform((button): Banner['button'] =>
    button && button.url !== null ? { text: button.text, url: button.url } : null,
  ),
)

const BannerSchema = objectOf({
  id: IdSchema,
  type: v.picklist(['startPage', 'gameProvider'] satisfies BannerType[]),
  title: TitleSchema,
  text: NoteSchema,
  button: ButtonSchema,
  image: AddressSchema,
  imageMobile: AddressSchema,
  providerSlug: v.nullish(SlugSchema, null),
})

const Banners = dataOf(listOf(BannerSchema, { keyOf: ({ id }) => id, max: 30 }))

export interface BannersRequest {
  readonly type: BannerType
  readonly auth: boolean
}

export function createBannersApi(http: Http) {
  return {
    banners: ({ type, auth }: BannersRequest, signal: AbortSignal): Promise<Banner[]> =>
      http.read('/json-api/banners', Banners, { label: 'banners', query: { type }, auth, signal }),
  }
}
export type BannersApi = ReturnType<typeof createBannersApi>
