import type { GameCategory } from '@croupier/domain/games'
import { expect, test } from 'vitest'
import { planLobby, rowKinds } from './lobby-rows.ts'

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

const some = (count: number) => Array.from({ length: count }, (_, index) => category(`c${index}`))
const said = (plan: ReturnType<typeof planLobby>) =>
  plan.map((part) => (typeof part === 'string' ? part : `${part.category.slug} ${part.kind}`))

test('rows follow the order of the categories, without hidden ones', () => {
  const plan = planLobby([category('slots'), category('hidden', false), category('live')], ['poster'])
  expect(said(plan)).toEqual(['slots poster', 'live poster'])
})

test('a brand that chooses nothing has a tall row first and every fourth after it, and the blocks between the first ones', () => {
  expect(said(planLobby(some(6)))).toEqual([
    'c0 tall',
    'winners',
    'c1 poster',
    'promotions',
    'c2 poster',
    'studios',
    'c3 poster',
    'tournaments',
    'c4 tall',
    'c5 poster',
  ])
})

test('a brand chooses kinds and order; categories that are left follow in the same kinds', () => {
  const plan = planLobby(some(5), ['tournaments', 'ranking', 'grid', 'winners'])
  expect(said(plan)).toEqual(['tournaments', 'c0 ranking', 'c1 grid', 'winners', 'c2 ranking', 'c3 grid', 'c4 ranking'])
})

test('blocks are there without a category', () => {
  expect(said(planLobby([], ['tall', 'winners', 'wide', 'studios']))).toEqual(['winners', 'studios'])
})

test('the kinds of rows are those of the parts', () => {
  expect(rowKinds(['winners', 'ranking', 'studios', 'wide'])).toEqual(['ranking', 'wide'])
  expect(rowKinds()).toEqual(['tall', 'poster', 'poster', 'poster'])
})
