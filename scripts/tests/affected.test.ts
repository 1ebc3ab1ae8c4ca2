import { expect, it } from 'vitest'
import { affectedFiles } from './affected.mjs'

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
  ['apps/web/src/page.stories.tsx', "const page = () => import('./form.tsx')"],
])
const affected = (...changed: string[]) =>
  [...affectedFiles(sources, changed)].filter((file) => !changed.includes(file)).toSorted()

it('follows imports through others, to assets and to modules loaded later', () => {
  expect(affected(`${kit}/button/icon.svg`)).toEqual([
    'apps/web/src/all.tsx',
    'apps/web/src/form.tsx',
    'apps/web/src/page.stories.tsx',
    'apps/web/src/props.ts',
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

it('selects the file alone when nothing imports it', () => {
  expect(affected('docs/visual.md')).toEqual([])
})
