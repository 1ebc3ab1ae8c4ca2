import { expect, test } from 'vitest'
import {
  categoryPath,
  gamePath,
  isAuthPath,
  PROMO_PATH,
  producerPath,
  promoGamesPath,
  promotionPath,
  redirectQuery,
} from './addresses.ts'
import { redirectTarget } from './redirect-target.ts'

test('a slug is one segment, whatever the platform put into it', () => {
  expect(gamePath('book-of-ra')).toBe('/play/book-of-ra')
  expect(gamePath('a/b?c')).toBe('/play/a%2Fb%3Fc')
  expect(categoryPath('a/b')).toBe('/games/a%2Fb')
  expect(producerPath('a/b', 'c/d')).toBe('/producers/a%2Fb/c%2Fd')
})

test('without a category the path is that of all games', () => {
  expect(categoryPath(null)).toBe('/games')
  expect(producerPath('nordlicht')).toBe('/producers/nordlicht')
})

test('a promotion has its page below the list, and a static page without a template', () => {
  expect(promotionPath({ slug: 'a/b', template: 'template3' })).toBe(`${PROMO_PATH}/a%2Fb`)
  expect(promotionPath({ slug: 'a/b', template: null })).toBe('/a%2Fb')
  expect(promoGamesPath('a/b')).toBe(`${PROMO_PATH}/a%2Fb/games`)
})

test('login leads back to where it was asked for', () => {
  const path = '/games/slots?sort=new&page=2'
  expect(redirectTarget(new URLSearchParams(redirectQuery(path)).get('redirect'))).toBe(path)
})

test('only login and registration close an open game', () => {
  expect(['/login', '/registration', '/', '/login/x'].map(isAuthPath)).toEqual([true, true, false, false])
})
