import type { PlayerMeans, Site } from '@croupier/domain'
import type { KeyValueStorage } from '@croupier/domain/core'
import {
  AccountFavourites,
  createFavouritesApi,
  DeviceFavourites,
  DeviceList,
  MAX_FAVOURITES,
  ROW_SIZE,
} from '@croupier/domain/games'
import { autorun, reaction } from 'mobx'
import { openChannel } from '@croupier/hosts/browser'
import type { OwnGames } from './own-games.ts'
import { OWN_ROWS_KEY } from './own-rows-hint.ts'

const CHANNEL = 'croupier-own-games'
const FAVOURITES_KEY = 'favourites'
const RECENT_KEY = 'recent-games'

export interface FollowOwnGamesMeans {
  readonly site: Site
  readonly own: OwnGames
  /** A change was rejected; `wanted` is the desired state. */
  readonly onRefused: (wanted: boolean) => void
}

/** Keeps `own` in sync with the device (guest) or the platform (player). Returns an unsubscribe function. */
export function followOwnGames({ site, own, onRefused }: FollowOwnGamesMeans): () => void {
  const channel = openChannel(CHANNEL)
  const announce = () => channel?.postMessage('changed')
  const guest = guestList(site.storage)
  const recent = new DeviceList(site.storage, RECENT_KEY, ROW_SIZE)

  const listener = { announce, onRefused: ({ wanted }: { wanted: boolean }) => onRefused(wanted) }
  let stopListening = () => {}

  const connect = () => {
    stopListening()
    const favourites = site.playerPart(createAccountFavourites)
    if (favourites) {
      stopListening = favourites.follow(listener)
      own.put({ favourites, recent: null })
    }
    // Signed in, player not loaded yet.
    else if (site.session.isSignedIn) own.put({ favourites: null, recent: null })
    else own.put({ favourites: new DeviceFavourites({ list: guest, announce }), recent: recent.read() })
  }
  connect()

  const reload = () => {
    own.favourites?.reload()
    if (own.recent) own.put({ recent: recent.read() })
  }
  channel?.addEventListener('message', reload)
  // Storage may arrive after the channel's message.
  const reloadDevice = () => {
    if (!site.player) reload()
  }
  window.addEventListener('storage', reloadDevice)

  const stops = [
    reaction(
      () => [site.player, site.session.isSignedIn] as const,
      ([, isSignedIn], [, wasSignedIn]) => {
        // Signing out clears recent games (docs/product-rules.md, Session and tokens).
        if (wasSignedIn && !isSignedIn) recent.clear()
        connect()
      },
    ),
    reaction(
      () => (site.gameRun.run.status === 'running' ? site.gameRun.run.slug : null),
      (slug) => {
        if (slug === null || !own.recent) return
        own.put({ recent: recent.add(slug) })
        announce()
      },
      { fireImmediately: true },
    ),
    autorun(() => rememberRows(site, own)),
    () => stopListening(),
    () => channel?.close(),
    () => window.removeEventListener('storage', reloadDevice),
  ]
  return () => stops.forEach((stop) => stop())
}

const guestList = (storage: KeyValueStorage) => new DeviceList(storage, FAVOURITES_KEY, MAX_FAVOURITES)

const createAccountFavourites = ({ http, storage, player, log, reads, loadFavourites }: PlayerMeans) =>
  new AccountFavourites({
    api: createFavouritesApi(http),
    load: (signal) => loadFavourites(http, signal),
    guest: guestList(storage),
    own: new DeviceList(storage, `${FAVOURITES_KEY}.${player.profile.value?.userId ?? ''}`, MAX_FAVOURITES),
    log,
    reads,
  })

/** Stores the rows for which the next visit reserves room (own-rows-hint.ts). */
function rememberRows({ storage }: Site, { favourites, recent }: OwnGames): void {
  if (!favourites?.slugs) return
  const rows = [recent && recent.length > 0 && 'recent', favourites.slugs.length > 0 && 'favourites'].filter(Boolean)
  if (rows.length > 0) storage.set(OWN_ROWS_KEY, rows.join(' '))
  else storage.remove(OWN_ROWS_KEY)
}
