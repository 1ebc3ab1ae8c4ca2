import { describe, expect, it } from 'vitest'
import type { BuiltChunk } from './module-sets.ts'
import { moduleSets } from './module-sets.ts'

/** A built file of one module: what it imports at once, and later. */
function file(name: string, imports: readonly string[], later: readonly string[] = [], isEntry = false): BuiltChunk {
  return {
    fileName: name,
    facadeModuleId: `/src/${name}`,
    moduleIds: [`/src/${name}`],
    isEntry,
    imports: [...imports],
    dynamicImports: [...later],
    code: 'x'.repeat(300),
  }
}

function partsOf(chunks: readonly BuiltChunk[], names = new Map<string, string>()) {
  const sets = moduleSets(chunks, names)
  return Object.fromEntries(
    sets.map(({ modules, parts }) => [modules.join().slice(5), [...parts].toSorted().join(' ')]),
  )
}

describe('moduleSets', () => {
  it('says which parts need a module, without what the entry has', () => {
    const chunks = [
      file('entry', ['react'], ['lobby', 'promo'], true),
      file('react', []),
      file('lobby', ['react', 'card']),
      file('promo', ['card', 'timer']),
      file('card', ['react']),
      file('timer', []),
    ]
    expect(partsOf(chunks)).toEqual({
      lobby: '/src/lobby',
      promo: '/src/promo',
      card: '/src/lobby /src/promo',
      timer: '/src/promo',
    })
    const [lobby] = moduleSets(chunks, new Map())
    expect(lobby).toMatchObject({ bytes: 99, ownParts: new Set(['/src/lobby']), imports: new Set([2]) })
  })

  it('does not count what is there wherever a part is loaded from', () => {
    const chunks = [
      file('entry', [], ['gifts', 'shop'], true),
      file('gifts', ['form'], ['question']),
      file('shop', [], ['question']),
      file('question', ['form', 'dialog']),
      file('form', []),
      file('dialog', []),
    ]
    // The shop has no form yet.
    expect(partsOf(chunks).form).toBe('/src/gifts /src/question')
    const onlyGifts = chunks.map((chunk) => (chunk.fileName === 'shop' ? file('shop', []) : chunk))
    expect(partsOf(onlyGifts).form).toBe('/src/gifts')
    expect(partsOf(onlyGifts).dialog).toBe('/src/question')
  })

  it('counts parts that load at the same time as one', () => {
    const chunks = [
      file('entry', [], ['alert', 'confirm'], true),
      file('alert', ['dialog']),
      file('confirm', ['dialog']),
      file('dialog', []),
    ]
    const names = new Map(['alert', 'confirm'].map((part) => [`/src/${part}`, 'overlays']))
    expect(partsOf(chunks, names)).toEqual({ alert: 'overlays', confirm: 'overlays', dialog: 'overlays' })
  })
})
