import type { DAMAGES, SandboxControl } from '@croupier/platform-fixtures/sandbox'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { anew, banner, follow, gameLinks, hydrated, main } from '../support/visit.ts'

/** Parts that are loading. One that failed is behind its failure message, and inert. */
const WAITING = '[aria-busy=true]:not([inert] *)'

/** The page has its frame and a heading, and none of its parts waits. */
async function expectDrawn(page: Page, where: string): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 }).first(), where).toHaveText(/\S/)
  await expect(main(page).locator(WAITING), where).toHaveCount(0)
  await expect(banner(page), where).toBeVisible()
}

async function load(page: Page, path: string, where: string): Promise<void> {
  await page.goto(anew(path))
  await hydrated(page)
  await expectDrawn(page, where)
}

async function move(page: Page, path: string): Promise<void> {
  const address = anew(path)
  await follow(page, address)
  await expect(page).toBeAt(address)
  await expectDrawn(page, path)
}

/** Damages the data of every answer, except those of the spared paths. */
async function damageAnswers(
  sandbox: SandboxControl,
  damage: (typeof DAMAGES)[number],
  spared: readonly string[] = [],
): Promise<void> {
  await sandbox.clearFaults()
  for (const path of spared) await sandbox.fault({ path })
  for (const path of ['/json-api/*', '/api/*']) await sandbox.fault({ path, method: 'GET', damage })
}

// Pages without the data they are about, and pictures under damaged addresses.
test.beforeEach(({ complaints }) => complaints.expect(/status of (404|500)/))

test('damaged answers break no page of a guest', async ({ page, sandbox }) => {
  await damageAnswers(sandbox, 'wrong-types')
  await load(page, '/', 'lobby')
  for (const path of ['/games', '/games/slots', '/play/hungry-werewolf-hour']) await move(page, path)
  await damageAnswers(sandbox, 'many-entries')
  await load(page, '/games', 'games of 10,000 more entries')
  await expect(gameLinks(page).first()).toBeVisible()
})

test('damaged answers break no page of a player', async ({ page, sandbox, openAsPlayer }) => {
  await openAsPlayer('/rules', { gifts: [{ type: 'cash' }, { type: 'deposit_bonus', percent: 50 }] })
  // Without the profile the site's server cannot know the owner of the tokens, and refuses every call.
  await damageAnswers(sandbox, 'null-fields', ['/json-api/users/profile'])
  await load(page, '/profile/balance', 'served balance')
  for (const path of ['/cashbox', '/cashbox/withdraw', '/cashbox/history', '/profile/levels', '/messages'])
    await move(page, path)
})
