/**
 * @promise Look and accessibility: every page is hydrated and laid out within the window, on a phone and on a
 *   desktop, in Chromium, Firefox and WebKit
 */

import { GAME, GUEST_PAGES, PLAYER_PAGES } from '../support/visit.ts'
import { expect, test } from './support/engine-test.ts'
import { layoutFaults } from './support/layout.ts'
import { DESKTOP, PHONE, type Tab } from './support/tab.ts'

/** Pages of a kind that another page of the list has. */
const ALIKE = new Set([
  '/games',
  '/accessibility',
  '/responsible-gaming',
  '/cookies',
  '/remind',
  '/profile/promo-code',
  '/compoints/purchased',
])

/** Loads each page and looks at it as wide as a desktop and as a phone. Every second page begins as a phone. */
async function expectSound(tab: Tab, pages: readonly string[]): Promise<void> {
  let sizes = [DESKTOP, PHONE]
  for (const path of pages.filter((page) => !ALIKE.has(page))) {
    await tab.open(path)
    await tab.until(
      () =>
        document.querySelector('main [aria-busy=true], style[data-faces][media="not all"]') === null &&
        document.fonts.status === 'loaded',
      `${path} is complete`,
    )
    for (const size of sizes) {
      await tab.resize(size)
      expect.soft(await tab.js(layoutFaults), `${path}, ${size.width} px wide`).toEqual([])
    }
    sizes = sizes.toReversed()
  }
}

test('each page of a guest is hydrated and laid out within the window', async ({ tab, expected }) => {
  expected.push(/404/)
  await expectSound(tab, [...GUEST_PAGES, '/no-such-page'])
})

test('each page of a player is hydrated and laid out within the window', async ({ tab, signIn }) => {
  await signIn({ promotions: { 'treasure-voyage': 7 } })
  await expectSound(tab, [...PLAYER_PAGES, GAME])
})
