import type { RunResult, StoryNote } from './result.ts'

/** The summary for the terminal: the lists of the report without pictures. */
export function summary(result: RunResult, update: boolean): string {
  const { changed, added, removed, broken, skipped, plays, accepted, note, report, ok } = result
  const lists = [
    list(
      update ? 'Recorded anew' : 'Changed',
      changed.map(({ file, pixels, where }) => `${file}: ${pixels} pixels at ${where.x}, ${where.y}`),
    ),
    list('Not drawn', broken.map(inOneLine)),
    list('Play not finished', plays.map(inOneLine)),
    list(update ? 'New' : 'New (npm run test:visual -- --update records them)', added),
    list(update ? 'Removed: their story is gone' : 'Their story is gone (--update removes them)', removed),
    list('Recorded by another browser, not compared here', accepted),
    list('Left out', skipped.map(inOneLine)),
  ]
  return `${lists.join('')}${note === null ? '' : `\n${note}\n`}\n${ok ? 'Passed' : 'Failed'}. Report: ${report}`
}

function list(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${title} (${lines.length}):\n${lines.map((line) => `  ${line}\n`).join('')}`
}

const inOneLine = ({ file, text }: StoryNote): string => `${file}: ${text.split('\n', 1)[0] ?? ''}`
