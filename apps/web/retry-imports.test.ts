import { expect, it } from 'vitest'
import { withRetries } from './retry-imports.ts'

it.each(['`', '"', "'"])('imports a file of the build again, under another address, after it failed (%s)', (quote) => {
  expect(withRetries(`load(()=>import(${quote}./game-page-a1.js${quote}),[])`)).toBe(
    `load(()=>import(${quote}./game-page-a1.js${quote}).catch(e=>retryImport(e,()=>import(\`./game-page-a1.js?\${Date.now()}\`))),[])`,
  )
})

it.each(['import(e.module)', 'import(`./${name}.js`)', 'import{a}from"./a.js"', 'import.meta.url'])(
  'leaves %s',
  (code) => {
    expect(withRetries(code)).toBe(code)
  },
)
