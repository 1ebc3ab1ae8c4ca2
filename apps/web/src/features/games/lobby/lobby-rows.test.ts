import type { GameCategory } from '@croupier/domain/games'
import { expect, test } from 'vitest'
import { planRows } from './lobby-rows.ts'

const category = (slug: string, showInLobby = true): GameCategory => ({
  kind: 'category',
  slug,
  name: slug,
  image: null,
  url: `/games/${slug}`,
  position: 0,
  showInLobby,
  gamesCount: 12,
})

test('rows follow the order of the categories, without hidden ones', () => {
  const rows = planRows([category('slots'), category('hidden', false), category('live')])
  expect(rows.map((row) => row.category.slug)).toEqual(['slots', 'live'])
})

test('the first row and every fourth after it are tall', () => {
  const rows = planRows(Array.from({ length: 6 }, (_, index) => category(`c${index}`)))
  expect(rows.map((row) => row.shape)).toEqual(['tall', 'poster', 'poster', 'poster', 'tall', 'poster'])
})
