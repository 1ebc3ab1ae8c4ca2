import { partOf } from '@croupier/platform-fixtures/fakes'
import type { Rolldown } from 'vite'
import { expect, it, vi } from 'vitest'
import { compileHints } from './compile-hints.ts'

function generate(modules: readonly string[]) {
  const dialog = ['/site/src/dialogs/confirm-dialog.tsx', '/site/node_modules/.pnpm/vaul@1/node_modules/vaul/index.mjs']
  const bundle = {
    'overlays-a1.js': { type: 'chunk', moduleIds: dialog, code: 'open()' },
    'shell-b2.js': { type: 'chunk', moduleIds: ['/site/src/entry-client.tsx'], code: 'start()' },
    'shell-c3.css': { type: 'asset', source: 'a{}' },
  }
  const error = vi.fn((message: string) => {
    throw new Error(message)
  })
  const { generateBundle } = compileHints(modules)
  if (typeof generateBundle !== 'function') throw new Error('the plugin changes no bundle')
  void generateBundle.call(
    partOf<Rolldown.PluginContext>({ error }),
    {} as Rolldown.NormalizedOutputOptions,
    partOf<Rolldown.OutputBundle>(bundle),
    false,
  )
  return bundle
}

it('hints only files that hold one of the modules, once, in their first line', () => {
  const bundle = generate(['/dialogs/confirm-dialog.tsx', 'vaul/'])
  expect(bundle['overlays-a1.js'].code).toBe('//# allFunctionsCalledOnLoad\nopen()')
  expect(bundle['shell-b2.js'].code).toBe('start()')
})

it.each(['/dialogs/alert-dialog.tsx', 'sonner/'])('stops the build when no file holds %s', (module) => {
  expect(() => generate([module])).toThrow(`no file holds "${module}"`)
})
