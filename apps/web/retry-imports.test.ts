import { expect, it } from 'vitest'
import { withRetries } from './retry-imports.ts'

it.each(['`', '"', "'"])('imports a file of the build by what tries again (%s)', (quote) => {
  expect(withRetries(`load(()=>import(${quote}./game-page-a1.js${quote}),[])`)).toBe(
    `load(()=>importPart(${quote}./game-page-a1.js${quote}),[])`,
  )
})

it.each(['import(e.module)', 'import(`./${name}.js`)', 'import{a}from"./a.js"', 'import.meta.url'])(
  'leaves %s',
  (code) => {
    expect(withRetries(code)).toBe(code)
  },
)
