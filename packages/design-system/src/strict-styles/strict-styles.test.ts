import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { strictStyles } from './strict-styles.ts'

const context = {
  error: (message: string): never => {
    throw new Error(message)
  },
}

describe('the installed libraries', () => {
  it.each(['sonner', 'vaul'])('%s inserts no style element; it adopts its stylesheet', (library) => {
    const plugin = strictStyles()
    const file = fileURLToPath(import.meta.resolve(library)).replace(/\.js$/, '.mjs')
    const { code } = plugin.transform.handler.call(context, readFileSync(file, 'utf8'), file)
    expect(file).toMatch(plugin.transform.filter.id)
    expect(`${file}?v=1`).toMatch(plugin.transform.filter.id)
    expect(code).not.toMatch(/__insertCSS\("/)
    const [, name = ''] = /^import libraryStyles from "(.*)";/.exec(code) ?? []
    expect(plugin.resolveId(name)).toBe(name)
    expect(code).toContain('replaceSync(libraryStyles)')
    expect(plugin.load(name)).toContain(`data-${library}`)
  })

  it('stops the build when a library inserts its style in another way', () => {
    expect(() =>
      strictStyles().transform.handler.call(context, 'export {}', '/node_modules/vaul/dist/index.mjs'),
    ).toThrow('has the library changed?')
  })
})
