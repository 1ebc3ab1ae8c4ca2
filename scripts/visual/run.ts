import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { Baselines, describeRecorder, isSameRecorder } from './baselines/baselines.ts'
import { compare, shrink } from './compare.ts'
import { Photographer, type Shot } from './photographer.ts'
import { Recording } from './recording.ts'
import { writeReport } from './report.ts'
import type { RunResult } from './result.ts'
import { isAskedFor, scenesOf, storiesOf, storyOfFile, type Scene, type StoryEntry, type StoryIndex } from './scenes.ts'
import { serveFolder } from './static-server.ts'

export interface RunOptions {
  /** Folder of a built Storybook. */
  readonly storybook: string
  /** Folder of the baselines. */
  readonly baselines: string
  /** Folder of the report; emptied first. */
  readonly report: string
  /** All brands; the first one is recorded for every story. */
  readonly brands: readonly string[]
  /** Selects the stories whose id contains one of these. */
  readonly words?: readonly string[]
  /** Selects the stories of these files, paths from the root. */
  readonly storyFiles?: readonly string[] | undefined
  /** Records the pictures instead of comparing them. */
  readonly update?: boolean
  /** File that holds the progress of a whole recording, which the next one continues. */
  readonly recording?: string
  /** Pages that work at the same time, at most one for each story. */
  readonly workers?: number
  /** Pictures whose change is accepted already: they are taken, and not compared. */
  readonly accepted?: ReadonlySet<string> | undefined
  /** That none is selected is no error, as of stories that are new. */
  readonly mayBeNone?: boolean
  /** What the baselines are, for the report and the summary. */
  readonly note?: string | undefined
  readonly browser: Browser
  readonly tell?: (what: string) => void
}

/** Photographs the stories, compares or replaces the baselines, and writes the report. */
export async function runVisual(options: RunOptions): Promise<RunResult> {
  const { words = [], storyFiles, update = false, brands, tell = () => undefined } = options
  const stories = selectStories(options)
  const isPartial = words.length > 0 || storyFiles !== undefined
  const baselines = new Baselines(options.baselines)
  const result: RunResult = {
    taken: 0,
    changed: [],
    added: [],
    removed: [],
    broken: [],
    skipped: [],
    plays: [],
    accepted: [],
    note: options.note ?? null,
    report: path.join(options.report, 'index.html'),
    ok: false,
  }

  const server = await serveFolder(options.storybook)
  const photographer = await Photographer.open(options.browser, server.origin)
  try {
    const present = photographer.recorder
    const recorded = baselines.recorder
    const isOther = recorded !== null && !isSameRecorder(recorded, present)
    if (isOther && update && isPartial) {
      throw new Error(`The baselines are of ${describeRecorder(recorded)}: record them all, or use that browser.`)
    }
    if (isOther && !update)
      throw new Error(`The baselines are of ${describeRecorder(recorded)}, this is ${describeRecorder(present)}.`)

    const recording =
      update && !isPartial && options.recording ? new Recording(options.recording, options.storybook) : null
    const queue = stories.filter(({ id }) => !recording?.done.has(id))
    if (queue.length < stories.length) tell(`Continuing: ${stories.length - queue.length} stories are recorded already`)
    let done = stories.length - queue.length
    const work = async () => {
      const photograph = await photographer.worker()
      for (let story = queue.shift(); story !== undefined; story = queue.shift()) {
        await photograph(scenesOf([story], brands), (scene, shot) =>
          judge(scene, shot, { baselines, update, result, accepted: options.accepted ?? new Set() }),
        )
        recording?.finishStory(story.id)
        done += 1
        if (done % 10 === 0 || done === stories.length)
          tell(`${done} of ${stories.length} stories, ${result.taken} pictures, ${result.changed.length} changed`)
      }
    }
    await Promise.all(Array.from({ length: Math.min(options.workers ?? 2, queue.length) }, work))
    if (update) baselines.saveRecorder(present)
    recording?.finish()
  } finally {
    await photographer.close()
    await server.close()
  }

  const skipped = new Set(result.skipped.map(({ file }) => file))
  const selected = new Set(stories.map(({ id }) => id))
  const expected = new Set(
    scenesOf(stories, brands)
      .filter(({ story }) => !skipped.has(story))
      .map(({ file }) => file),
  )
  const isSelected = (file: string) =>
    storyFiles === undefined ? isAskedFor(file, words) : selected.has(storyOfFile(file))
  const removed = baselines.list().filter((file) => isSelected(file) && !expected.has(file))
  result.removed.push(...removed)
  if (update) removed.forEach((file) => baselines.remove(file))
  const isWhole = result.broken.length === 0 && result.plays.length === 0
  result.ok = isWhole && (update || result.changed.length === 0)
  rmSync(options.report, { recursive: true, force: true })
  writeReport(options.report, result)
  return result
}

/** Throws when the words select no story; story files may contain none. */
function selectStories({ storybook, words = [], storyFiles, mayBeNone = false }: RunOptions): StoryEntry[] {
  const index = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as StoryIndex
  const stories = storiesOf(index, words)
  if (stories.length === 0 && !mayBeNone) throw new Error(`No story has ${words.join(' or ')} in its id`)
  return storyFiles ? stories.filter(({ importPath }) => storyFiles.includes(importPath.slice('./'.length))) : stories
}

interface Judging {
  readonly baselines: Baselines
  readonly update: boolean
  readonly accepted: ReadonlySet<string>
  readonly result: RunResult
}

async function judge(scene: Scene, shot: Shot, { baselines, update, accepted, result }: Judging): Promise<void> {
  const { file, story } = scene
  if (shot.status === 'skipped') {
    result.skipped.push({ file: story, text: shot.reason })
    return
  }
  if (shot.status === 'broken') {
    result.broken.push({ file, text: shot.message })
    return
  }
  result.taken += 1
  if (shot.playError !== null) result.plays.push({ file, text: shot.playError })
  if (accepted.has(file)) {
    result.accepted.push(file)
    return
  }
  const before = baselines.read(file)
  if (before === null) result.added.push(file)
  const comparison = before === null ? null : await compare(before, shot.png)
  if (before !== null && comparison?.status === 'changed')
    result.changed.push({ ...comparison, file, before, after: await shrink(shot.png) })
  if (update && comparison?.status !== 'same') baselines.save(file, await shrink(shot.png))
}
