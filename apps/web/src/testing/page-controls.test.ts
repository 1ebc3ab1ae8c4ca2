import { describe, expect, it } from 'vitest'
import { asChosen } from './page-controls.ts'
import { aPlayer } from './story-data/player.ts'

const body = { data: [{ title: 'A gift', state: 'new', sort: [1] }], name: '' }
const told = { platform: { '/a': { body }, 'POST /b': () => ({ status: 422, body }), '/c': 'waits' } } as const
const player = aPlayer('EUR')

describe('the state of a page that the controls choose', () => {
  it('is as the story says where nothing is chosen', () => {
    expect(asChosen({ ...told, player }, {}, 'EUR')).toEqual({ ...told, player })
    expect(asChosen({}, {}, 'EUR')).toEqual({ platform: 'waits' })
  })

  it('is a guest’s or a player’s', () => {
    expect(asChosen({ player }, { visitor: 'guest' }, 'EUR')).toEqual({ platform: 'waits' })
    expect(asChosen({}, { visitor: 'player' }, 'EUR')).toEqual({ platform: 'waits', player })
  })

  it.each([
    ['loading', 'waits'],
    ['failing', 'down'],
  ] as const)('is %s', (answers, platform) => {
    expect(asChosen(told, { answers }, 'EUR')).toEqual({ platform })
  })

  it('is empty, or has long names, in answers that are told by functions too', () => {
    const { platform } = asChosen(told, { answers: 'empty' }, 'EUR')
    expect(platform).toMatchObject({ '/a': { body: { data: [], name: '' } }, '/c': 'waits' })
    const long = asChosen({ ...told, player }, { names: 'long' }, 'EUR')
    const name = long.player?.profile?.nickname
    expect(name).toHaveLength(63)
    const table = long.platform as { 'POST /b': () => unknown }
    expect(table['POST /b']()).toEqual({
      status: 422,
      body: { data: [{ title: name, state: 'new', sort: [1] }], name: '' },
    })
  })
})
