import type { Page } from '@playwright/test'
import type { Fault, SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { anew, buttonNamed, follow, game, holdRequests, hydrated, open } from '../support/visit.ts'

const GAME = '/play/hungry-werewolf-hour'
const DETAILS = '/json-api/v2/games/hungry-werewolf-hour'

/** What keeps a game's details away, and the status of its page. */
const FAILURES: readonly (readonly [name: string, fault: Omit<Fault, 'path'>, status: number])[] = [
  ['403', { status: 403 }, 500],
  ['404', { status: 404 }, 404],
  ['429', { status: 429 }, 429],
  ['451', { status: 451 }, 451],
  ['500', { status: 500 }, 500],
  ['502', { status: 502 }, 503],
  ['503', { status: 503 }, 503],
  ['a cut line', { drop: true }, 503],
  ['what is no JSON', { status: 200, body: '<html>' }, 500],
]

const stage = (page: Page) => page.locator('[data-slot="draggable-window"]')
const runs = (sandbox: SandboxControl) => sandbox.requests('/json-api/eapi/game-run/*')

async function expectNoRunAndNoMismatch(sandbox: SandboxControl): Promise<void> {
  expect(await runs(sandbox)).toEqual([])
  const logged = (await sandbox.requests('/log')).map(({ body }) => JSON.stringify(body))
  expect(logged.filter((entry) => entry.includes('"hydration"'))).toEqual([])
}

test.beforeEach(({ complaints }) => complaints.expect(FAILED_CALL))

for (const [name, fault, status] of FAILURES) {
  test(`a game whose details end with ${name} starts no run and shows no stage`, async ({ page, sandbox }) => {
    await sandbox.clearRequests()
    await sandbox.fault({ path: DETAILS, ...fault })
    const served = await page.goto(anew(GAME))
    expect(served?.status()).toBe(status)
    expect(await served?.text()).not.toContain('data-slot="draggable-window"')
    await hydrated(page)
    const failure = page.locator('main [data-status]')
    await expect(failure).toHaveAttribute('data-status', String(status))
    await expect(stage(page)).toHaveCount(0)

    await open(page, '/about')
    await follow(page, anew(GAME))
    await expect(failure).toHaveAttribute('data-status', String(status))
    await expect(stage(page)).toHaveCount(0)
    await expectNoRunAndNoMismatch(sandbox)
  })
}

test('a game whose details do not come in time starts no run and keeps no stage', async ({ page, sandbox }) => {
  await sandbox.clearRequests()
  await page.clock.install()
  // Longer than the server waits; the browser's own call is never answered.
  await sandbox.fault({ path: DETAILS, delayMs: 20_000 })
  await holdRequests(page, new RegExp(DETAILS))
  const asked = page.waitForRequest(new RegExp(DETAILS))
  await page.goto(anew(GAME))
  await hydrated(page)
  await asked
  await page.clock.fastForward(31_000)
  await expect(page.locator('main [data-status]')).toHaveAttribute('data-status', '503')
  await expect(stage(page)).toHaveCount(0)
  await expectNoRunAndNoMismatch(sandbox)
})

test('a run waits for the details of its game', async ({ page, sandbox }) => {
  await sandbox.clearRequests()
  await open(page, '/about')
  await sandbox.fault({ path: DETAILS, delayMs: 1500, times: 1 })
  await follow(page, GAME)
  await expect(stage(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hungry Werewolf Hour')
  await expect(game(page)).toHaveAttribute('data-mode', 'demo')
  const times = async (path: string) => (await sandbox.requests(path)).map(({ time }) => Date.parse(time))
  const [details = Infinity] = await times(DETAILS)
  const [run = 0] = await times('/json-api/eapi/game-run/*')
  expect(run - details).toBeGreaterThanOrEqual(1500)
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
