import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runVisual, type RunOptions } from './run.ts'
import { writeTinyStorybook, type TinyStories } from './testing/tiny-storybook.ts'

const box = (colour: string, left = 20) =>
  `<div style="position:absolute;left:${left}px;top:30px;width:40px;height:20px;background:${colour}"></div>`
const STORIES: TinyStories = { 'box--plain': box('#123456'), 'box--other': box('#654321') }

describe('npm run test:visual', { timeout: 120_000 }, () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'visual-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const shoot = (stories: TinyStories, options: Partial<RunOptions> = {}) => {
    writeTinyStorybook(path.join(folder, 'storybook'), stories)
    return runVisual({
      storybook: path.join(folder, 'storybook'),
      baselines: path.join(folder, 'visual'),
      report: path.join(folder, 'report'),
      brands: ['gold', 'silver'],
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      ...options,
    })
  }
  const report = () => readFileSync(path.join(folder, 'report/index.html'), 'utf8')

  it('passes while nothing changes, and fails with the place when one story does', async () => {
    const first = await shoot(STORIES, { update: true })
    expect(first.added).toHaveLength(8)

    const second = await shoot(STORIES)
    expect(second).toMatchObject({ ok: true, taken: 8, changed: [], added: [], removed: [] })

    // One pixel, in one corner of one story.
    const touched = `${box('#123456')}<div style="position:absolute;left:59px;top:30px;width:1px;height:1px;background:#fff"></div>`
    const third = await shoot({ ...STORIES, 'box--plain': touched })
    expect(third.ok).toBe(false)
    expect(third.changed.map(({ file }) => file).toSorted()).toEqual([
      'gold/desktop/box--plain.png',
      'gold/phone/box--plain.png',
      'silver/desktop/box--plain.png',
      'silver/phone/box--plain.png',
    ])
    // The picture begins 16 px before the box.
    expect(third.changed[0]).toMatchObject({ pixels: 1, where: { x: 55, y: 16, width: 1, height: 1 } })
    expect(report()).toContain('1 pixels, within 1 × 1 at 55, 16')
    expect(report()).not.toContain('box--other')
    for (const kind of ['before', 'after', 'difference'])
      expect(readFileSync(path.join(folder, 'report', kind, 'gold/phone/box--plain.png')).length).toBeGreaterThan(0)

    const recorded = await shoot({ ...STORIES, 'box--plain': touched }, { update: true, words: ['plain'] })
    expect(recorded.changed).toHaveLength(4)
    expect(await shoot({ ...STORIES, 'box--plain': touched })).toMatchObject({ ok: true, changed: [] })
  })

  it('names new and removed stories, what cannot be drawn, and what is left out', async () => {
    await shoot(STORIES, { update: true })
    const result = await shoot({
      'box--plain': STORIES['box--plain']!,
      'box--new': box('#0f0'),
      'box--broken': 'throws No such thing <b>',
      'box--moving': 'skip It shows the time',
    })
    expect(result.added).toContain('gold/phone/box--new.png')
    expect(result.removed).toContain('silver/desktop/box--other.png')
    expect(result.skipped).toEqual([{ file: 'box--moving', text: 'It shows the time' }])
    expect(result.broken).toContainEqual({ file: 'gold/phone/box--broken.png', text: 'No such thing <b>' })
    expect(result.ok).toBe(false)
    expect(report()).toContain('No such thing &lt;b&gt;')
  })

  it('shows differences of another browser, and does not count them', async () => {
    await shoot(STORIES, { update: true })
    writeFileSync(path.join(folder, 'visual/recorded-with.json'), '{"browser":1,"system":"linux"}')
    const result = await shoot({ ...STORIES, 'box--plain': box('#fff000') })
    expect(result.changed).toHaveLength(4)
    expect(result).toMatchObject({ ok: true, otherBrowser: { recorded: { browser: 1 } } })
    expect(report()).toContain('These baselines are of Chromium 1 on linux')
    await expect(shoot(STORIES, { update: true, words: ['plain'] })).rejects.toThrow('record them all')
  })
})
