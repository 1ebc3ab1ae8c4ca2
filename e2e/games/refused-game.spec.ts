import type { Page } from '@playwright/test'
import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { anew, buttonNamed, follow, game, GAME, holdRequests, hydrated, liveInAllTabs, open } from '../support/visit.ts'

const DETAILS = '/json-api/v2/games/hungry-werewolf-hour'

const stage = (page: Page) => page.locator('[data-slot="draggable-window"]')
const runs = (sandbox: SandboxControl) => sandbox.requests('/json-api/eapi/game-run/*')

test.beforeEach(({ complaints }) => complaints.expect(FAILED_CALL))

test('a game whose details are refused starts no run and shows no stage, served or in the browser', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ path: DETAILS, status: 403 })
  const served = await page.goto(anew(GAME))
  expect(served?.status()).toBe(500)
  expect(await served?.text()).not.toContain('data-slot="draggable-window"')
  await hydrated(page)
  const failure = page.locator('main [data-status]')
  await expect(failure).toHaveAttribute('data-status', '500')
  await expect(stage(page)).toHaveCount(0)

  await follow(page, '/about')
  await expect(page).toBeAt('/about')
  await follow(page, anew(GAME))
  await expect(failure).toHaveAttribute('data-status', '500')
  await expect(stage(page)).toHaveCount(0)
  expect(await runs(sandbox)).toEqual([])
})

test('a game whose details do not come in time starts no run and keeps no stage', async ({ page, sandbox }) => {
  await page.clock.install()
  await open(page, '/about')
  await holdRequests(page, new RegExp(DETAILS))
  const asked = page.waitForRequest(new RegExp(DETAILS))
  await follow(page, GAME)
  await expect(stage(page)).toBeVisible()
  await asked
  await liveInAllTabs(page.context(), sandbox)
  await page.clock.fastForward(31_000)
  await expect(page.locator('main [data-status]')).toHaveAttribute('data-status', '503')
  await expect(stage(page)).toHaveCount(0)
  expect(await runs(sandbox)).toEqual([])
})

test('a run waits for the details of its game', async ({ page, sandbox }) => {
  await open(page, '/about')
  const release = await holdRequests(page, new RegExp(DETAILS))
  const asked = page.waitForRequest(new RegExp(DETAILS))
  await follow(page, GAME)
  await expect(stage(page)).toBeVisible()
  await asked
  expect(await runs(sandbox)).toEqual([])
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hungry Werewolf Hour')
  await expect(game(page)).toHaveAttribute('data-mode', 'demo')
  expect(await runs(sandbox)).toHaveLength(1)
})

test("a player's token goes with a run for money and never with a demo", async ({ page, sandbox, openAsPlayer }) => {
  await openAsPlayer(GAME)
  await expect(game(page)).toHaveAttribute('data-mode', 'real')
  await buttonNamed(page, 'game:playDemo').click()
  await expect(game(page)).toHaveAttribute('data-mode', 'demo')
  const calls = await runs(sandbox)
  expect(calls.map(({ body, headers }) => [(body as { type: string }).type, 'authorization' in headers])).toEqual([
    ['real', true],
    ['demo', false],
  ])
})
