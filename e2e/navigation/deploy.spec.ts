import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeNextRelease, removeRelease } from '../../scripts/stack/release-copy.ts'
import { amountField } from '../support/cashbox.ts'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { expectOnLine } from '../support/players.ts'
import { follow, game, GAME, open } from '../support/visit.ts'

test('where files of earlier builds are kept, a deploy costs an open page nothing: form, game, live line and pages that it had not loaded', async ({
  page,
  context,
  stack,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  // While no server listens.
  complaints.expect(FAILED_CALL)
  complaints.expect(/WebSocket/)
  const release = await makeNextRelease()
  const files = await mkdtemp(join(tmpdir(), 'croupier-files-'))
  try {
    await stack.restartSite({ BUILD_FILES_DIR: files })
    const { hash } = await openAsPlayer('/cashbox/withdraw')
    await amountField(page).fill('12')
    const playing = await context.newPage()
    await open(playing, GAME)
    await expect(game(playing)).toHaveAttribute('data-spins', '0')
    const run = await game(playing).getAttribute('data-instance')
    const reading = await context.newPage()
    await open(reading, '/about')
    const tabs = [page, playing, reading]
    let loads = 0
    for (const tab of tabs) tab.on('load', () => (loads += 1))

    await stack.restartSite({ BUILD_FILES_DIR: files, WEB_BUILD: release })
    await expectOnLine(sandbox, hash, tabs.length)
    await expect(amountField(page)).toHaveValue(/^12/)
    await game(playing).getByRole('button', { name: /^spin/i }).click()
    await expect(game(playing)).toHaveAttribute('data-spins', '1')
    await expect(game(playing)).toHaveAttribute('data-instance', run ?? '')
    const old = reading.waitForResponse(/\/assets\/(?!.*-Next)[\w.-]+\.js$/)
    await follow(reading, '/rules')
    await follow(reading, '/promo')
    await expect(reading).toBeAt('/promo')
    expect((await old).status()).toBe(200)
    expect(loads).toBe(0)

    const fresh = await context.newPage()
    await open(fresh, '/rules')
    await expect(fresh.locator('link[href*="-Next"]').first()).toBeAttached()
  } finally {
    await stack.restartSite()
    await removeRelease(release)
    await rm(files, { recursive: true })
  }
})
