/**
 * @promise Toasts and dialogs: a toast on a game's page leaves the buttons of its bar free
 */

import { t } from '../support/texts.ts'
import { GAME } from '../support/visit.ts'
import { expect, test } from './support/engine-test.ts'
import { layoutFaults } from './support/layout.ts'
import { DESKTOP, PHONE } from './support/tab.ts'

declare global {
  interface Window {
    hadToast?: boolean
  }
}

/** Runs in a page. A toast leaves by itself, on a slow machine between two looks at the page. */
function watchToasts(): void {
  const look = () => document.querySelector('[data-sonner-toast]') !== null && (window.hadToast = true)
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}

const FRAME = '[data-testid=game-iframe]'

test('a game is played, goes on in its small window, begins anew after Back from outside, and is closed', async ({
  tab,
  sandbox,
  openAsPlayer,
}) => {
  const { title, toWager } = { title: 'Friday double', toWager: 1500 }
  await openAsPlayer(`${GAME}?lang=en`, {
    bonus: 500,
    wagering: toWager,
    gifts: [{ type: 'cashback', title, wager: 3, amount: 500, state: 'activated', toWager }],
    tournaments: { 'grand-tour-egypt': 100 },
  })
  const inGame = (name: string) => tab.inFrame(FRAME, (key) => document.body.dataset[key], name).catch(() => undefined)
  await expect.poll(() => inGame('state')).toBe('ready')
  await expect.poll(async () => (await sandbox.sockets()).length).toBe(1)
  await tab.js(watchToasts)
  await tab.pressInFrame(FRAME, 'button[aria-label*=pin]')
  await expect.poll(() => inGame('spins')).toBe('1')
  // The first spin is a trophy, which a toast tells below the bar.
  await tab.until(() => window.hadToast === true, 'a toast is shown')

  await tab.seen({ css: '[data-testid=play-tournament]' })
  for (const size of [PHONE, DESKTOP]) {
    await tab.resize(size)
    expect(await tab.js(layoutFaults), 'the bar of the game shows everything').toEqual([])
  }
  const instance = await inGame('instance')
  await tab.press({ css: 'a', name: t('game:minimise') })
  await tab.at('/')
  await tab.press({ css: 'a', name: t('game:resume') })
  await tab.at(GAME)
  expect([await inGame('instance'), await inGame('spins')]).toEqual([instance, '1'])

  // WebKit keeps the page while it is left; what ran there is stale, so the game begins anew.
  await tab.engine.goto('about:blank')
  await tab.back()
  await tab.at(GAME)
  await expect.poll(() => inGame('state')).toBe('ready')
  expect(await inGame('instance')).not.toBe(instance)
  await tab.press({ css: 'button', name: t('game:close') })
  await tab.gone({ css: FRAME })
})

test('the board of a tournament moves while it is looked at', async ({ tab, sandbox, engine, openAsPlayer }) => {
  const { slug } = await sandbox.tournament({
    slug: `race-${engine.name.toLowerCase()}`,
    startsInMs: -3_600_000,
    scoreCurrency: 'EUR',
    rivals: [{ username: 'first', score: 50_000 }],
  })
  const login = await openAsPlayer(`/tournaments/${slug}?lang=en`, { tournaments: { [slug]: 30_000 } })
  const rows = () => tab.js(() => [...document.querySelectorAll('tr[data-key]')].map((row) => row.textContent))
  await expect.poll(async () => (await rows())[0] ?? '').toContain('first')
  await expect
    .poll(async () => (await sandbox.sockets()).some(({ rooms }) => rooms.includes(`tournament-${slug}`)))
    .toBe(true)
  await sandbox.seat(slug, login, { score: 60_000 })
  await expect.poll(async () => (await rows())[0] ?? '').toContain('€900')
  await expect.poll(async () => (await rows())[1] ?? '').toContain('first')
})
