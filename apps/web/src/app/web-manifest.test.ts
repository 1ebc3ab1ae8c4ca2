/**
 * @promise Installed site: the installed site: manifest by brand and language with shortcuts and screenshots, an
 *   entry that asks only when pressed, a first picture on Apple's devices, a badge
 * @proof app-badge.test, check/brand.test, install-entry.stories
 * @journey none
 *
 * @promise Installed site: an installed site opens without a flicker, and keeps clear of what the device puts over
 *   its edges; its ground is the brand's, whatever the device prefers
 * @journey shell/brands, shell/on-a-phone
 */

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
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
  readonly screenshots: readonly (Picture & { readonly form_factor: string; readonly label: string })[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}

const require = createRequire(import.meta.url)

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
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/games',
      '/cashbox',
      '/tournaments',
      '/messages',
      '/promo',
      '/profile/gifts',
    ])
    for (const { name } of manifest.shortcuts) expect(name).not.toMatch(/^$|:/)
  })

  it('has screenshots for phones and computers, in its language, with labels', () => {
    expect(manifest.screenshots.map(({ form_factor, sizes }) => [form_factor, sizes])).toEqual([
      ['narrow', '780x1688'],
      ['narrow', '780x1688'],
      ['wide', '1280x800'],
    ])
    for (const { src, label } of manifest.screenshots) {
      expect(src).toMatch(new RegExp(`^/brands/${id}/assets/screenshots/${locale}-[a-z-]+\\.webp$`))
      expect(existsSync(require.resolve(src.replace('/brands/', '@croupier/brands/')))).toBe(true)
      expect(label).toContain(brand.name)
    }
  })

  it('opens without a flicker: its ground is that of the page, in its first colour scheme', () => {
    const css = readFileSync(require.resolve(`@croupier/brands/${id}/brand.css`), 'utf8')
    expect(/--color-canvas: (#\w{6});/.exec(css)?.[1]).toBe(brand.background.toLowerCase())
    const schemes = new Set(css.match(/color-scheme: \w+;/g))
    expect(schemes.size).toBe(brand.modes?.known.find(({ name }) => name === 'scheme')?.contexts.length ?? 1)
    expect(css.includes('prefers-color-scheme')).toBe(schemes.size > 1)
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
