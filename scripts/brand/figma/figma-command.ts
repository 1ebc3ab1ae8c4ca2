import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FaultyBrand, faultLine } from '../../../packages/design-system/tokens/fault.ts'
import { modesOf, readText, root } from '../brand-folders.ts'
import { BrandCommandError } from '../command-error.ts'
import { differences, takeVariables, type Difference } from './take-variables.ts'
import { figmaVariables, leftOut, otherModesOf } from './variables.ts'

/** `npm run brand -- figma export|import|diff NAME [FILE]`. Returns whether the brand's tokens have changed. */
export function figmaCommand(command: string, id: string, named: string | undefined): boolean {
  const brand = modesOf(id)
  const tokens = brand.standard
  const others = otherModesOf(brand)
  const own = brand.faults()
  // A contrast that is too low may be what a designer is about to mend.
  if (own.some(({ message }) => !message.startsWith('contrast of '))) throw new FaultyBrand(own)
  // npm runs in the repository's root; a path is from where it was typed.
  const file = path.resolve(process.env['INIT_CWD'] ?? '', named ?? `${id}.figma.json`)
  if (command === 'export') {
    const exported = figmaVariables(tokens, others)
    writeFileSync(file, `${JSON.stringify(exported, null, 2)}\n`)
    console.log(`Written: ${file}, ${Object.keys(exported.meta.variables).length} variables`)
    const rest = leftOut(tokens)
    if (rest.length > 0) console.log(`Left out, as Figma has no such variables: ${rest.join(', ')}`)
    return false
  }
  if (!existsSync(file)) throw new BrandCommandError(`There is no ${file}`)
  const { found, faults, notTaken, otherModes } = differences(tokens, {
    file: path.relative(root, file),
    text: readFileSync(file, 'utf8'),
    others,
  })
  if (faults.length > 0) throw new FaultyBrand(faults)
  for (const mode of otherModes) console.log(`Not read: the mode ${mode}; the brand has none of this name`)
  for (const one of notTaken) console.log(`Not taken: ${faultLine(one)}`)
  for (const difference of found) console.log(lineOf(difference))
  if (found.length === 0) console.log('No difference')
  return command === 'import' && importAll(found)
}

/** Writes each value into its file. Returns whether one has changed. */
function importAll(found: readonly Difference[]): boolean {
  const changed = [...new Set(found.map(({ file }) => file))].filter((file) => {
    const before = readText(file)
    const after = takeVariables(
      before,
      found.filter((one) => one.file === file),
    )
    if (after !== before) writeFileSync(path.join(root, file), after)
    return after !== before
  })
  for (const file of changed) console.log(`Written: ${file}`)
  return changed.length > 0
}

function lineOf({ path: name, mode, ours, theirs }: Difference): string {
  const token = mode === null ? name : `${name} (${mode})`
  if (theirs === null) return `${token}: ${ours} here, nothing in Figma (an import leaves it)`
  return `${token}: ${ours ?? 'nothing'} here, ${theirs} in Figma`
}
