import { brands } from '@croupier/brands'
import { languageTag } from '@croupier/domain/core'
import { describe, expect, it } from 'vitest'
import { renderWebManifest } from './web-manifest.ts'

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
}

interface Manifest extends Record<string, unknown> {
  readonly icons: readonly Picture[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}

const SITES = Object.values(brands).flatMap((brand) => brand.locales.map((locale) => ({ brand, locale, id: brand.id })))

describe.each(SITES)('the manifest of $id in $locale', async ({ brand, locale, id }) => {
  const manifest = (await renderWebManifest(id, locale)) as Manifest

  it('is that of one installable site, in its language and colours', () => {
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      name: brand.name,
      lang: languageTag(locale),
      background_color: brand.background,
    })
    expect(String(manifest['description'])).toContain(brand.name)
  })

  it('has icons for every place and shortcuts with names', () => {
    const sizesOf = (purpose?: string) =>
      manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)
    expect(sizesOf()).toEqual(['16x16', '32x32', '192x192', '512x512'])
    expect(sizesOf('maskable')).toEqual(['192x192', '512x512'])
    for (const { src } of manifest.icons) expect(src).toMatch(new RegExp(`^/brands/${id}/assets/icon-`))
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/', '/games', '/tournaments', '/cashbox'])
    for (const { name } of manifest.shortcuts) expect(name).not.toMatch(/^$|:/)
  })
})

it('is as the specification says where the brand is the platform’s own', async () => {
  expect(await renderWebManifest('gold', 'en')).toMatchObject({
    theme_color: '#FCCD0D',
    background_color: '#232229',
    description: 'Slots, live tables, tournaments and promotions at Croupier.',
  })
  expect(await renderWebManifest('gold', 'ru')).toMatchObject({
    lang: 'ru',
    description: 'Слоты, живые столы, турниры и акции в Croupier.',
  })
})
