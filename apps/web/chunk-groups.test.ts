/**
 * @promise Repository: every place of a group of chunks, path of an import rule, list of tests and exemption is
 *   there; `npm run check:unused` looks after knip's own settings
 * @proof patterns.test, folders.test
 * @journey none
 */

import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { strictStyles } from '@croupier/design-system/strict-styles'
import { expect, it } from 'vitest'
import { chunkGroups, PLACES, TEXTS, textsFile } from './chunk-groups.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const TEXTS_FOLDER = 'apps/web/src/texts/on-demand'
const texts = (file: string) => textsFile(`${root}${TEXTS_FOLDER}/${file}`)

/** Libraries are in the folder of the package that names them, or in pnpm's for those that only libraries name. */
const LIBRARY_FOLDERS = ['apps/web/', 'packages/design-system/', 'packages/domain/', 'node_modules/.pnpm/']

it('every place of a group is a file, or a folder that is not empty', () => {
  const isThere = (place: string) =>
    existsSync(root + place) && (!place.endsWith('/') || globSync(`${place}**`, { cwd: root }).length > 1)
  const foldersOf = (place: string) => (place.startsWith('node_modules/') ? LIBRARY_FOLDERS : [''])
  expect(PLACES.length).toBeGreaterThan(100)
  expect(PLACES.filter((place) => !foldersOf(place).some((folder) => isThere(folder + place)))).toEqual([])
})

it('every namespace of texts that has a file of its own exists', () => {
  const named = Object.values(TEXTS).flat()
  expect(named.filter((namespace) => !existsSync(`${root}${TEXTS_FOLDER}/en/${namespace}.json`))).toEqual([])
})

it.each([
  ['en/search.json', 'texts-en'],
  ['pt-BR/forms.json', 'texts-forms-pt-BR'],
  ['ru/cashbox.json', 'texts-player-ru'],
  ['en/cookies.json', 'texts-info-en'],
  ['en/consent.json', 'texts-consent-en'],
  ['it/a-new-feature.json', 'texts-player-it'],
])('puts the texts %s into the file %s', (file, name) => {
  expect(texts(file)).toBe(name)
})

it('leaves texts of the first visit and code to other groups', () => {
  expect(textsFile(`${root}apps/web/src/texts/first-visit/en/games.json`)).toBeNull()
  expect(textsFile(`${root}apps/web/src/features/games/search/search-panel.tsx`)).toBeNull()
  expect(textsFile('virtual:library-styles/vaul.css')).toBeNull()
})

it.each([
  ['apps/web/src/features/games/list/category-page.tsx', 'games'],
  ['apps/web/src/features/games/list/filters/filter-sheet.tsx', undefined],
  ['apps/web/src/features/games/game/game-window.tsx', 'game'],
  ['apps/web/src/features/games/game/play-figures.tsx', undefined],
  ['apps/web/src/features/games/lobby/lobby-page.tsx', 'lobby-page'],
  ['apps/web/src/features/games/lobby/late/promo-widget.tsx', 'lobby-later'],
  ['apps/web/src/features/games/lobby/late/promotions-row.tsx', undefined],
  ['apps/web/src/features/shell/support/chat/chat-dock.tsx', 'chat'],
  ['apps/web/src/features/account/cashbox/deposit/deposit-page.tsx', 'cashbox'],
  ['apps/web/src/features/account/cashbox/deposit/pay-widget.tsx', undefined],
  ['apps/web/src/features/account/profile/levels/level-up.css', undefined],
  ['node_modules/.pnpm/axios@1.21.1/node_modules/axios/index.js', 'calls'],
  ['node_modules/.pnpm/react@19.3.1/node_modules/react/index.js', 'libraries'],
])('keeps %s in %s', (file, name) => {
  expect(groupsOf(root + file)).toEqual(name === undefined ? [] : [name])
})

it.each([
  ['vaul', ['overlays', 'toasts'], 'the dialogs'],
  ['sonner', ['toasts'], 'the toasts'],
])('keeps the stylesheet of %s, which a plugin makes, with %s', (library, names) => {
  const id = `virtual:library-styles/${library}.css`
  expect(strictStyles().resolveId(id)).toBe(id)
  expect(groupsOf(`${id}?inline`)).toEqual(names)
})

/** Groups that take a module by what it is, not by who needs it first. */
function groupsOf(id: string) {
  const taking = chunkGroups.filter(({ test, tags }) => tags === undefined && typeof test === 'function' && test(id))
  return taking.map(({ name }) => name)
}
