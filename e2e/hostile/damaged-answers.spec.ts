import { DAMAGES, type SandboxControl } from '@croupier/platform-fixtures/sandbox'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { anew, banner, follow, gameLinks, hydrated, main, PLAYER_PAGES } from '../support/visit.ts'

const GAME = '/play/hungry-werewolf-hour'
const BALANCE = '/profile/balance'
const CATEGORIES = '/json-api/v2/categories'
const PROFILE = '/json-api/users/profile'

/** Parts that wait. What did not load stands behind its failure, and is inert. */
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

async function move(page: Page, path: string, where: string): Promise<void> {
  const address = anew(path)
  await follow(page, address)
  await expect(page).toBeAt(address)
  await expectDrawn(page, where)
}

/** Damages the data of every answer, except those of the spared paths. */
async function damageAnswers(
  sandbox: SandboxControl,
  damage: (typeof DAMAGES)[number],
  spared: readonly string[],
): Promise<void> {
  await sandbox.clearFaults()
  for (const path of spared) await sandbox.fault({ path })
  await sandbox.fault({ path: '/json-api/*', method: 'GET', damage })
  await sandbox.fault({ path: '/api/*', method: 'GET', damage })
}

async function expectNoErrorLogged(sandbox: SandboxControl): Promise<void> {
  const entries = (await sandbox.requests('/log')).map(({ body }) => JSON.stringify(body))
  expect(entries.filter((entry) => /"(hydration|uncaught|TypeError|RangeError)/.test(entry))).toEqual([])
}

// Pages without the data they are about, and pictures under damaged addresses.
test.beforeEach(({ complaints }) => complaints.expect(/status of (404|500)/))

test('damaged answers leave the pages of a guest standing', async ({ page, sandbox }) => {
  const others = ['/games/slots', GAME]
  for (const damage of DAMAGES) {
    // Each of 100 categories would have a row with a list of 10,000 games.
    await damageAnswers(sandbox, damage, damage === 'many-entries' ? [CATEGORIES] : [])
    await load(page, '/', `${damage}, lobby`)
    await move(page, '/games', `${damage}, games`)
    if (damage !== 'empty-lists') await expect(gameLinks(page).first()).toBeVisible()
    for (const path of others) await move(page, path, `${damage}, ${path}`)
  }
  await damageAnswers(sandbox, 'null-fields', [])
  for (const path of ['/games', '/rules', '/registration', ...others]) await load(page, path, `served ${path}`)
  await expectNoErrorLogged(sandbox)
})

test('damaged answers leave the pages of a player standing', async ({ page, sandbox, openAsPlayer }) => {
  await openAsPlayer('/rules', { gifts: [{ type: 'cash' }, { type: 'deposit_bonus', percent: 50 }] })
  const others = ['/cashbox', '/cashbox/withdraw', '/cashbox/history', '/cashbox/limits']
  for (const damage of DAMAGES) {
    await damageAnswers(sandbox, damage, [PROFILE, CATEGORIES])
    await load(page, BALANCE, `${damage}, balance`)
    for (const path of others) await move(page, path, `${damage}, ${path}`)
  }
  await test.step('also when they are served, and without the profile', async () => {
    await damageAnswers(sandbox, 'null-fields', [])
    for (const path of ['/', ...PLAYER_PAGES]) await load(page, path, `served ${path}`)
  })
  await expectNoErrorLogged(sandbox)
})
