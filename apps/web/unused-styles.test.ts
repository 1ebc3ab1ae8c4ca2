import { expect, it } from 'vitest'
import { leftOut, withoutPropertyFallbacks } from './unused-styles.ts'

it('takes out the layer of first values, and nothing else', () => {
  const values =
    '@layer properties{@supports ((-moz-orient:inline) and (not (color:rgb(from red r g b)))){*,:before{--a:0;--b:1}}}'
  expect(withoutPropertyFallbacks(`/*! licence */${values}@layer theme{:root{--c:2}}`)).toBe(
    '/*! licence */@layer theme{:root{--c:2}}',
  )
  expect(withoutPropertyFallbacks('@layer theme{:root{--c:2}}')).toBe('@layer theme{:root{--c:2}}')
})

it('refuses a layer of another form', () => {
  expect(() => withoutPropertyFallbacks('@layer properties{*{--a:0}}')).toThrow('another form')
})

it('reads the components that a stylesheet leaves out', () => {
  expect([...leftOut('@source not "../../packages/design-system/src/{a/a,b/c-d}.tsx";')]).toEqual([
    'a/a.tsx',
    'b/c-d.tsx',
  ])
})
