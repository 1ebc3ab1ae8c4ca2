import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_GAMES, MAX_ROWS, readKeepMessage, type KeepMessage } from './kept.ts'

const texts = { title: 'a', text: 'b', retry: 'c', toLobby: 'd', lobbyTitle: 'e', lobbyText: 'f' }
const game = { name: 'Comet', studio: 'Skyhook', picture: '/cdn/games/comet.png?w=160' }
const message: KeepMessage = {
  type: 'keep',
  language: 'pt-BR',
  texts,
  lobby: { seenAt: 1, rows: [{ name: 'Top', games: [game, { ...game, picture: null }] }] },
  loadsMissing: true,
}

it('reads what a page hands over', () => {
  expect(readKeepMessage(message)).toEqual(message)
  expect(readKeepMessage({ ...message, lobby: null, loadsMissing: false })).toMatchObject({ lobby: null })
})

it('takes nothing that is not named, and no more than the offline page shows', () => {
  const row = { name: 'Top', balance: 1000, games: Array.from({ length: 50 }, () => ({ ...game, balance: 1000 })) }
  const read = readKeepMessage({
    ...message,
    player: 'ada',
    lobby: { seenAt: 1, rows: Array(50).fill(row), balance: 1 },
  })
  expect(JSON.stringify(read)).not.toMatch(/ada|balance/)
  expect(read?.lobby?.rows).toHaveLength(MAX_ROWS)
  expect(read?.lobby?.rows[0]?.games).toHaveLength(MAX_GAMES)
})

it('ignores any other message', () => {
  fc.assert(
    fc.property(fc.anything(), (other) => {
      expect(readKeepMessage(other)).toBeNull()
    }),
  )
  expect(readKeepMessage({ ...message, texts: { ...texts, retry: 1 } })).toBeNull()
})
