import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import path from 'node:path'
import type { BrandTokens } from '../../../../packages/design-system/tokens/brand-tokens.ts'
import { hexOf, type SrgbColor } from '../../../../packages/design-system/tokens/color.ts'
import { sayModes } from '../../../../packages/design-system/tokens/modes.ts'
import type { FileToken } from '../../../../packages/design-system/tokens/token-file.ts'
import {
  BASE_TEXTS,
  BRANDS,
  CONTRACT,
  languageOf,
  modesOf,
  readText,
  root,
  tokensOf,
} from '../../../../scripts/brand/brand-folders.ts'
import { faultsOfBrand } from '../../../../scripts/brand/check/brand.ts'
import { MANIFEST_CHOICES } from '../../../../scripts/brand/check/manifest.ts'
import { readTokenFile } from '../../../../packages/design-system/tokens/token-file.ts'
import type { FaultRow, ModeRow, PictureRow, SettingRow, StudioState, TextRow, TokenRow } from '../contract.ts'
import type { Steps } from './steps.ts'
import { printToken } from './token-text.ts'

/** Everything that the studio shows of a brand, from its files as they are now. */
export function stateOf(brand: string, steps: Steps): StudioState {
  const manifest = readManifest(steps)
  return {
    brand,
    locales: manifest.locales ?? [],
    modes: modeRows(brand, steps),
    tokens: tokenRows(tokensOf(brand), { file: 'tokens.json', steps }),
    settings: settingRows(manifest),
    pictures: pictureRows(manifest, steps),
    faults: faultRows(brand),
    undo: steps.undo,
    redo: steps.redo,
  }
}

export interface ManifestData {
  readonly locales?: readonly string[]
  readonly assets?: Readonly<Record<string, string>>
  readonly illustrations?: string
  readonly [member: string]: unknown
}

/** `brand.json`; empty while it cannot be read, which the check says. */
export function readManifest(steps: Steps): ManifestData {
  try {
    return JSON.parse(steps.read('brand.json') ?? '{}') as ManifestData
  } catch {
    return {}
  }
}

/** Each file that has tokens of a mode, with the tokens where as little as possible differs from the standard. */
function modeRows(brand: string, steps: Steps): ModeRow[] {
  const { modes, standard, others } = modesOf(brand)
  const found = new Map<string, ModeRow>()
  for (const { input, tokens } of others)
    for (const { file } of tokens.all) {
      if (file === standard.file || file === CONTRACT || found.has(file)) continue
      const own = inBrand(file.slice(`${BRANDS}/`.length))
      found.set(file, { file: own, name: sayModes(modes, input), tokens: tokenRows(tokens, { file: own, steps }) })
    }
  return [...found.values()]
}

interface TokenHome {
  readonly file: string
  readonly steps: Steps
}

/** The brand's palette first, then the contract's tokens in its order. */
function tokenRows(tokens: BrandTokens, { file, steps }: TokenHome): TokenRow[] {
  const own = readTokenFile(file, steps.read(file) ?? '{}').tokens
  const contract = readTokenFile(CONTRACT, readText(CONTRACT)).tokens
  const palette = tokens.all.filter((token) => token.path.startsWith('primitive.'))
  return [...palette, ...tokens.published].flatMap((token) => {
    const { path: name, type, value } = token
    if (type === null) return []
    return {
      path: name,
      type,
      description: contract.get(name)?.description ?? token.description,
      value: printToken(type, value),
      ...colourOf(tokens, token),
      isOwn: own.has(name),
      hasDefault: file !== 'tokens.json' || contract.get(name)?.value !== undefined,
      contrasts: contrastsOf(tokens, token),
    }
  })
}

function colourOf(tokens: BrandTokens, { path: name, type }: FileToken): Pick<TokenRow, 'hex' | 'alpha'> {
  if (type !== 'color') return { hex: null, alpha: 1 }
  try {
    const color = tokens.resolve(name).value as SrgbColor
    return { hex: hexOf(color), alpha: color.alpha ?? 1 }
  } catch {
    // The faults name what is missing.
    return { hex: null, alpha: 1 }
  }
}

function contrastsOf(tokens: BrandTokens, token: FileToken): TokenRow['contrasts'] {
  try {
    return tokens.contrastsOf(token)
  } catch {
    return []
  }
}

function settingRows(manifest: ManifestData): SettingRow[] {
  return MANIFEST_CHOICES.flatMap(({ path: members, about, options, standard }) => {
    const value = members.reduce<unknown>(
      (part, name) => (part as Record<string, unknown> | undefined)?.[name],
      manifest,
    )
    const shown = Array.isArray(value) ? value.join(', ') : (value ?? standard)
    return typeof shown === 'string' || typeof shown === 'boolean'
      ? { path: members, about, value: shown, options }
      : []
  })
}

function pictureRows({ assets = {} }: ManifestData, steps: Steps): PictureRow[] {
  return Object.entries(assets).map(([name, asset]) => ({
    name,
    address: `/api/pictures/${name}?${markOf(steps.read(inBrand(asset)) ?? '')}`,
  }))
}

/** `caju/assets/logo.svg` -> `assets/logo.svg`, as a path in the brand's folder. */
export const inBrand = (asset: string): string => asset.split('/').slice(1).join('/')

const markOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

function faultRows(brand: string): FaultRow[] {
  try {
    return faultsOfBrand(brand).map(({ file, line, message }) => ({ file, line, message }))
  } catch (error) {
    return [{ file: brand, line: 1, message: String(error) }]
  }
}

/** All texts of a locale, with the brand's own. */
export function textsOf(locale: string, steps: Steps): TextRow[] {
  const language = languageOf(locale)
  const own = JSON.parse(steps.read(`texts/${language}.json`) ?? '{}') as Record<string, Record<string, string>>
  const files = globSync(
    BASE_TEXTS.map((folder) => `${folder}/${language}/*.json`),
    { cwd: root },
  )
  return files.toSorted().flatMap((file) => {
    const namespace = path.basename(file, '.json')
    const base = JSON.parse(readText(file)) as Record<string, string>
    return Object.entries(base).map(([name, text]) => ({
      key: `${namespace}:${name}`,
      base: text,
      own: own[namespace]?.[name] ?? null,
    }))
  })
}
