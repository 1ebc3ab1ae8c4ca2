/**
 * @promise Design tokens: `npm run brand -- font` gives a brand a family with the signs of its currencies and a fallback of the
 *   same room, and changes nothing the second time
 * @journey none
 */

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { BRANDS, root } from '../brand-folders.ts'
import { addFont } from './add-font.ts'
import { facesOf, openFont } from './faces.ts'
import { writingBrand } from './font-command.ts'
import { isInRange } from './unicode-range.ts'

/** A copy of a brand that can import the fonts of the repository. */
function copyOf(id: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-font-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(path.join(root, BRANDS, id), folder, { recursive: true })
  symlinkSync(path.join(root, BRANDS, 'node_modules'), path.join(folder, 'node_modules'))
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  return { brand: writingBrand(id, folder), folder, read }
}

describe('a family', () => {
  it('gets faces of the brand’s scripts, its licence and a token, and stays the second time', async () => {
    const { brand, read } = copyOf('bulvar')
    const { written, firstVisit, missing } = await addFont(brand, 'Onest', 'text')
    expect(written).toEqual(['fonts/onest-signs-wght.woff2', 'tokens.json', 'fonts.css', 'fonts/onest-OFL.txt'])
    expect(missing).toBe('')
    expect(firstVisit).toBeGreaterThan(20_000)
    expect(firstVisit).toBeLessThan(80_000)
    const faces = facesOf(read('fonts.css')).filter(({ family }) => family === 'Onest Variable')
    expect(faces.flatMap(({ urls }) => urls.map((url) => path.basename(url)))).toEqual([
      'onest-cyrillic-wght-normal.woff2',
      'onest-latin-ext-wght-normal.woff2',
      'onest-latin-wght-normal.woff2',
      'onest-signs-wght.woff2',
    ])
    const tokens = JSON.parse(read('tokens.json')) as {
      primitive: { font: Record<string, unknown> }
      semantic: { font: { text: unknown } }
    }
    expect(tokens.primitive.font['onest']).toEqual({
      $value: ['Onest Variable', 'Onest Fallback', 'Arial', 'sans-serif'],
    })
    expect(tokens.semantic.font.text).toEqual({ $value: '{primitive.font.onest}' })
    const again = await addFont(brand, 'Onest Variable', 'text')
    expect(again.written).toEqual([])
    expect(again.removed).toEqual([])
  })

  it('draws each sign from one small file, which is in no other range', async () => {
    const { brand, folder, read } = copyOf('gold')
    await addFont(brand, 'onest', 'text')
    const faces = facesOf(read('fonts.css')).filter(({ family }) => family === 'Onest Variable')
    for (const sign of '₽₴₸') {
      const [face, ...others] = faces.filter(({ range }) => isInRange(range, sign.codePointAt(0)!))
      expect(others).toEqual([])
      expect(face?.urls).toEqual(['./fonts/onest-signs-wght.woff2'])
    }
    expect(openFont(path.join(folder, 'fonts/onest-signs-wght.woff2')).characters).toEqual(
      new Set([0x20b4, 0x20b8, 0x20bd]),
    )
  })

  it('of single weights gets those nearest to 400 and 700, without a gap between', async () => {
    const { brand, read } = copyOf('caju')
    await addFont(brand, 'Unbounded', 'display')
    const css = read('fonts.css').split("font-family: 'Unbounded';").slice(1)
    expect(new Set(css.map((face) => /font-weight: (.*);/.exec(face)?.[1]))).toEqual(new Set(['1 549', '550 1000']))
    expect(read('fonts.css')).not.toContain("font-family: 'Bricolage")
    expect(read('tokens.json')).not.toContain('bricolage')
  })
})

it('the fallback takes the room that was measured by hand, within 2.5 %', async () => {
  const { brand, read } = copyOf('gold')
  const stretches = () => {
    const faces = read('fonts.css').split("font-family: 'Onest Fallback';").slice(1)
    return new Map(
      faces.map((face) => [
        `${/font-weight: (.*);/.exec(face)?.[1]} ${/^[^}]*unicode-range: (.*);/.exec(face)?.[1] ?? 'all'}`,
        Number(/size-adjust: (.*)%;/.exec(face)?.[1]),
      ]),
    )
  }
  const byHand = stretches()
  await addFont(brand, 'Onest', 'text')
  const measured = stretches()
  expect([...measured.keys()].toSorted()).toEqual([...byHand.keys()].toSorted())
  expect(byHand.size).toBe(4)
  for (const [face, size] of measured) expect(Math.abs(size - byHand.get(face)!), face).toBeLessThan(2.5)
})

describe('what cannot be given is named, and nothing is written', () => {
  it.each([
    ['bulvar', 'Figtree', '"Figtree Variable" has no Cyrillic for the brand\'s language "ru"; it has latin-ext, latin'],
    ['caju', 'Monserrat', 'Fontsource has no family "Monserrat"; did you mean montserrat'],
  ])('%s, %s', async (id, family, message) => {
    const { brand, read } = copyOf(id)
    const before = [read('fonts.css'), read('tokens.json')]
    await expect(addFont(brand, family, 'text')).rejects.toThrow(message)
    expect([read('fonts.css'), read('tokens.json')]).toEqual(before)
  })
})
