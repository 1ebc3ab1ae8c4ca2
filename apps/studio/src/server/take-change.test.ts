/**
 * @promise Design tokens: what is changed in the studio is written into the brand's files, and can be undone
 * @proof here, token-text.test
 * @journey brands/studio
 */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { BRANDS, root } from '../../../../scripts/brand/brand-folders.ts'
import type { Change } from '../contract.ts'
import { Steps } from './steps.ts'
import { takeChange } from './take-change.ts'

let folder = ''
let now = 0
let steps = new Steps('')
const take = (change: Change) => takeChange('caju', steps, change)
const text = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const json = (file: string) => JSON.parse(text(file)) as Record<string, unknown>

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'studio-'))
  cpSync(path.join(root, BRANDS, 'caju'), folder, { recursive: true })
  now = 0
  steps = new Steps(folder, () => now)
})

describe('a token', () => {
  it('gets the value that was typed, and nothing else changes', () => {
    const before = text('tokens.json')
    take({ kind: 'token', path: 'semantic.color.accent', value: '#b4371c' })
    const lines = (of: string) => of.split('\n')
    const changed = lines(text('tokens.json')).filter((line, index) => line !== lines(before)[index])
    expect(changed).toEqual([
      '      "accent": { "$value": { "colorSpace": "srgb", "components": [0.7059, 0.2157, 0.1098], "alpha": 1, "hex": "#b4371c" } },',
    ])
  })

  it('that has only its default comes into the file, and goes again', () => {
    const path = 'component.button.radius'
    const own = () =>
      (json('tokens.json') as { component?: { button?: { radius?: unknown } } }).component?.button?.radius
    take({ kind: 'token', path, value: null })
    expect(own()).toBeUndefined()
    take({ kind: 'token', path, value: '6px' })
    expect(own()).toEqual({ $value: { value: 6, unit: 'px' } })
  })

  it.each([
    ['semantic.color.accent', 'reddish', 'Type a colour such as #fccd0d'],
    ['semantic.radius.card', '12', 'Type a length such as 12px'],
    ['semantic.color.nothing', '#ffffff', 'There is no token semantic.color.nothing'],
  ])('%s does not take %s', (path, value, message) => {
    const before = text('tokens.json')
    expect(() => take({ kind: 'token', path, value })).toThrow(message)
    expect(text('tokens.json')).toBe(before)
  })

  it('that every brand needs cannot go', () => {
    expect(() => take({ kind: 'token', path: 'semantic.color.canvas', value: null })).toThrow('no value but')
  })

  it('of a mode comes into the file of that mode, and goes again', () => {
    const path = 'semantic.radius.card'
    const before = text('tokens.json')
    const own = () => (json('modes/dark.json') as { semantic: { radius?: { card?: unknown } } }).semantic.radius?.card
    take({ kind: 'token', path, value: '6px', file: 'modes/dark.json' })
    expect(own()).toEqual({ $value: { value: 6, unit: 'px' } })
    expect(text('tokens.json')).toBe(before)
    expect(steps.undo).toBe(`token ${path} in modes/dark.json`)
    take({ kind: 'token', path, value: null, file: 'modes/dark.json' })
    expect(own()).toBeUndefined()
    expect(() => take({ kind: 'token', path, value: '6px', file: 'brand.json' })).toThrow('no file of a mode')
  })

  it('of a palette that each scheme has for more contrast changes in one scheme only', () => {
    const more = (file: string) =>
      (json(file) as { primitive?: { color: { more?: { muted: unknown } } } }).primitive?.color.more?.muted
    const [dark, contrast] = [more('modes/dark.json'), text('modes/more-contrast.json')]
    const note = take({
      kind: 'token',
      path: 'primitive.color.more.muted',
      value: '#101010',
      file: 'modes/more-contrast.json',
    })
    expect(note).toBeNull()
    expect(more('tokens.json')).toMatchObject({ $value: { hex: '#101010' } })
    expect([more('modes/dark.json'), text('modes/more-contrast.json')]).toEqual([dark, contrast])
  })

  it('that changes other modes too says which', () => {
    const inMode = (path: string, file: string) => take({ kind: 'token', path, value: '#101010', file })
    expect(inMode('semantic.color.muted', 'modes/more-contrast.json')).toBe(
      'This changes other modes, too: scheme dark, contrast more.',
    )
    expect(inMode('semantic.color.info', 'modes/dark.json')).toBeNull()
  })

  it('of the page colours the bar of the browser, too', () => {
    take({ kind: 'token', path: 'semantic.color.canvas', value: '#fff1e0' })
    const { background, webManifest } = json('brand.json') as Record<string, { theme_color: string }>
    expect([background, webManifest!.theme_color]).toEqual(['#fff1e0', '#fff1e0'])
  })
})

it('a choice, a text and a picture come into their files', () => {
  take({ kind: 'setting', path: ['features', 'winners'], value: true })
  take({ kind: 'setting', path: ['lobby'], value: 'ranking,  winners, wide ' })
  take({ kind: 'text', locale: 'br', key: 'lobby:studios', value: 'Estúdios' })
  take({ kind: 'text', locale: 'br', key: 'lobby:heading', value: null })
  take({ kind: 'picture', name: 'logo', svg: '<svg viewBox="0 0 80 40"/>' })
  expect(json('brand.json')).toMatchObject({ features: { winners: true }, lobby: ['ranking', 'winners', 'wide'] })
  const { lobby } = json('texts/pt-BR.json') as { lobby: Record<string, string> }
  expect([lobby['studios'], lobby['heading']]).toEqual(['Estúdios', undefined])
  expect(text('assets/logo.svg')).toBe('<svg viewBox="0 0 80 40"/>')
})

describe('a set of illustrations', () => {
  const asset = (name: string) => text(`assets/${name}`)

  it('takes the place of the drawings in the colours of the brand, and they come back', () => {
    const before = asset('empty.svg')
    take({ kind: 'setting', path: ['illustrations'], value: 'outline' })
    expect(json('brand.json')).toMatchObject({ illustrations: 'outline' })
    expect(asset('promo/third.svg')).toContain('#light{--accent:')
    steps.undoLast()
    expect([asset('empty.svg'), json('brand.json')['illustrations']]).toEqual([before, undefined])
  })

  it('follows a colour, in one step with it', () => {
    take({ kind: 'setting', path: ['illustrations'], value: 'shapes' })
    const before = asset('empty.svg')
    take({ kind: 'token', path: 'semantic.color.accent', value: '#b4371c' })
    expect(asset('empty.svg')).toContain('--accent:#b4371c')
    steps.undoLast()
    expect(asset('empty.svg')).toBe(before)
  })

  it('is drawn while colours have too little contrast, and leaves drawings alone that the brand has', () => {
    const own = asset('failure.svg')
    take({ kind: 'token', path: 'semantic.color.accent', value: '#f2b8a8' })
    take({ kind: 'setting', path: ['illustrations'], value: 'shapes' })
    expect(asset('empty.svg')).toContain('--accent:')
    writeFileSync(path.join(folder, 'assets/failure.svg'), own)
    take({ kind: 'token', path: 'semantic.color.accent', value: '#b4371c' })
    expect(asset('empty.svg')).toContain('--accent:#b4371c')
    expect(asset('failure.svg')).toBe(own)
  })

  it('is given up for a drawing of the brand’s own', () => {
    const own = '<svg viewBox="0 0 160 120"/>'
    take({ kind: 'setting', path: ['illustrations'], value: 'shapes' })
    expect(take({ kind: 'picture', name: 'empty', svg: own })).toContain('no longer the set shapes')
    expect([asset('empty.svg'), json('brand.json')['illustrations']]).toEqual([own, 'own'])
    expect(take({ kind: 'picture', name: 'failure', svg: own })).toBeNull()
  })
})

it('a file that cannot be written is named, and the others of the step stay as they were', () => {
  const before = text('tokens.json')
  rmSync(path.join(folder, 'texts'), { recursive: true })
  writeFileSync(path.join(folder, 'texts'), 'a file where the folder must be')
  expect(() => steps.take('both', { 'tokens.json': '{}', 'texts/new/pt-BR.json': '{}' })).toThrow(
    /^texts\/new\/pt-BR\.json cannot be written\. E[A-Z]+: /,
  )
  expect([text('tokens.json'), steps.undo]).toEqual([before, null])
})

it('a file that a step made goes when it is undone', () => {
  steps.take('a new file', { 'texts/new.json': '{}' })
  steps.undoLast()
  expect(steps.read('texts/new.json')).toBeNull()
})

it('a picture is an SVG file', () => {
  expect(() => take({ kind: 'picture', name: 'logo', svg: 'PNG…' })).toThrow('no SVG file')
  expect(() => take({ kind: 'picture', name: '../brand', svg: '<svg/>' })).toThrow('no picture')
})

describe('undo', () => {
  const canvas = (value: string) => take({ kind: 'token', path: 'semantic.color.canvas', value })

  it('takes back all files of a step, and redo does it again', () => {
    const before = [text('tokens.json'), text('brand.json')]
    canvas('#fff1e0')
    const after = [text('tokens.json'), text('brand.json')]
    expect([steps.undo, steps.redo]).toEqual(['token semantic.color.canvas', null])
    steps.undoLast()
    expect([text('tokens.json'), text('brand.json')]).toEqual(before)
    steps.redoLast()
    expect([text('tokens.json'), text('brand.json')]).toEqual(after)
    expect(() => steps.redoLast()).toThrow('nothing')
  })

  it('takes a colour that is turned as one step, and one that is set again later as another', () => {
    const before = text('tokens.json')
    canvas('#fff1e0')
    now += 200
    canvas('#fff1e1')
    const turned = text('tokens.json')
    now += 5_000
    canvas('#fff1e2')
    steps.undoLast()
    expect(text('tokens.json')).toBe(turned)
    steps.undoLast()
    expect(text('tokens.json')).toBe(before)
  })

  it('does not overwrite what was changed elsewhere', () => {
    canvas('#fff1e0')
    steps.take('an editor', { 'tokens.json': '{}' })
    const other = new Steps(folder)
    expect(() => other.undoLast()).toThrow('nothing')
    new Steps(folder).take('another editor', { 'tokens.json': '{ "changed": true }' })
    expect(() => steps.undoLast()).toThrow('tokens.json was changed outside of the studio')
    expect(text('tokens.json')).toBe('{ "changed": true }')
  })
})
