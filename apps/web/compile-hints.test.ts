import { partOf } from '@croupier/platform-fixtures/fakes'
import type { Rolldown } from 'vite'
import { expect, it, vi } from 'vitest'
import { compileHints } from './compile-hints.ts'

function generate(names: readonly string[]) {
  const bundle = {
    'overlays-a1.js': { type: 'chunk', name: 'overlays', code: 'open()' },
    'shell-b2.js': { type: 'chunk', name: 'shell', code: 'start()' },
    'shell-c3.css': { type: 'asset', source: 'a{}' },
  }
  const error = vi.fn((message: string) => {
    throw new Error(message)
  })
  const { generateBundle } = compileHints(names)
  if (typeof generateBundle !== 'function') throw new Error('the plugin changes no bundle')
  void generateBundle.call(
    partOf<Rolldown.PluginContext>({ error }),
    {} as Rolldown.NormalizedOutputOptions,
    partOf<Rolldown.OutputBundle>(bundle),
    false,
  )
  return bundle
}

it('hints only the named chunks, in their first line', () => {
  const bundle = generate(['overlays'])
  expect(bundle['overlays-a1.js'].code).toBe('//# allFunctionsCalledOnLoad\nopen()')
  expect(bundle['shell-b2.js'].code).toBe('start()')
})

it('stops the build when a named chunk is gone', () => {
  expect(() => generate(['dialogs'])).toThrow('no chunk "dialogs"')
})
