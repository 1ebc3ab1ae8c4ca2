import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import STAND_INS from '../../drawings/tone.json' with { type: 'json' }
import { toneOf } from '../pen/palette.ts'
import { Pen } from '../pen/pen.ts'
import { createRandom } from '../pen/random.ts'
import type { Subject } from '../pen/subject.ts'
import { parseSvg } from '../testing/parse-svg.ts'
import { drawing } from './drawing.ts'
import { DRAWINGS, drawingNames, readDrawing } from './file.ts'
import { particles } from '../scenery/particles.ts'
import { colorsOf, tintedNames, tintsOf } from './tints.ts'
import { mixed } from './tone.ts'

const root = path.resolve(DRAWINGS, '..')

/** Every name that a picture gives: the first word of what stands in quotes, in the code and in the files of themes and banners. */
const namedByPictures = (): ReadonlySet<string> => {
  const files = globSync(['src/**/*.ts', 'themes/*.json', '*.json'], { cwd: root, exclude: ['src/**/*.test.ts'] })
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(/(?<=['"])[a-z][a-z-]*(?=['" ])/g)].map(([name]) => name)))
}

const TONE = toneOf('#1a0a05 #8a3a08 #ffb52e #fff3b8 #140703 #ff5a4d')

const pictureOf = (...subjects: readonly Subject[]): string => {
  const pen = new Pen(createRandom('drawings'), TONE)
  return pen.picture(240, 240, subjects.map((subject) => subject(pen)).join(''))
}

/** Every id is defined once, and every id that is referred to is defined. */
const checkIds = (svg: string): void => {
  const ids = [...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)) expect(ids).toContain(id)
}

describe('a drawing', () => {
  it('has a name of its own, whatever its folder', () => {
    const names = globSync('**/*.svg', { cwd: DRAWINGS }).map((file) => path.basename(file, '.svg'))
    expect(names.length).toBeGreaterThan(300)
    expect(names.toSorted()).toEqual(drawingNames)
  })

  it('is used by a picture', () => {
    const used = namedByPictures()
    expect(drawingNames.filter((name) => !used.has(name))).toEqual([])
  })

  it.each(drawingNames)('%s is a whole picture without scripts, styles and references to elsewhere', (name) => {
    const file = readDrawing(name)
    parseSvg(file.replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim())
    expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="[-\d ]+"/)
    expect(file).not.toMatch(/<script|<style|<image|<foreignObject|\son[a-z]+=|style=|var\(|url\((?!#)|href="(?!#)/)
    checkIds(file)
  })

  it('shares no id with another of its picture', () => {
    const svg = pictureOf(...drawingNames.map((name) => drawing(name)))
    parseSvg(svg)
    checkIds(svg)
  })

  it('takes the light of its picture, where its file has the colours that stand for it', () => {
    expect(readDrawing('pagoda')).toContain('stop-color="#fff2b1"')
    expect(pictureOf(drawing('pagoda'))).toContain(`stop-color="${TONE.glow}`)
    expect(pictureOf(drawing('pagoda'))).not.toContain('#fff2b1')
  })

  it('shows the colours that stand for those of its picture as they are in one tone', () => {
    const shown = toneOf('#3a1d00 #a86200 #ffc23d #fff2b1 #1c0e00 #ff6b8e')
    const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    for (const [color, recipe] of Object.entries(STAND_INS)) {
      const [drawn, expected] = [channels(color), channels(mixed(recipe, shown))]
      expect(
        drawn.every((value, index) => Math.abs(value - (expected[index] ?? 0)) <= 1),
        recipe,
      ).toBe(true)
    }
  })

  it('of particles is shown as often as each of its paths says', () => {
    const svg = particles('snow')(new Pen(createRandom('snow'), TONE), 300, 400)
    expect(svg.match(/M\d+ \d+h0/g)).toHaveLength(18 + 10 + 4)
    expect(svg).not.toContain('data-count')
  })

  it('of an unknown name, or in unknown colours, is an error', () => {
    expect(() => drawing('unicorn-rider')).toThrow('No drawing is called unicorn-rider')
    expect(() => drawing('bead', 'vermilion')).toThrow('No colours are called vermilion')
  })
})

describe('a tint', () => {
  it.each(tintedNames)('of %s replaces colours that its file has by as many others', (name) => {
    const file = readDrawing(name)
    for (const { drawn, choices = [] } of tintsOf(name)) {
      const colors = colorsOf(drawn)
      expect(colors.some((color) => file.includes(color))).toBe(true)
      for (const choice of choices) expect(colorsOf(choice)).toHaveLength(colors.length)
    }
  })

  it('changes the colours of the drawing and nothing else', () => {
    const [emerald, ruby] = ['emerald', 'ruby'].map((color) => pictureOf(drawing('bead', color)))
    const withoutColors = (svg = ''): string => svg.replaceAll(/#[\da-f]{3,6}(?=")/g, '')
    expect(emerald).not.toBe(ruby)
    expect(withoutColors(emerald)).toBe(withoutColors(ruby))
  })
})
