import { expect, it } from 'vitest'
import { isNoPopupPath } from './no-popup-paths.ts'

it.each([
  ['/', true],
  ['/games', true],
  ['/games/slots', true],
  ['/games/slots/', true],
  ['/producers/amberline', true],
  ['/producers/amberline/slots', true],
  ['/play/nile-gold', true],
  ['/tournaments/spring/games', true],
  ['/cashbox', true],
  ['/cashbox/success', true],
  ['/rules', false],
  ['/promo', false],
  ['/promo/treasure-voyage', false],
  ['/promo/treasure-voyage/games', false],
  ['/tournaments/spring', false],
  ['/profile/gifts', false],
  ['/cashboxes', false],
])('no popup at %s: %s', (path, expected) => expect(isNoPopupPath(path)).toBe(expected))
