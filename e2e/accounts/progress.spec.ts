import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectOnLine } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, follow, game, GAME, linkNamed, main, open } from '../support/visit.ts'

const LEVELS = '/profile/levels'

/** Points of experience: one less than the second level needs. */
const NEARLY = { type: 'xp', title: 'Experience', reason: 'level.changed', amount: 9_999 }

async function spinOnce(page: Page): Promise<void> {
  await expect(game(page)).toHaveAttribute('data-state', 'ready')
  await game(page).getByRole('button', { name: /^spin/i }).click()
  await expect(game(page)).toHaveAttribute('data-spins', '1')
}

test('a bet raises the level, which is congratulated on after the game, and moves achievements in another tab', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
}) => {
  const { hash } = await openAsPlayer(LEVELS, { level: 1, gifts: [NEARLY] })
  await buttonNamed(page, 'profile:takeGiftNamed', { gift: 'Experience' }).click()
  await expect(main(page).getByText('Experience')).toHaveCount(0)
  const here = main(page).locator('[aria-current=step]')
  await expect(here).toContainText(t('profile:levelNamed', { level: '1', name: 'Newcomer' }))

  const other = await context.newPage()
  await open(other, '/profile/achievements')
  await expectOnLine(sandbox, hash, 2)
  const curious = main(other).getByRole('progressbar', { name: 'Curious' })
  const trophies = main(other).getByRole('region', { name: t('achievements:trophies') })
  await expect(curious).toHaveAttribute('value', '0')
  await expect(trophies).toContainText(t('achievements:noTrophies'))

  await follow(page, GAME)
  await spinOnce(page)
  await expect(page.getByText(t('notifications:giftLevel'))).toBeVisible()
  const inOther = other.getByRole('dialog', { name: t('levels:newLevel') })
  await buttonNamed(inOther, 'dialogs:close').click()
  await expect(curious).toHaveAttribute('value', '33')
  await expect(trophies.getByRole('heading', { name: 'First spin' })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: t('levels:newLevel') })
  await expect(dialog).toHaveCount(0)
  await follow(page, '/rules')
  await expect(dialog).toBeVisible()
  await linkNamed(dialog, 'levels:see').click()
  await expect(page).toBeAt(LEVELS)
  await expect(here).toContainText(t('profile:levelNamed', { level: '2', name: 'Player' }))
  await expect(buttonNamed(page, 'profile:takeGiftNamed', { gift: 'Compoints for level 2' })).toBeVisible()
})
