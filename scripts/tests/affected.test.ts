/**
 * @promise Repository: `npm run check` selects the tests and stories that use a change, the nearest first, and
 *   names each fault by its file
 * @proof stages.test, reports.test
 * @journey none
 */

import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readImports, type Imports } from '../checks/imports.mjs'
import { root } from '../stack/workspace.mjs'
import { affectedTests, isBelowEveryStory, isLinted, REPOSITORY_TESTS } from './affected.mjs'

const features = 'apps/web/src/features'
const domain = 'packages/domain/src'
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

describe('in this repository', () => {
  let imports: Imports
  beforeAll(async () => {
    imports = await readImports()
  }, 180_000)

  it('no import breaks a rule', () => {
    expect(imports.faults).toEqual([])
  })

  it.each([
    [
      `${domain}/games/games-store.ts`,
      [`${domain}/games/games-store.test.ts`, `${features}/games/list/catalogue.test.ts`],
      [
        `${features}/games/list/category-page.stories.tsx`,
        `${features}/games/search/search-panel.stories.tsx`,
        `${features}/games/lobby/lobby-page.stories.tsx`,
      ],
    ],
    [
      `${domain}/content/content-store.ts`,
      [`${domain}/content/content-store.test.ts`],
      [`${features}/shell/content/static-page.stories.tsx`],
    ],
    [
      'packages/design-system/src/button/button.tsx',
      [],
      ['packages/design-system/src/button/button.stories.tsx', `${features}/account/auth/login/login-page.stories.tsx`],
    ],
    [`${features}/games/lobby/lobby-page.tsx`, [], [`${features}/games/lobby/lobby-page.stories.tsx`]],
  ])('a change of %s selects the tests and stories that use it, the nearest first', (changed, unit, stories) => {
    expect(imports.files, 'moved? Name another file here').toContain(changed)
    const affected = affectedTests(imports, [changed])
    expect(affected.unit).toEqual(expect.arrayContaining(unit))
    expect(affected.stories).toEqual(expect.arrayContaining(stories))
    if (unit[0]) expect(affected.unit[0]).toBe(unit[0])
  })

  it('a change of a slice selects the stories of its pages before those of all pages', () => {
    const { stories } = affectedTests(imports, [`${domain}/games/games-store.ts`])
    const place = (file: string) => stories.indexOf(`${features}/${file}`)
    expect(stories.length).toBeGreaterThan(30)
    expect(place('games/lobby/lobby-page.stories.tsx')).toBeLessThan(20)
    expect(place('account/limits/limits-page.stories.tsx')).toBeGreaterThan(20)
  })

  it('a document selects nothing', () => {
    expect(affectedTests(imports, ['docs/visual.md'])).toEqual({ stories: [], unit: [] })
  })
})

it('names tests of the repository, files to lint and files below every story that exist', () => {
  for (const place of REPOSITORY_TESTS) {
    expect(existsSync(path.join(root, place)), place).toBe(true)
    const tests = place.endsWith('/') ? globSync(`${place}*.test.ts`, { cwd: root }) : [place]
    expect(tests, place).not.toEqual([])
  }
  expect(tracked.filter(isLinted).length).toBeGreaterThan(1000)
  expect(isLinted('docs/visual.md')).toBe(false)
  const below = tracked.filter(isBelowEveryStory)
  for (const start of ['.storybook/', 'packages/brands/', 'apps/web/'])
    expect(
      below.filter((file) => file.startsWith(start)),
      start,
    ).not.toEqual([])
  expect(isBelowEveryStory('apps/web/src/app/entry-client.tsx')).toBe(false)
})
