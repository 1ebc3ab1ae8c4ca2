import { observable, reaction, runInAction } from 'mobx'
import { hostTimers } from '@croupier/hosts/browser'
import { savesData } from '#browser/device.ts'
import { readyWorker, removeWorker } from '#browser/service-worker.ts'
import { isKnownToBeGone } from '#shared/loading/new-release.ts'
import { whenIdle } from '#shared/loading/when-idle.ts'
import type { Tab } from '#shared/site/tab.tsx'
import type { KeepMessage } from '#worker/offline/kept.ts'
import type { Navigation } from '../router/navigation.ts'
import { followBadge } from './app-badge.ts'
import { lobbyRows, lobbyToKeep, offlineTexts, shownPictures } from './hand-over.ts'
import { watchRelease } from './next-release.ts'

/** How often an open page asks for a new worker (docs/product-rules.md, Offline). */
const UPDATE_INTERVAL_MS = 900_000

export interface FollowWorkerMeans {
  readonly tab: Pick<Tab, 'site' | 'visit' | 'language' | 'unsavedForms' | 'chat'>
  readonly navigation: Navigation
}

/** Registers the service worker, hands over what it shows offline, follows its releases, and keeps the icon's badge. Load when idle. */
export async function followWorker({ tab, navigation }: FollowWorkerMeans): Promise<void> {
  const { site, visit, unsavedForms, chat } = tab
  // Guests' pages are embedded elsewhere: they leave nothing on a device.
  if (visit.base !== '/') return
  followBadge({ own: navigator, unread: () => (site.player?.messages.unreadCount ?? 0) + chat.unread })
  try {
    if (!visit.hasWorker) return await removeWorker()
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const loadsMissing = workers?.controller !== null && !savesData(navigator)
    const registration = await readyWorker(visit)
    if (!registration || !workers) return
    navigation.opensDocument = watchRelease({ document, workers, site, unsavedForms, chat, isGone: isKnownToBeGone })
    askForUpdates(registration)
    await tab.language.need(['offline'])
    handOver({ tab, navigation }, loadsMissing, (message) => registration.active?.postMessage(message))
  } catch (error) {
    site.log.warn('service worker', error)
  }
}

function askForUpdates(registration: ServiceWorkerRegistration): void {
  hostTimers.after(UPDATE_INTERVAL_MS, () => {
    // Offline there is none: the next check gets it.
    registration.update().catch(() => undefined)
    askForUpdates(registration)
  })
}

/** Sends texts of the offline page, and the lobby where it is in view, now and whenever they change. */
function handOver(
  { tab, navigation }: FollowWorkerMeans,
  loadsMissing: boolean,
  send: (message: KeepMessage) => void,
): void {
  const { site, language } = tab
  const isLobby = () => navigation.state.match?.page.path === '/'
  const inView = observable.box(isLobby())
  navigation.subscribe(() => runInAction(() => inView.set(isLobby())))
  const rowsInView = () => (inView.get() ? lobbyRows(site) : [])
  const sendNow = () => {
    const t = language.translate
    const rows = rowsInView()
    const { pictureOf } = shownPictures(document, loadsMissing)
    const lobby = rows.length > 0 ? lobbyToKeep(rows, t, { seenAt: site.clock.now(), pictureOf }) : null
    send({ type: 'keep', language: t.languageTag, texts: offlineTexts(t), lobby, loadsMissing })
  }
  reaction(
    () =>
      [language.translate.languageTag, ...rowsInView().flatMap(({ games }) => games.map(({ slug }) => slug))].join(),
    // Pictures of rows that have just come are loaded until then.
    () => whenIdle(sendNow),
    { fireImmediately: true },
  )
}
