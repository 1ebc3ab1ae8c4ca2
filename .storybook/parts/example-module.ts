import { parseSync, Visitor } from 'vite'

/** Where the package's names are imported from: `Button` from `@croupier/design-system/button`. */
export type Exports = ReadonlyMap<string, { readonly from: string; readonly isType: boolean }>

/** The names that the files `src/FOLDER/index.ts` export, by what stands in these files. */
export function exportsOf(indexes: readonly { readonly folder: string; readonly text: string }[]): Exports {
  return new Map(
    indexes.flatMap(({ folder, text }) =>
      [...text.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, types, names = '']) =>
        names.split(',').flatMap((entry) => {
          const [, isType, name] = /^\s*(type )?(\w+)\s*$/.exec(entry) ?? []
          const from = `@croupier/design-system/${folder}`
          return name === undefined ? [] : [[name, { from, isType: (types ?? isType) !== undefined }] as const]
        }),
      ),
    ),
  )
}

/**
 * The code of an example as a whole module: with what it imports, and its element in a component `Example`.
 * @param story the file it is taken from, whose imports from packages count
 */
export function exampleModule(code: string, story: string, exports: Exports): string {
  const known = new Map([...importsIn(story), ...exports])
  const body = asComponent(withPictures(code))
  const used = namesIn(body)
  const lines = new Map<string, string[]>()
  for (const [name, { from, isType }] of known)
    if (used.has(name)) lines.set(from, [...(lines.get(from) ?? []), isType ? `type ${name}` : name])
  const imports = [...lines].map(([from, names]) => `import { ${names.toSorted(byName).join(', ')} } from '${from}'`)
  return `${imports.toSorted().join('\n')}\n\n${body}`.trim()
}

/** Pictures of a story are drawn by its code; a reader has files. */
const withPictures = (code: string) =>
  code.replaceAll(/(\{?)sampleArt\((?:[^()]|\([^()]*\))*\)(\}?)/g, (_, open, close) =>
    open && close ? '"/game.jpg"' : `${open}'/game.jpg'${close}`,
  )

const byName = (one: string, other: string) => one.replace('type ', '').localeCompare(other.replace('type ', ''))

/** Names that a story imports from packages that a reader can install. */
function importsIn(story: string): Map<string, { from: string; isType: boolean }> {
  const found = new Map<string, { from: string; isType: boolean }>()
  for (const [, types, names = '', from = ''] of story.matchAll(/import (type )?\{([^}]*)\} from '([^']+)'/g)) {
    if (from.startsWith('.') || from.startsWith('#') || /storybook|story-kit/.test(from)) continue
    for (const entry of names.split(',')) {
      const [, isType, name] = /^\s*(type )?(\w+)\s*$/.exec(entry) ?? []
      if (name !== undefined) found.set(name, { from, isType: (types ?? isType) !== undefined })
    }
  }
  return found
}

function namesIn(code: string): Set<string> {
  const names = new Set<string>()
  const take = ({ name }: { name: string }) => void names.add(name)
  new Visitor({ Identifier: take, JSXIdentifier: take }).visit(parseSync('example.tsx', code).program)
  return names
}

/** Puts the element that the code ends with into a component. */
function asComponent(code: string): string {
  const [start] = /^</.exec(code) ? [0] : [...code.matchAll(/\n\n(?=<)/g)].map(({ index }) => index + 2).slice(-1)
  if (start === undefined) return code.replace(/^(?=function \w+Example\()/m, 'export ')
  const element = code.slice(start).replaceAll('\n', '\n  ')
  return `${code.slice(0, start)}export const Example = () => (\n  ${element}\n)`
}
