import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { follow } from '../support/visit.ts'

/** Each route ends on a page whose content does not change. */
const ROUNDS: readonly { name: string; paths: readonly string[] }[] = [
  { name: 'lobby and lists', paths: ['/', '/games/slots', '/games', '/rules'] },
  { name: 'lobby and a game', paths: ['/', '/play/hungry-werewolf-hour', '/rules'] },
  {
    name: 'the cashbox',
    paths: ['/', '/cashbox', '/cashbox/withdraw', '/cashbox/history', '/cashbox/limits', '/rules'],
  },
]
const TIMES = 6

// A trace keeps copies of the page.
test.use({ trace: 'off' })

for (const { name, paths } of ROUNDS) {
  test(`pages that were left are let go: ${name}`, async ({ page, context, openAsPlayer }) => {
    await openAsPlayer('/')
    const session = await context.newCDPSession(page)
    // The first rounds load chunks, caches and texts.
    for (let round = 0; round < TIMES; round += 1) await goRound(page, paths)
    const before = await heldListeners(session)
    for (let round = 0; round < TIMES; round += 1) await goRound(page, paths)
    const kept = (await heldListeners(session)) - before
    expect(kept / TIMES, 'listeners that stay in memory for each round').toBeLessThan(5)
  })
}

async function goRound(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await follow(page, path)
    await expect(page).toBeAt(path)
    await expect(page.locator('main#content h1')).toHaveCount(1)
  }
}

/** Listeners in memory after garbage collection, of detached elements too. */
async function heldListeners(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Memory.getDOMCounters')).jsEventListeners
}
