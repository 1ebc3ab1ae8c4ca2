import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectOnLine } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { game, GAME, open, OTHER_GAME } from '../support/visit.ts'

const SLUG = 'journey-cup'

const bar = (page: Page) => page.getByTestId('play-tournament')
const place = (position: number) => t('tournament-bar:place', { place: position })

test('a game of a tournament shows the place rise and fall, that another game does not count, and the prize at the end', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
}) => {
  const ahead = { username: 'far_ahead', score: 9_000_000_00 }
  await sandbox.tournament({
    slug: SLUG,
    mechanic: 'bets',
    games: [GAME.replace('/play/', '')],
    rivals: [ahead, { username: 'bob', score: 1 }, { username: 'eve', score: 1 }],
    prizes: ['Phone', 'Headphones', 'Mug'],
  })
  const { login, hash } = await openAsPlayer('/rules')
  await sandbox.seat(SLUG, login, { isChosen: true })
  const score = async () => (await sandbox.player(login)).tournaments.find(({ slug }) => slug === SLUG)?.score

  const spin = async (tab: Page) => {
    await expect(game(tab)).toHaveAttribute('data-state', 'ready')
    await game(tab).getByRole('button', { name: /^spin/i }).click()
    await expect(game(tab)).toHaveAttribute('data-spins', '1')
  }
  await open(page, GAME)
  await expect(bar(page)).toContainText(t('tournament-bar:noPlace'))
  await expectOnLine(sandbox, hash)
  await spin(page)
  await expect(bar(page)).toContainText(place(2))
  await sandbox.rivals(SLUG, [{ username: 'bob', score: 8_000_000_00 }])
  await expect(bar(page)).toContainText(place(3))

  const before = await score()
  const other = await context.newPage()
  await open(other, OTHER_GAME)
  await expect(bar(other)).toContainText(t('tournament-bar:notHere'))
  await expectOnLine(sandbox, hash, 2)
  await spin(other)
  expect(await score()).toBe(before)

  await sandbox.moveTournament(SLUG, { startsInMs: -7_200_000, endsInMs: -1 })
  await expect(other.getByTestId('unread-messages')).toHaveText('1')
  await expect.poll(async () => (await sandbox.player(login)).gifts.length).toBe(1)
  // The operator moved the end, for which there is no event: the message makes the bar read it.
  await expect(bar(page)).toHaveCount(0)
})
