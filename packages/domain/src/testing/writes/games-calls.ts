import { createGameRunApi } from '../../games/run/game-run-api.ts'
import { createFavouritesApi } from '../../games/favourites/favourites-api.ts'
import { agreed, signal, type WriteCalls } from './write-call.ts'

export const GAMES_CALLS: WriteCalls = {
  'adding a favourite': agreed((http) => createFavouritesApi(http).add('one')),
  'removing a favourite': agreed((http) => createFavouritesApi(http).remove('one')),
  'moving favourites': agreed((http) => createFavouritesApi(http).addAll(['one', 'two'])),
  'game run': {
    answer: {
      data: { run_url: 'https://games.test/run/1', frameWidth: 1280, frameHeight: 720, runToken: 'run-1' },
      redirect: false,
      session_id: 7,
    },
    proofs: [
      // The store of the run checks the address.
      [['data', 'run_url'], (value) => typeof value === 'string'],
      [['data', 'runToken'], (value) => typeof value === 'string'],
    ],
    send: (http) =>
      createGameRunApi(http).run(
        { slug: 'one', mode: 'real', platform: 'desktop', exitUrl: 'https://site.test/' },
        signal,
      ),
  },
}
