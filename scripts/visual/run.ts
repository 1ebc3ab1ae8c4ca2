import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Baselines, tellRecorder, type Recorder } from './baselines.ts'
import { compare, shrink } from './compare.ts'
import { Photographer, type Shot } from './photographer.ts'
import { writeReport } from './report.ts'
import type { RunResult } from './result.ts'
import { isAskedFor, scenesOf, storiesOf, type Scene, type StoryIndex } from './scenes.ts'
import { serveFolder } from './static-server.ts'

export interface RunOptions {
  /** A built Storybook. */
  readonly storybook: string
  /** Where the baselines stand. */
  readonly baselines: string
  /** Where the report goes; emptied first. */
  readonly report: string
  readonly brands: readonly string[]
  /** Only stories whose id contains one of these; none: all. */
  readonly words?: readonly string[]
  /** Records what is seen instead of judging it. */
  readonly update?: boolean
  /** Pages at work at the same time. */
  readonly workers?: number
  readonly executablePath: string
  readonly tell?: (what: string) => void
}

/** Photographs all stories, compares with the baselines (or replaces them), writes the report. */
export async function runVisual(options: RunOptions): Promise<RunResult> {
  const { words = [], update = false, brands, tell = () => undefined } = options
  const index = JSON.parse(readFileSync(path.join(options.storybook, 'index.json'), 'utf8')) as StoryIndex
  const stories = storiesOf(index, words)
  if (stories.length === 0) throw new Error(`No story has ${words.join(' or ')} in its id`)
  const baselines = new Baselines(options.baselines)
  const result: RunResult = {
    taken: 0,
    changed: [],
    added: [],
    removed: [],
    broken: [],
    skipped: [],
    plays: [],
    otherBrowser: null,
    report: path.join(options.report, 'index.html'),
    ok: false,
  }

  const server = await serveFolder(options.storybook)
  const photographer = await Photographer.open({ executablePath: options.executablePath, origin: server.origin })
  try {
    const present = photographer.recorder
    const recorded = baselines.recorder
    const isOther = recorded !== null && !isSame(recorded, present)
    if (isOther && update && words.length > 0) {
      throw new Error(`The baselines are of ${tellRecorder(recorded)}: record them all, or use that browser.`)
    }
    if (isOther && !update) result.otherBrowser = { recorded, present }

    const queue = [...stories]
    const work = async () => {
      const photograph = await photographer.worker()
      for (let story = queue.shift(); story !== undefined; story = queue.shift()) {
        await photograph(scenesOf([story], brands), (scene, shot) => judge(scene, shot, { baselines, update, result }))
        const done = stories.length - queue.length
        if (done % 10 === 0 || queue.length === 0)
          tell(`${done} of ${stories.length} stories, ${result.taken} pictures, ${result.changed.length} changed`)
      }
    }
    await Promise.all(Array.from({ length: options.workers ?? 2 }, work))
    if (update) baselines.saveRecorder(present)
  } finally {
    await photographer.close()
    await server.close()
  }

  const skipped = new Set(result.skipped.map(({ file }) => file))
  const expected = new Set(
    scenesOf(stories, brands)
      .filter(({ story, file }) => !skipped.has(story) && !skipped.has(file))
      .map(({ file }) => file),
  )
  result.removed.push(...baselines.list().filter((file) => isAskedFor(file, words) && !expected.has(file)))
  if (update) result.removed.forEach((file) => baselines.remove(file))
  const isWhole = result.broken.length === 0 && result.plays.length === 0
  result.ok = isWhole && (update || result.otherBrowser !== null || result.changed.length === 0)
  rmSync(options.report, { recursive: true, force: true })
  writeReport(options.report, result)
  return result
}

interface Judging {
  readonly baselines: Baselines
  readonly update: boolean
  readonly result: RunResult
}

async function judge(scene: Scene, shot: Shot, { baselines, update, result }: Judging): Promise<void> {
  const { file, story } = scene
  if (shot.status === 'skipped') {
    result.skipped.push({ file: shot.isWhole ? story : file, text: shot.reason })
    return
  }
  if (shot.status === 'broken') {
    result.broken.push({ file, text: shot.message })
    return
  }
  result.taken += 1
  if (shot.playError !== null) result.plays.push({ file, text: shot.playError })
  const before = baselines.read(file)
  if (before === null) result.added.push(file)
  const comparison = before === null ? null : await compare(before, shot.png)
  if (before !== null && comparison?.status === 'changed')
    result.changed.push({ ...comparison, file, before, after: await shrink(shot.png) })
  // What has not changed stays as it is, byte by byte.
  if (update && comparison?.status !== 'same') baselines.save(file, await shrink(shot.png))
}

const isSame = (a: Recorder, b: Recorder) => a.browser === b.browser && a.isShell === b.isShell && a.system === b.system
