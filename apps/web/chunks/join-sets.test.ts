import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinSets } from './join-sets.ts'
import type { ModuleSet } from './module-sets.ts'

interface Given {
  readonly bytes?: number
  readonly parts: string
  readonly imports?: readonly number[]
}

/** Sets of one module each; a set is a part where its name is one of the parts. */
function sets(given: Readonly<Record<string, Given>>): ModuleSet[] {
  return Object.entries(given).map(([module, { bytes = 100, parts, imports = [] }]) => ({
    modules: [module],
    bytes,
    parts: new Set(parts.split(' ')),
    ownParts: new Set(parts.split(' ').includes(module) ? [module] : []),
    imports: new Set(imports),
  }))
}

function files(
  given: Readonly<Record<string, Given>>,
  requestBytes = 1000,
  weights: Readonly<Record<string, number>> = {},
) {
  const joined = joinSets(sets(given), { requestBytes, weightOf: (part) => weights[part] ?? 1 })
  return joined.map(({ modules }) => modules.toSorted().join(' ')).toSorted()
}

describe('joinSets', () => {
  it('joins what the same parts need, and a part with what only it needs', () => {
    expect(
      files({
        promo: { parts: 'promo', imports: [1, 2, 3] },
        timer: { parts: 'promo', bytes: 90_000 },
        card: { parts: 'promo shop', bytes: 90_000 },
        row: { parts: 'promo shop', bytes: 90_000 },
        shop: { parts: 'shop', imports: [2, 3] },
      }),
    ).toEqual(['card row', 'promo timer', 'shop'])
  })

  it('joins small sets that others need too, as long as the request costs more', () => {
    const given = { form: { parts: 'login shop' }, field: { parts: 'login shop help' } }
    expect(files(given, 40)).toEqual(['field', 'form'])
    expect(files(given, 60)).toEqual(['field form'])
  })

  it('keeps foreign modules out of what weighs more', () => {
    const given = { card: { parts: 'lobby shop' }, timer: { parts: 'shop' } }
    expect(files(given, 1000)).toEqual(['card timer'])
    expect(files(given, 1000, { lobby: 20 })).toEqual(['card', 'timer'])
  })

  it('counts what the other parts would load because of an import', () => {
    const given = {
      time: { parts: 'shop help' },
      prize: { parts: 'shop', imports: [2] },
      board: { parts: 'shop', bytes: 30_000 },
    }
    expect(files(given, 1000)).toEqual(['board prize', 'time'])
  })

  it('keeps what others import out of the file of a part, whatever a request costs', () => {
    const given = {
      shop: { parts: 'shop', imports: [1] },
      card: { parts: 'shop help' },
      help: { parts: 'help', imports: [1] },
    }
    expect(files(given, 100_000)).toEqual(['card', 'help', 'shop'])
  })

  it('loses no module and makes no circle, whatever is given', () => {
    const graph = fc.array(
      fc.record({
        parts: fc.uniqueArray(fc.nat(5), { minLength: 1 }),
        bytes: fc.nat(9_000),
        imports: fc.array(fc.nat(30)),
      }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(graph, fc.nat(10_000), (given, requestBytes) => {
        const all = given.map(({ parts, bytes, imports }, index): ModuleSet => ({
          modules: [`m${index}`],
          bytes,
          parts: new Set(parts.map(String)),
          ownParts: new Set(),
          // Only later ones, as modules of a build without circles.
          imports: new Set(imports.map((by) => index + 1 + by).filter((place) => place < given.length)),
        }))
        const joined = joinSets(all, { requestBytes, weightOf: () => 1 })
        expect(joined.flatMap(({ modules }) => modules).toSorted()).toEqual(
          all.flatMap(({ modules }) => modules).toSorted(),
        )
        expect(
          hasCircle(
            all,
            joined.map(({ modules }) => new Set(modules)),
          ),
        ).toBe(false)
      }),
    )
  })
})

function hasCircle(all: readonly ModuleSet[], joined: readonly ReadonlySet<string>[]): boolean {
  const fileOf = (module: string) => joined.findIndex((file) => file.has(module))
  const imports = joined.map((_, file) => {
    const own = all.filter(({ modules: [module = ''] }) => fileOf(module) === file)
    return new Set(
      own.flatMap((set) => [...set.imports].map((place) => fileOf(`m${place}`))).filter((to) => to !== file),
    )
  })
  const left = new Set(joined.keys())
  for (let found = true; found;) {
    const free = [...left].find((file) => [...(imports[file] ?? [])].every((to) => !left.has(to)))
    found = free !== undefined && left.delete(free)
  }
  return left.size > 0
}
