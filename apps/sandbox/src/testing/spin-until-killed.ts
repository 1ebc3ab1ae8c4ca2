import { Platform } from '../platform/platform.ts'

/** Process of the sudden-death test: plays on the given file and reports every hundred spins. */
const [, , db = ':memory:'] = process.argv
const platform = new Platform({ db })
const player = platform.players.require(1)
const game = platform.catalogue.games.find((one) => one.allowsBonusBalance)
if (!game) throw new Error('No game to play')
const run = platform.runs.start(game, {
  player,
  mode: 'real',
  currency: player.currency,
  locale: 'en',
  parentOrigin: null,
  pace: { leastRoundMs: 0, mayHurry: true },
})

for (let count = 1; ; count += 1) {
  platform.runs.spin(run, { bet: 7, lines: 1, idempotencyKey: `spin-${count}` }, () => ({ win: 5, detail: null }))
  if (count % 100 === 0) process.stdout.write(`${count}\n`)
}
