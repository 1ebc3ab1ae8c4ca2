import { expect, it } from 'vitest'
import { affectedFiles, firstTests } from './affected.mjs'

const kit = 'packages/kit/src'
const sources = new Map([
  [`${kit}/button/button.tsx`, "import icon from './icon.svg?react'\nexport const Button = icon"],
  [`${kit}/button/icon.svg`, ''],
  [`${kit}/button/index.ts`, "/** Public. */\nexport { Button, type ButtonProps as Props } from './button.tsx'\n"],
  [`${kit}/card/card.tsx`, 'export const Card = 1'],
  [
    `${kit}/index.ts`,
    "export { Button, type Props } from './button/index.ts'\nexport { Card as Panel } from './card/card.tsx'\n",
  ],
  ['apps/web/src/form.tsx', "import {\n  Button,\n} from '@croupier/kit'"],
  ['apps/web/src/props.ts', "import type { Props } from '@croupier/kit/button'"],
  ['apps/web/src/panel.tsx', "import { Panel } from '@croupier/kit'"],
  ['apps/web/src/all.tsx', "import * as kit from '@croupier/kit'"],
  ['packages/domain/src/games/store.ts', 'export const createGames = 1'],
  ['packages/domain/src/games/index.ts', "export { type Games, createGames } from './store.ts'"],
  [
    'packages/domain/src/site/slices.ts',
    "import { createGames } from '../games/index.ts'\nexport const createSlices = (means) => ({\n  games: createGames(means),\n})",
  ],
  ['packages/domain/src/site/site.ts', "import { createSlices } from './slices.ts'"],
  ['apps/web/src/games-page.tsx', 'const { games, clock } = useSite()'],
  ['apps/web/src/games-route.ts', 'const load = ({ site }) => site.games.list()'],
  ['apps/web/src/tabs.tsx', 'const { games } = tabs'],
  ['apps/web/src/page.stories.tsx', "const page = () => import('./form.tsx')"],
])
const affected = (...changed: string[]) =>
  [...affectedFiles(sources, changed)].filter((file) => !changed.includes(file)).toSorted()

it('follows imports through others, to assets and to modules loaded later', () => {
  expect(affected(`${kit}/button/icon.svg`)).toEqual([
    'apps/web/src/all.tsx',
    'apps/web/src/form.tsx',
    'apps/web/src/page.stories.tsx',
    `${kit}/button/button.tsx`,
  ])
})

it('follows a name through an index to its own file, under another name too', () => {
  expect(affected(`${kit}/card/card.tsx`)).toEqual(['apps/web/src/all.tsx', 'apps/web/src/panel.tsx'])
})

it('selects all that import anything through a changed index', () => {
  expect(affected(`${kit}/index.ts`)).toEqual([
    'apps/web/src/all.tsx',
    'apps/web/src/form.tsx',
    'apps/web/src/page.stories.tsx',
    'apps/web/src/panel.tsx',
  ])
})

it('leaves out what imports types only', () => {
  expect(affected(`${kit}/button/button.tsx`)).not.toContain('apps/web/src/props.ts')
})

it('follows a slice to what uses it by its name on the site, not to all that have a site', () => {
  expect(affected('packages/domain/src/games/store.ts')).toEqual([
    'apps/web/src/games-page.tsx',
    'apps/web/src/games-route.ts',
  ])
  expect(affected('packages/domain/src/site/slices.ts')).toEqual(['packages/domain/src/site/site.ts'])
})

it('selects the file alone when nothing imports it', () => {
  expect(affected('docs/visual.md')).toEqual([])
})

it('names the nearest first', () => {
  const chain = new Map([
    ['packages/a/src/far.ts', "import './middle.ts'"],
    ['packages/a/src/middle.ts', "import './near.ts'"],
    ['packages/a/src/near.ts', "import './changed.ts'"],
    ['packages/a/src/aside.ts', "import './changed.ts'"],
    ['packages/a/src/changed.ts', ''],
  ])
  expect([...affectedFiles(chain, ['packages/a/src/changed.ts'])].map((file) => file.slice(15, -3))).toEqual([
    'changed',
    'near',
    'aside',
    'middle',
    'far',
  ])
})

it('runs so many tests and names the files that are left', () => {
  const files = [60, 30, 20, 5].map((tests, at) => ({ file: `${at}`, tests }))
  expect(firstTests(files, 200)).toEqual({ run: ['0', '1', '2', '3'], left: [] })
  expect(firstTests(files, 90)).toEqual({ run: ['0', '1'], left: ['2', '3'] })
  expect(firstTests(files, 10), 'always the first').toEqual({ run: ['0'], left: ['1', '2', '3'] })
})
