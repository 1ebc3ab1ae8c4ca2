import { randomUUID } from 'node:crypto'

/** A game of the sandbox's catalogue. */
export const GAME = { slug: 'hungry-werewolf-hour', isDisabled: false, hasDemo: true }
const RETRY_MS = 300

/** One bet of a game: the whole stake in minor units. */
export interface Bet {
  readonly bet: number
  readonly lines: number
}

/** The smallest bet of a run, as the page of the game names it. Null: the page was not served. */
export async function smallestBet(runAddress: string): Promise<Bet | null> {
  const page = await fetch(runAddress).catch(() => null)
  if (!page?.ok) return null
  const [, json = '{}'] = /<script type="application\/json" id="setup">(.*?)<\/script>/s.exec(await page.text()) ?? []
  const { stakes = [], lines } = JSON.parse(json) as { stakes?: number[]; lines?: number }
  return stakes[0] === undefined || lines === undefined ? null : { bet: stakes[0], lines }
}

/**
 * Plays a round as the page of a game does: a bet without an answer is sent again with its key until the provider knows what
 * became of it. @returns the win in minor units; null: the bet was refused
 */
export async function playRound(runAddress: string, bet: Bet): Promise<number | null> {
  const order = JSON.stringify({ ...bet, idempotencyKey: randomUUID() })
  const headers = { 'content-type': 'application/json' }
  for (;;) {
    // oxlint-disable no-await-in-loop -- one try after another
    const answer = await fetch(`${runAddress}/spin`, { method: 'POST', headers, body: order })
      .then(async (told) => (told.status >= 500 ? null : { ok: told.ok, body: (await told.json()) as { win: number } }))
      .catch(() => null)
    if (answer !== null) return answer.ok ? answer.body.win : null
    await new Promise((resolve) => void setTimeout(resolve, RETRY_MS))
    // oxlint-enable no-await-in-loop
  }
}
