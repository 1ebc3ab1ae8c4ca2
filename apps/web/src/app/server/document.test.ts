import { findBrand } from '@croupier/brands'
import { expect, it } from 'vitest'
import { documentFrame } from './document.ts'

it('loads what a first press needs after the scripts of the page, and no file twice', () => {
  const { beforeMarkup } = documentFrame({
    brand: findBrand('gold'),
    locale: 'en',
    head: '',
    assets: {
      entry: '/entry.js',
      release: 'test',
      styles: () => ({ bytes: Buffer.of(), hash: '' }),
      preload: (modules) => ['/entry.js', ...modules.map((module) => `/${module}.js`)],
      fonts: [],
    },
    modules: ['page', 'texts'],
    laterModules: ['dialog', 'texts'],
  })
  const markup = beforeMarkup.join('')
  expect(markup).toContain('load(["/entry.js","/page.js","/texts.js"],"auto");')
  expect(markup).toContain('const start=()=>{import("/entry.js");load(["/dialog.js"],"low")};')
})
