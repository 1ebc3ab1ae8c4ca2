import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Recorder } from './baselines/baselines.ts'
import { launchBrowser } from './photographer.ts'
import { runVisual, type RunOptions } from './run.ts'
import { summary } from './summary.ts'
import { writeTinyStorybook, type TinyStories } from './testing/tiny-storybook.ts'

const box = (colour: string, left = 20) =>
  `<div style="position:absolute;left:${left}px;top:30px;width:40px;height:20px;background:${colour}"></div>`
const STORIES: TinyStories = { 'box--plain': box('#123456'), 'box--other': box('#654321') }

describe('npm run test:visual', { timeout: 120_000 }, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

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
      browser,
      ...options,
    })
  }
  const report = () => readFileSync(path.join(folder, 'report/index.html'), 'utf8')

  it('passes while nothing changes, and fails with the place when one story does', async () => {
    const first = await shoot(STORIES, { update: true })
    expect(first.added).toHaveLength(2)

    const second = await shoot(STORIES)
    expect(second).toMatchObject({ ok: true, taken: 2, changed: [], added: [], removed: [] })

    const touched = `${box('#123456')}<div style="position:absolute;left:59px;top:30px;width:1px;height:1px;background:#fff"></div>`
    const third = await shoot({ ...STORIES, 'box--plain': touched })
    expect(third.ok).toBe(false)
    expect(third.changed.map(({ file }) => file).toSorted()).toEqual(['gold/desktop/box--plain.webp'])
    // The picture begins 16 px before the box.
    expect(third.changed[0]).toMatchObject({ pixels: 1, where: { x: 55, y: 16, width: 1, height: 1 } })
    expect(report()).toContain('1 pixels, within 1 × 1 at 55, 16')
    expect(report()).not.toContain('box--other')
    for (const kind of ['before', 'after', 'difference'])
      expect(readFileSync(path.join(folder, 'report', kind, 'gold/desktop/box--plain.webp')).length).toBeGreaterThan(0)

    const recorded = await shoot({ ...STORIES, 'box--plain': touched }, { update: true, words: ['plain'] })
    expect(recorded.changed).toHaveLength(1)
    expect(await shoot({ ...STORIES, 'box--plain': touched })).toMatchObject({ ok: true, changed: [] })
  })

  it('the report leaves what has the words of its field, and says how to accept a story', async () => {
    await shoot(STORIES, { update: true })
    await shoot({ 'box--plain': box('#ff0000'), 'box--other': box('#00ff00') })
    const page = await browser.newPage()
    await page.goto(`file://${path.join(folder, 'report/index.html')}`)
    const shown = page.locator('section[data-file]:visible h2')
    expect(await shown.allTextContents()).toEqual(['gold/desktop/box--other.webp', 'gold/desktop/box--plain.webp'])
    await page.getByRole('searchbox').fill('Desktop plain')
    expect(await shown.allTextContents()).toEqual(['gold/desktop/box--plain.webp'])
    expect(await page.locator('section[data-file]:visible code').textContent()).toBe(
      'npm run test:visual -- --update box--plain',
    )
    await page.close()
  })

  it('continues an interrupted recording of the same Storybook, and records all again after a finished one', async () => {
    const recording = path.join(folder, 'recording')
    const stops = (what: string) => {
      if (what.startsWith('1 of')) throw new Error('Interrupted')
    }
    await expect(
      shoot({ 'box--plain': STORIES['box--plain']! }, { update: true, recording, tell: stops }),
    ).rejects.toThrow('Interrupted')
    const told: string[] = []
    const again = () =>
      shoot({ 'box--plain': STORIES['box--plain']! }, { update: true, recording, tell: (what) => void told.push(what) })
    expect(await again()).toMatchObject({ ok: true, taken: 0, removed: [] })
    expect(told).toContain('Continuing: 1 stories are recorded already')
    expect(await again()).toMatchObject({ ok: true, taken: 1 })
  })

  it('shows a story nothing that another one stored', async () => {
    const stories = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`box--${name}`, 'stores']))
    await shoot(stories, { update: true })
    const pictures = Object.keys(stories).map((id) =>
      readFileSync(path.join(folder, 'visual/gold/desktop', `${id}.webp`)),
    )
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(1)
  })

  it('compares only the part of a list that its scroller shows', async () => {
    const list = (height: number) =>
      `<div style="position:relative;width:100px;height:50px;overflow:auto"><div style="height:${height}px;background:#eee"><p style="position:absolute;top:${height}px">Far down</p></div></div>`
    const recorded = await shoot({ 'list--long': list(300) }, { update: true })
    expect(recorded.added).toHaveLength(1)
    expect(await shoot({ 'list--long': list(400) })).toMatchObject({ ok: true, taken: 1, changed: [] })
  })

  it('waits for what is drawn while it is measured, as a long list that draws its rows in two steps', async () => {
    const whole = `${box('#123456')}${box('#654321', 200)}`
    await shoot({ 'box--plain': `grows ${box('#123456')} into ${whole}` }, { update: true })
    expect(await shoot({ 'box--plain': whole })).toMatchObject({ taken: 1, changed: [] })
  })

  it('names new and removed stories, what cannot be drawn, and what is left out', async () => {
    await shoot({ ...STORIES, 'box--gone': box('#00f') }, { update: true })
    const result = await shoot({
      'box--plain': STORIES['box--plain']!,
      'box--new': box('#0f0'),
      'box--broken': 'throws No such thing <b>',
      'box--moving': 'skip It shows the time',
      'box--other': STORIES['box--other']!,
    })
    expect(result.added).toEqual(['gold/desktop/box--new.webp'])
    expect(result.removed).toEqual(['gold/desktop/box--gone.webp'])
    expect(result.skipped).toEqual([{ file: 'box--moving', text: 'It shows the time' }])
    expect(result.changed).toEqual([])
    expect(result.broken).toContainEqual({ file: 'gold/desktop/box--broken.webp', text: 'No such thing <b>' })
    expect(result.ok).toBe(false)
    expect(report()).toContain('No such thing &lt;b&gt;')
  })

  it('fails where a play did not finish, recording too, and names it on the terminal', async () => {
    const stumbling = {
      'box--plain': `stumbles No such button\nin here${box('#123456')}`,
      'box--bare': 'stumbles No such box\nin here',
    }
    for (const update of [true, false]) {
      const result = await shoot(stumbling, { update })
      expect(result).toMatchObject({ ok: false, taken: 1, changed: [] })
      const text = 'No such button\nin here'
      expect(result.plays).toContainEqual({ file: 'gold/desktop/box--plain.webp', text })
      const told = summary(result, update)
      expect(told).toContain('\nPlay not finished (1):\n')
      expect(told).toContain('\n  gold/desktop/box--plain.webp: No such button\n')
      expect(told).toContain('\n  gold/desktop/box--bare.webp: No such box\n')
      expect(told).toContain('\nFailed. Report: ')
    }
  })

  it('compares with no baselines of another browser, and records part of them by none', async () => {
    await shoot(STORIES, { update: true })
    const recordedWith = path.join(folder, 'visual/recorded-with.json')
    const recorder = JSON.parse(readFileSync(recordedWith, 'utf8')) as Recorder
    for (const other of [
      { ...recorder, isShell: !recorder.isShell },
      { ...recorder, browser: 1 },
    ]) {
      writeFileSync(recordedWith, JSON.stringify(other))
      await expect(shoot(STORIES)).rejects.toThrow('The baselines are of Chromium')
      await expect(shoot(STORIES, { update: true, words: ['plain'] })).rejects.toThrow('record them all')
    }
  })

  it('leaves out pictures whose change was recorded by another browser, and says what the others are compared with', async () => {
    await shoot(STORIES, { update: true })
    const result = await shoot(
      { 'box--plain': box('#fff000'), 'box--other': box('#ff0000') },
      { accepted: new Set(['gold/desktop/box--plain.webp']), note: 'Compared with <commit> 1' },
    )
    expect(result.changed.map(({ file }) => file)).toEqual(['gold/desktop/box--other.webp'])
    expect(result).toMatchObject({ ok: false, accepted: ['gold/desktop/box--plain.webp'] })
    expect(report()).toContain('Compared with &lt;commit&gt; 1')
    expect(summary(result, false)).toContain('not compared here (1):\n  gold/desktop/box--plain.webp\n')
  })
})
