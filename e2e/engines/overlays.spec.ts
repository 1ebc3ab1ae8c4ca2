import { GAME } from '../support/visit.ts'
import { t } from '../support/texts.ts'
import { expect, test } from './support/engine-test.ts'
import { layoutFaults } from './support/layout.ts'
import type { Spot } from './support/engine.ts'
import { DESKTOP, PHONE, type Tab } from './support/tab.ts'

const DIALOG = { css: '[role=dialog]' }
const SUPPORT = { css: 'footer button', name: t('layout:support') }
const panel = (id: string): Spot => ({ css: `#${id}:popover-open` })

/** Opens an overlay, finds it sound, and closes it by Escape. */
async function expectOverlay(tab: Tab, opener: Spot, overlay: Spot): Promise<void> {
  await tab.press(opener)
  await tab.seen(overlay)
  expect.soft(await tab.js(layoutFaults), opener.css).toEqual([])
  await tab.key('Escape')
  await tab.gone(overlay)
}

test('a guest opens the menu and filters on a phone, support and search on a desktop; Escape closes each', async ({
  tab,
}) => {
  await tab.open('/games/slots?lang=en')
  await expectOverlay(tab, { css: 'button[popovertarget=menu-sheet]' }, panel('menu-sheet'))
  await expectOverlay(tab, { css: 'main button', name: t('game-lists:filters') }, DIALOG)

  await tab.resize(DESKTOP)
  await tab.open('/privacy')
  await expectOverlay(tab, SUPPORT, DIALOG)
  await tab.press({ css: 'header button', name: t('layout:searchLong') })
  await tab.until(() => document.activeElement?.matches('[role=dialog] input') === true, 'the search has the focus')
  await tab.engine.type('gold')
  await tab.seen({ css: '[role=dialog] a[href^="/play/"]' })
  await tab.key('Escape')
  await tab.gone(DIALOG)
})

test('a player opens the account and the messages, as wide as a desktop and as a phone', async ({
  tab,
  openAsPlayer,
}) => {
  await openAsPlayer('/rules?lang=en')
  // From then on WebKit evaluates no media query by itself when the window's size changes.
  await tab.until(() => document.querySelector(':popover-open [data-slot=toasts]') !== null, 'toasts can be shown')
  for (const size of [PHONE, DESKTOP]) {
    await tab.resize(size)
    for (const id of ['account-panel', 'messages'])
      await expectOverlay(tab, { css: `button[popovertarget=${id}]` }, panel(id))
  }
})

test('a dialog stands over a game', async ({ tab }) => {
  await tab.resize(DESKTOP)
  await tab.open(`${GAME}?lang=en`)
  await expectOverlay(tab, SUPPORT, DIALOG)
})
