import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { BrandModes } from '../../../../packages/design-system/tokens/brand-modes.ts'
import { readBrandTokens } from '../../../../packages/design-system/tokens/brand-tokens.ts'
import { hexOf, isColor, type SrgbColor } from '../../../../packages/design-system/tokens/color.ts'
import { BRANDS, CONTRACT, languageOf, readText, tokensOf } from '../../../../scripts/brand/brand-folders.ts'
import { isTokenType } from '../../../../packages/design-system/tokens/token-values.ts'
import { MANIFEST_CHOICES } from '../../../../scripts/brand/check/manifest.ts'
import {
  isFree,
  isIllustration,
  madeIllustrations,
  OWN_ILLUSTRATIONS,
} from '../../../../scripts/brand/pictures/illustrations.ts'
import type { Change } from '../contract.ts'
import { inBrand, readManifest, stateOf, type ManifestData } from './brand-state.ts'
import { editJson } from '../../../../scripts/brand/edit-json.ts'
import { ModeEffects } from './mode-effects.ts'
import { StudioError, type Steps } from './steps.ts'
import { parseToken } from './token-text.ts'

/**
 * Writes one change into the brand's files. Returns what else it changes, or null.
 * @throws StudioError that says what is wrong with what was typed
 */
export function takeChange(brand: string, steps: Steps, change: Change): string | null {
  switch (change.kind) {
    case 'token':
      return changeToken(brand, steps, change)
    case 'setting': {
      const edited = editJson(textOf(steps, 'brand.json'), [...change.path], settingValue(change))
      const drawings =
        change.path.join('.') === 'illustrations' ? illustrationsOf(brand, JSON.parse(edited) as ManifestData) : {}
      steps.take(`setting ${change.path.join('.')}`, { 'brand.json': edited, ...drawings })
      return null
    }
    case 'text': {
      const file = `texts/${languageOf(change.locale)}.json`
      const value = change.value ?? undefined
      const edited = editJson(steps.read(file) ?? '{}\n', change.key.split(':'), value)
      steps.take(`text ${change.key}`, { [file]: edited })
      return null
    }
    case 'picture':
      return changePicture(steps, change)
    // no default
  }
}

/** The drawings of the set that a manifest names, by their files. */
function illustrationsOf(brand: string, manifest: ManifestData, modes?: BrandModes): Readonly<Record<string, string>> {
  const made = [...madeIllustrations(brand, manifest, modes)]
  return Object.fromEntries(made.map(([file, svg]) => [inBrand(file.slice(`${BRANDS}/`.length)), svg]))
}

/** A choice of several is typed with commas between. */
function settingValue({ path, value }: Change & { kind: 'setting' }): boolean | string | string[] {
  const choice = MANIFEST_CHOICES.find((known) => known.path.join('.') === path.join('.'))
  return choice?.isList && typeof value === 'string' ? value.split(/[\s,]+/).filter((name) => name !== '') : value
}

const BASE = 'tokens.json'

function changeToken(
  brand: string,
  steps: Steps,
  { path, value, file = BASE }: Change & { kind: 'token' },
): string | null {
  const state = stateOf(brand, steps)
  const effects = new ModeEffects(brand, steps)
  const rows = file === BASE ? state.tokens : state.modes.find((mode) => mode.file === file)?.tokens
  if (!rows) throw new StudioError(`There is no file of a mode ${file}.`)
  const row = rows.find((token) => token.path === path)
  if (!row || !isTokenType(row.type)) throw new StudioError(`There is no token ${path}.`)
  const home = tokensOf(brand).find(path)?.file
  if (file === BASE && home !== undefined && home !== CONTRACT && !home.endsWith(`/${BASE}`))
    throw new StudioError(`${path} stands in ${home}: choose the mode of that file.`)
  const step = file === BASE ? `token ${path}` : `token ${path} in ${file}`
  const at = path.split('.')
  if (value === null) {
    if (!row.hasDefault) throw new StudioError(`${path} has no value but the brand's own.`)
    return takeTokens(step, { [file]: editJson(textOf(steps, file), at, undefined) })
  }
  const parsed = parseToken(row.type, value)
  const written = homesOf(effects, { path, file, isOwn: row.isOwn }).map((name) => ({
    [name]: withToken(textOf(steps, name), at, parsed),
  }))
  const [after = {}] = written.toSorted((one, other) => effects.reach(one, file) - effects.reach(other, file))
  const tokens = after[BASE]
  return takeTokens(step, { ...after, ...(tokens === undefined ? {} : manifestOn(canvasOf(tokens), steps)) })

  function takeTokens(name: string, files: Readonly<Record<string, string>>): string | null {
    const others = effects.others(files, file)
    const drawings = Object.entries(illustrationsOf(brand, readManifest(steps), effects.modesWith(files)))
    const made = Object.fromEntries(drawings.filter(([drawing]) => isFree(steps.read(drawing))))
    steps.take(name, { ...files, ...made })
    return others === '' ? null : `This changes other modes, too: ${others}.`
  }
}

interface Edited {
  readonly path: string
  readonly file: string
  readonly isOwn: boolean
}

/**
 * Files where a token's value may be written for a mode: the mode's own, and the one that has the value which stands in that
 * mode, as of a palette that each scheme fills in its own way.
 */
function homesOf(effects: ModeEffects, { path, file, isOwn }: Edited): string[] {
  const home = isOwn || file === BASE ? null : effects.homeOf(path, file)
  return home === null || home === file ? [file] : [file, home]
}

function withToken(text: string, at: readonly string[], value: unknown): string {
  const tree = parseTree(text)
  const isThere = tree !== undefined && findNodeAtLocation(tree, [...at]) !== undefined
  // What adjusts a reference would change a colour that is given outright.
  const whole = isColor(value) ? editJson(text, [...at, '$extensions', 'com.croupier.adjust'], undefined) : text
  return isThere ? editJson(whole, [...at, '$value'], value) : editJson(whole, [...at], { $value: value })
}

/** `#rrggbb` of the page; null while the tokens have faults. */
function canvasOf(tokens: string): string | null {
  try {
    const contract = { file: CONTRACT, text: readText(CONTRACT) }
    const canvas = readBrandTokens(contract, { file: 'tokens.json', text: tokens }).resolve('semantic.color.canvas')
    return hexOf(canvas.value as SrgbColor)
  } catch {
    return null
  }
}

/** The browser's bar and the first paint have the page's colour. */
function manifestOn(canvas: string | null, steps: Steps): Readonly<Record<string, string>> {
  const { background, webManifest } = readManifest(steps)
  if (canvas === null || typeof background !== 'string' || background.toLowerCase() === canvas) return {}
  const installed = (webManifest ?? {}) as Record<string, unknown>
  const members = [
    ['background'],
    ...['theme_color', 'background_color']
      .filter((name) => installed[name] === background)
      .map((name) => ['webManifest', name]),
  ]
  return { 'brand.json': members.reduce((text, member) => editJson(text, member, canvas), textOf(steps, 'brand.json')) }
}

function changePicture(steps: Steps, { name, svg }: Change & { kind: 'picture' }): string | null {
  const { assets, illustrations = OWN_ILLUSTRATIONS } = readManifest(steps)
  const asset = assets?.[name]
  if (asset === undefined || !asset.endsWith('.svg')) throw new StudioError(`There is no picture “${name}” to replace.`)
  if (!/<svg[\s>]/i.test(svg)) throw new StudioError('This is no SVG file. Save the drawing as SVG and drop it again.')
  if (!isIllustration(name) || illustrations === OWN_ILLUSTRATIONS) {
    steps.take(`picture ${name}`, { [inBrand(asset)]: svg })
    return null
  }
  // The build would write that of the set again.
  const manifest = editJson(textOf(steps, 'brand.json'), ['illustrations'], OWN_ILLUSTRATIONS)
  steps.take(`picture ${name}`, { [inBrand(asset)]: svg, 'brand.json': manifest })
  return `The illustrations are the brand’s own now, no longer the set ${illustrations}.`
}

function textOf(steps: Steps, file: string): string {
  const text = steps.read(file)
  if (text === null) throw new StudioError(`The brand has no ${file}.`)
  return text
}
