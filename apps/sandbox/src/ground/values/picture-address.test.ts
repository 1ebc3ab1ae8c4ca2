import { expect, it } from 'vitest'
import { picturePath, readPicturePath } from './picture-address.ts'

it.each([
  ['poster', 'nile-gold', '/cdn/games/nile-gold.png', false],
  ['tall-poster', 'nile-gold', '/cdn/games/nile-gold-tall.png', false],
  ['banner', 'welcome', '/cdn/banners/welcome.png', false],
  ['mobile-banner', 'welcome', '/cdn/banners/welcome-mobile.png', false],
  ['level', '7', '/cdn/levels/7.png', false],
  ['producer', 'north-lamp', '/cdn/producers/north-lamp.svg', true],
] as const)('has a %s of %s at %s', (kind, seed, path, isVector) => {
  expect(picturePath(kind, seed)).toBe(path)
  expect(readPicturePath(path)).toEqual({ kind, seed, isVector })
})

it.each([
  '/cdn/games/a.svg',
  '/cdn/games/a.jpg',
  '/cdn/producers/a.png',
  '/cdn/unknown/a.png',
  '/cdn/constructor/a.png',
  '/games/a.png',
  '/cdn/games/a/b.png',
  '/cdn/games/.png',
  '',
  `/cdn/games/${'a'.repeat(201)}.png`,
])('has no picture at %j', (path) => {
  expect(readPicturePath(path)).toBeNull()
})
