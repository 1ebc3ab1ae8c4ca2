import { expect, it } from 'vitest'
import { chunkGroups, textsFile } from './chunk-groups.ts'

const texts = (file: string) => textsFile(`/repository/apps/web/src/texts/on-demand/${file}`)

it.each([
  ['en/search.json', 'texts-en'],
  ['pt-BR/forms.json', 'texts-forms-pt-BR'],
  ['ru/cashbox.json', 'texts-player-ru'],
  ['it/a-new-feature.json', 'texts-player-it'],
])('puts the texts %s into the file %s', (file, name) => {
  expect(texts(file)).toBe(name)
})

it('leaves texts of the first visit and code to other groups', () => {
  expect(textsFile('/repository/apps/web/src/texts/first-visit/en/games.json')).toBeNull()
  expect(textsFile('/repository/apps/web/src/features/games/search/search-panel.tsx')).toBeNull()
})

it.each([
  ['games/list/category-page.tsx', 'games'],
  ['games/list/filters/filter-sheet.tsx', undefined],
  ['games/game/game-window.tsx', 'game'],
  ['games/game/play-figures.tsx', undefined],
  ['account/cashbox/deposit/deposit-page.tsx', 'cashbox'],
  ['account/cashbox/deposit/pay-widget.tsx', undefined],
])('keeps the feature %s in %s', (file, area) => {
  const areas = chunkGroups.filter(
    ({ test }) => typeof test === 'function' && test(`/repository/apps/web/src/features/${file}`),
  )
  expect(areas.map(({ name }) => name)).toEqual(area === undefined ? [] : [area])
})
