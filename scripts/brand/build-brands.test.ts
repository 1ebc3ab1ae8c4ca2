import { expect, it } from 'vitest'
import { brandIds } from './brand-folders.ts'
import { currentText } from './brand-folders.ts'
import { madeFiles } from './build-brands.ts'

it.each(madeFiles())('$file is up to date: run npm run brand -- build', ({ file, text }) => {
  expect(currentText(file)).toBe(text)
})

it('knows the default brand first', () => {
  expect(brandIds()[0]).toBe('gold')
  expect(brandIds().length).toBeGreaterThanOrEqual(3)
})
