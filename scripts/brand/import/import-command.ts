import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { faultLine, FaultyBrand } from '../../../packages/design-system/tokens/fault.ts'
import { readTokenFile } from '../../../packages/design-system/tokens/token-file.ts'
import { BRANDS, CONTRACT, readText, root, tokensOf } from '../brand-folders.ts'
import { BrandCommandError } from '../command-error.ts'
import { readStudioExport, type ExportFile } from './read-studio.ts'
import { takeStudio, writeTaken } from './take-studio.ts'

/** `npm run brand -- import NAME FILE`: takes an export of Tokens Studio. Returns whether the brand's tokens have changed. */
export function importCommand(id: string, named: string, theme: string | undefined): boolean {
  // npm runs in the repository's root; a path is from where it was typed.
  const place = path.resolve(process.env['INIT_CWD'] ?? '', named)
  if (!existsSync(place)) throw new BrandCommandError(`There is no ${place}`)
  const read = readStudioExport(
    filesAt(place),
    theme?.split(',').map((name) => name.trim()),
  )
  if (read.faults.length > 0) throw new FaultyBrand(read.faults)
  if (read.tokens.size === 0) throw new BrandCommandError(`${named} has no tokens of Tokens Studio`)
  const file = `${BRANDS}/${id}/tokens.json`
  const before = readText(file)
  const contract = readTokenFile(CONTRACT, readText(CONTRACT)).tokens
  const { tokens, left } = takeStudio(read, { contract, brand: tokensOf(id) })
  const { text, changed } = writeTaken(before, tokens)
  for (const { path: token, value } of changed) console.log(`${token}: ${JSON.stringify(value)}`)
  for (const fault of left) console.log(`Not taken: ${faultLine(fault)}`)
  if (read.themes.length > 0) console.log(`Taken: the themes ${read.themes.join(', ')}`)
  if (read.otherThemes.length > 0)
    console.log(`Not taken: the themes ${read.otherThemes.join(', ')}; --theme "${read.otherThemes[0]}" takes that one`)
  if (read.unused.length > 0)
    console.log(`Not taken: the sets ${read.unused.join(', ')}, which those themes do not use`)
  console.log(`${tokens.length} tokens are mapped, ${changed.length} of them are new here; ${left.length} not taken`)
  if (text === before) return false
  writeFileSync(path.join(root, file), text)
  console.log(`Written: ${file}`)
  return true
}

/** One file with all sets, or a folder with one for each. */
function filesAt(place: string): ExportFile[] {
  const at = (file: string, name: string | null) => ({
    name,
    file: path.relative(root, file),
    text: readFileSync(file, 'utf8'),
  })
  if (!statSync(place).isDirectory()) return [at(place, null)]
  const names = globSync('**/*.json', { cwd: place }).toSorted()
  return names.map((name) => at(path.join(place, name), name.replaceAll(path.sep, '/').replace(/\.json$/, '')))
}
