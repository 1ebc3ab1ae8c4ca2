import { findBrand } from '@croupier/brands'
import { expect, it } from 'vitest'
import { documentFrame, preloadPicture } from './document.ts'

it('loads what a first press needs after the scripts of the page, and no file twice', () => {
  const { beforeMarkup } = documentFrame({
    brand: findBrand('gold'),
    locale: 'en',
    head: '',
    assets: {
      entry: '/entry.js',
      release: 'test',
      styles: () => ({ bytes: Buffer.of(), hash: '' }),
      faces: () => ({ bytes: Buffer.of(), hash: '' }),
      preload: (modules) => ['/entry.js', ...modules.map((module) => `/${module}.js`)],
    },
    modules: ['page', 'texts'],
    laterModules: ['dialog', 'texts'],
  })
  const markup = beforeMarkup.join('')
  expect(markup).toContain('load(["/entry.js","/page.js","/texts.js"],"auto");')
  expect(markup).toContain('const start=()=>{import("/entry.js");load(["/dialog.js"],"low")};')
})

it('asks for the first picture by the crop of the window, before fonts and scripts', () => {
  const wide = { src: '/a.jpg', srcSet: '/a.jpg?w=640 640w', sizes: '75vw' }
  const link = (attributes: string) => `<link rel="preload" as="image" fetchpriority="high" ${attributes}>`
  const ofWide = 'href="/a.jpg" imagesrcset="/a.jpg?w=640 640w" imagesizes="75vw"'
  expect(String(preloadPicture({ ...wide, phone: {} }))).toBe(link(ofWide))
  expect(String(preloadPicture({ ...wide, phone: { src: '/b.svg' } }))).toBe(
    link(`${ofWide} media="not all and (width &lt; 754px)"`) + link('href="/b.svg" media="(width &lt; 754px)"'),
  )
  expect(String(preloadPicture(null))).toBe('')
})
