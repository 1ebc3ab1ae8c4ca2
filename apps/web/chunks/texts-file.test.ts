/**
 * @promise Repository: every path of an import rule, list of tests, file of texts and exemption is there; the build stops
 *   at a part of the site that its files name and that is gone; `npm run check:unused` looks after knip's own settings
 * @proof patterns.test, folders.test
 * @journey none
 */

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { TEXTS, textsFile } from './texts-file.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const TEXTS_FOLDER = 'apps/web/src/texts/on-demand'
const texts = (file: string) => textsFile(`${root}${TEXTS_FOLDER}/${file}`)

it('every namespace of texts that has a file of its own exists', () => {
  const named = Object.values(TEXTS).flat()
  expect(named.filter((namespace) => !existsSync(`${root}${TEXTS_FOLDER}/en/${namespace}.json`))).toEqual([])
})

it.each([
  ['en/search.json', 'texts-en'],
  ['pt-BR/forms.json', 'texts-forms-pt-BR'],
  ['ru/documents.json', 'texts-player-ru'],
  ['ru/cashbox.json', 'texts-cashbox-ru'],
  ['en/cookies.json', 'texts-info-en'],
  ['en/consent.json', 'texts-consent-en'],
  ['ru/tournament-board.json', 'texts-events-ru'],
  ['it/a-new-feature.json', 'texts-player-it'],
])('puts the texts %s into the file %s', (file, name) => {
  expect(texts(file)).toBe(name)
})

it('leaves texts of the first visit and code to other files', () => {
  expect(textsFile(`${root}apps/web/src/texts/first-visit/en/games.json`)).toBeNull()
  expect(textsFile(`${root}apps/web/src/features/games/search/search-panel.tsx`)).toBeNull()
  expect(textsFile('virtual:library-styles/vaul.css')).toBeNull()
})
