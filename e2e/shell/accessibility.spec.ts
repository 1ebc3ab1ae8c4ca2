import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { GUEST_PAGES, open, PLAYER_PAGES } from '../support/visit.ts'

/** Entries of lists that are built like the three before them. */
const REPEATED = 'main li:nth-child(n + 4)'

async function expectAccessible(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .exclude(REPEATED)
    .analyze()
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect.soft(faults, path).toEqual([])
}

test('axe finds nothing on the pages of a guest', { tag: '@phone' }, async ({ page, complaints }) => {
  complaints.expect(/404/)
  for (const path of [...GUEST_PAGES, '/no-such-page']) await expectAccessible(page, path)
})

test('axe finds nothing on the pages of a player', { tag: '@phone' }, async ({ page, openAsPlayer }) => {
  await openAsPlayer('/rules')
  for (const path of PLAYER_PAGES) await expectAccessible(page, path)
})
