import * as v from 'valibot'
import type { Http } from '../../core/index.ts'
import { AddressSchema, IdSchema, TextSchema, dataOf, listOf, read } from '../../core/index.ts'
import type { Banner, BannerType } from './banner.ts'

const ButtonSchema = v.pipe(
  v.nullish(v.object({ text: TextSchema, url: AddressSchema }), null),
  v.transform((button): Banner['button'] =>
    button && button.url !== null ? { text: button.text, url: button.url } : null,
  ),
)

const BannerSchema = v.object({
  id: IdSchema,
  type: v.picklist(['startPage', 'gameProvider'] satisfies BannerType[]),
  title: TextSchema,
  text: TextSchema,
  button: ButtonSchema,
  image: AddressSchema,
  imageMobile: AddressSchema,
  providerSlug: v.nullish(v.string(), null),
})

const Banners = dataOf(listOf(BannerSchema))

export interface BannersRequest {
  readonly type: BannerType
  readonly auth: boolean
}

export async function loadBanners(http: Http, { type, auth }: BannersRequest, signal: AbortSignal): Promise<Banner[]> {
  return read(Banners, await http.get('/json-api/banners', { query: { type }, auth, signal }), 'banners', http).data
}
