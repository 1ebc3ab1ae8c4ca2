import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { chromaticPlan } from './chromatic-plan.ts'
import { writeTinyStorybook } from './testing/tiny-storybook.ts'

function story(id: string, title: string, tags: string[] = [], type = 'story') {
  return { [id]: { id, title, tags, type, importPath: './a.stories.tsx' } }
}

it('counts stories, brands and sizes of the index', () => {
  const entries = {
    ...story('notes--docs', 'Notes', [], 'docs'),
    ...story('button--plain', 'Display/Button'),
    ...story('button--brands', 'Display/Button', ['visual:brands']),
    ...story('cashbox--deposit', 'Web/Cashbox', ['visual:brands']),
  }
  const plan = chromaticPlan({ entries }, ['gold', 'caju'])
  expect(plan).toContain('would get 3 stories and record at most 7 snapshots in 4 modes')
  expect(plan.split('\n').filter((line) => line.startsWith('  '))).toEqual([
    '  gold desktop    1100 × 760    3 snapshots',
    '  caju desktop    1100 × 760    2 snapshots',
    '  gold phone      360 × 740     1 snapshots',
    '  caju phone      360 × 740     1 snapshots',
  ])
})

it('is printed for a built Storybook, and the command succeeds', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chromatic-'))
  try {
    writeTinyStorybook(folder, { 'box--plain': '', 'box--other': '' })
    // Throws when the command fails.
    const said = execFileSync(process.execPath, [path.join(import.meta.dirname, 'chromatic-plan.ts'), folder], {
      encoding: 'utf8',
    })
    expect(said).toContain('nothing is sent')
    expect(said).toContain('would get 2 stories and record at most 2 snapshots in 1 modes')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
