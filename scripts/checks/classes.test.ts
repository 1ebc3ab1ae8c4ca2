import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const withoutComments = (source: string) => source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')

const UTILITY = /^[\w-]+:|-\[|^(?:text|bg|rounded|px|py|gap|size|absolute|relative|flex|grid)/

/** Texts in quotes that are lists of classes: more than one, and one of them is a utility with a value or a condition. */
function classLists(source: string): string[][] {
  return [...source.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)]
    .map(([, , text = '']) => text.split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 1 && words.some((word) => UTILITY.test(word)))
}

const sourcesOf = (ending: string) =>
  globSync(`{apps/web,apps/studio,packages/design-system}/src/**/*.${ending}`, { cwd: root }).filter(
    (file) => !/\.test\.|generated/.test(file),
  )

it('no element has a class of which the stylesheet leaves out the rule', () => {
  const [, list = ''] = /@source not inline\("\{(.*)\}"\)/.exec(read('apps/web/src/app/styles.css')) ?? []
  const left = new Set(list.split(','))
  expect(left.size).toBeGreaterThan(5)
  const files = globSync('{apps/web,packages/design-system}/src/**/*.{tsx,ts}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.|generated/.test(file),
  )
  const used = files.flatMap((file) =>
    classLists(withoutComments(read(file)))
      .flat()
      .filter((word) => left.has(word))
      .map((word) => `${file}: ${word}`),
  )
  expect(used).toEqual([])
})

it('finds lists of classes', () => {
  expect(classLists(`clsx('flex table', 'px-2 table')`)).toEqual([
    ['flex', 'table'],
    ['px-2', 'table'],
  ])
})

describe('right to left', () => {
  const SIDE =
    /^(?:\S*:)?!?-?(?:p[lr]|m[lr]|scroll-[pm][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr])|text-(?:left|right)|float-(?:left|right))(?:-|!?$)|^(?:\S*:)?!?-?(?:left|right)-/
  /** Has no logical form: wants a counterpart for the other direction. */
  const TOWARDS_A_SIDE = /^(?:\S*:)?!?-?(?:translate-x-|mask-[lr]-|bg-linear-to-(?:[tb])?[lr]$|origin-(?:left|right))/
  const DECLARATION =
    /(?<![\w-])(?:(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float):\s*(?:left|right)/g

  /** What stays physical, and why. */
  const PHYSICAL: readonly { readonly file: string; readonly word: RegExp; readonly reason: string }[] = [
    { file: '**', word: /safe-area-inset-(?:left|right)/, reason: 'an edge of the device' },
    { file: '**/overlays/layer.tsx', word: /^left-0$/, reason: 'what stands in it is placed by measured coordinates' },
  ]
  const isPhysical = (file: string, word: string) =>
    PHYSICAL.some((each) => path.matchesGlob(file, each.file) && each.word.test(word))

  it('every class of a side is a logical one, or has a counterpart', () => {
    const found = [...sourcesOf('tsx'), ...sourcesOf('ts')].flatMap((file) => {
      const texts = withoutComments(read(file)).matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)
      return [...texts].flatMap(([, , text = '']) => {
        const words = text.split(/\s+/)
        const isMirrored = words.some((word) => word.includes('rtl:'))
        return words
          .filter((word) => SIDE.test(word) || (TOWARDS_A_SIDE.test(word) && !isMirrored))
          .map((word) => ({ file, word }))
      })
    })
    const faults = found.filter(({ file, word }) => !isPhysical(file, word))
    expect(faults).toEqual([])
    const idle = PHYSICAL.filter(
      (each) => !found.some(({ file, word }) => path.matchesGlob(file, each.file) && each.word.test(word)),
    )
    expect(idle).toEqual([])
  })

  it('every declaration of a side is a logical one', () => {
    const files = sourcesOf('css')
    expect(files.length).toBeGreaterThan(10)
    const faults = files.flatMap((file) =>
      (withoutComments(read(file)).match(DECLARATION) ?? []).map((declaration) => `${file}: ${declaration}`),
    )
    expect(faults).toEqual([])
  })

  it('finds sides', () => {
    expect(
      ['pl-4', 'sm:-ml-2', 'lg:left-0!', 'text-left', 'border-l', 'rounded-tl-[10px]'].every((word) => SIDE.test(word)),
    ).toBe(true)
    expect(
      ['ps-4', 'inset-s-0', 'text-start', 'place-items-center', 'left', 'bonus:left', 'mr_spin'].filter((word) =>
        SIDE.test(word),
      ),
    ).toEqual([])
    expect('a { padding-left: 1px; left: 0; float: right; scroll-left: 2 }'.match(DECLARATION)).toHaveLength(3)
  })
})
