import { findBrand } from '@croupier/brands'
import { expect, it } from 'vitest'
import { documentFrame, preloadPicture } from './document.ts'

const frameOf = (brand: 'gold' | 'caju', modes: Readonly<Record<string, string>> = {}) =>
  documentFrame({
    brand: findBrand(brand),
    modes,
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
    firstScript: '',
  })

it('loads what a first press needs after the scripts of the page, and no file twice', () => {
  const { beforeMarkup } = frameOf('gold')
  const markup = beforeMarkup.join('')
  expect(markup).toContain('load(["/entry.js","/page.js","/texts.js"],"auto");')
  expect(markup).toContain(
    'const start=()=>{delete document.documentElement.dataset.arriving;import("/entry.js").catch(startFailed);load(["/dialog.js"],"low");',
  )
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

it('begins in the modes that the visitor has chosen, and lets the system choose the others', () => {
  const startOf = (...[brand, modes]: Parameters<typeof frameOf>) => String(frameOf(brand, modes).start)
  const barsOf = (start: string) => start.match(/<meta name="theme-color".*?>/g)
  const [day, night] = ['#FDFAF3', '#0c1e17']

  const open = startOf('caju')
  expect(open).toContain('<html lang="en" data-brand="caju" data-motion="none"><head>')
  expect(barsOf(open)).toEqual([
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${night}">`,
    `<meta name="theme-color" content="${day}">`,
  ])
  expect(open).toContain('status-bar-style" content="default"')

  const dark = startOf('caju', { scheme: 'dark', density: 'compact' })
  expect(dark).toContain(
    '<html lang="en" data-brand="caju" data-scheme="dark" data-density="compact" data-motion="none"><head>',
  )
  expect(barsOf(dark)).toEqual([`<meta name="theme-color" content="${night}">`])
  expect(dark).toContain('status-bar-style" content="black-translucent"')

  expect(barsOf(startOf('caju', { scheme: 'light' }))).toEqual([`<meta name="theme-color" content="${day}">`])
  expect(startOf('gold')).not.toContain('prefers-color-scheme')
  expect(startOf('gold'), 'the brand moves').not.toContain('data-motion')
})
