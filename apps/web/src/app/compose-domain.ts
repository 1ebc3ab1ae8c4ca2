import type { RequestPorts } from '@croupier/contract/document'
import { CALL_MS, RENDER_CALL_MS } from '@croupier/contract/limits'
import { LOGOUT_PATH } from '@croupier/contract/paths'
import type { SessionPort } from '@croupier/contract/session'
import { createSite, type Site } from '@croupier/domain'
import {
  createAxiosClient,
  createClock,
  createServedSession,
  createStorage,
  MAX_WAIT_MS,
  type Timers,
} from '@croupier/domain/core'
import type { SessionSignals } from '@croupier/domain/session'
import { browserTimers, createDeviceTime, createId, deviceOf, deviceSignals, onStorageChange } from '#browser/device.ts'
import { createDocumentCookies } from '#browser/document-cookies.ts'
import { createLimitedFetch } from '#browser/limited-fetch.ts'
import { liveAddress, openLiveSocket } from '#browser/live-socket.ts'
import { sendLog } from '#browser/log-sender.ts'
import { createTabLocks } from '#browser/tabs/locks.ts'
import { createTabSignals } from '#browser/tabs/signals.ts'
import { late } from '#shared/loading/late.tsx'
import { readTabStorage, writeTabStorage } from '#shared/site/tab-storage.ts'
import type { PageState } from './server/page-state.ts'
import { createRequestClient } from './server/request-client.ts'

const uploading = late(() => import('#browser/upload.ts'))
const reporting = late(() => import('./later/report-variant.ts'))
const pushing = late(() => import('#browser/push/push-host.ts'))

/** Creates the domain of a tab and restores the server's state. In the guest build nobody signs in. */
export function composeForBrowser(state: PageState): Site {
  const { visit, brand } = state
  const cookies = createDocumentCookies(document, visit.hasTls)
  const isGuestBuild = visit.base !== '/'
  const { push } = visit.origins
  const limitedFetch = createLimitedFetch(async (url, init) =>
    init.onUploadProgress
      ? (await uploading.load()).upload(url, init)
      : fetch(url, isGuestBuild ? { ...init, credentials: 'omit' } : init),
  )
  // Any answer tells the time: these are what every page reads.
  const deviceTime = createDeviceTime(
    () => void browserTimers.after(0, () => void site.content.serverData.reload().catch(() => undefined)),
  )
  const site: Site = createSite({
    openClient: () => createAxiosClient({ baseUrl: '', fetch: limitedFetch, timers: browserTimers }),
    timeoutMs: CALL_MS,
    timers: browserTimers,
    random: Math.random,
    clock: createClock(deviceTime, visit.nowMs - deviceTime()),
    locale: visit.locale,
    device: () => deviceOf(window, visit.device),
    session: isGuestBuild ? NOBODY : createServedSession(cookies),
    locks: createTabLocks(navigator.locks),
    sessionSignals: isGuestBuild ? NO_TABS : createTabSignals(cookies),
    logoutPath: LOGOUT_PATH,
    cookies,
    tabStorage: { read: readTabStorage, write: writeTabStorage },
    storage: createStorage({ local: () => localStorage, cookies, onLocalChange: onStorageChange }),
    createId,
    openSocket: openLiveSocket,
    socketUrl: liveAddress(location),
    deviceSignals,
    experiments: {
      group: visit.group,
      report: (exposure) =>
        void reporting.load().then(
          ({ reportVariant }) => reportVariant(site, exposure),
          () => undefined,
        ),
    },
    consent: { version: brand.consent.version, isRequired: visit.consent !== 'not-asked' },
    openPush:
      isGuestBuild || push === null || !visit.hasWorker
        ? undefined
        : async () => (await pushing.load()).openPushHost(visit),
    sendLog,
    rid: createId(),
    release: state.release,
    brand: visit.brand,
    gameOrigins: visit.origins.games,
    paymentOrigins: visit.origins.payments,
    siteOrigin: (location.origin + visit.base).slice(0, -1),
    leave: (url) => location.assign(url),
  })
  site.restore(state)
  return site
}

/** Creates the domain of one server request, without socket or other tabs. */
export function composeForRequest(ports: RequestPorts): Site {
  const { visit, platformUrl, fetch, session, refreshSession, signal } = ports
  const client = createRequestClient({ baseUrl: platformUrl, fetch, timers: serverTimers, signal })
  return createSite({
    openClient: () => Promise.resolve(client),
    timeoutMs: RENDER_CALL_MS,
    timers: serverTimers,
    random: Math.random,
    clock: createClock(Date.now, visit.nowMs - Date.now()),
    locale: visit.locale,
    device: () => visit.device,
    session: session ?? NOBODY,
    locks: { withLock: (_name, run) => run() },
    sessionSignals: NO_TABS,
    ...(refreshSession ? { refreshSession } : {}),
    cookies: { get: () => null, set: nothing, remove: nothing },
    storage: { get: () => null, set: nothing, remove: nothing, onChange: () => nothing },
    createId: () => '',
    openSocket: () => ({ send: nothing, close: nothing }),
    socketUrl: '',
    deviceSignals: { isVisible: () => false, onOnline: () => nothing, onVisible: () => nothing },
    experiments: { group: visit.group, report: nothing },
    // A server reads no cookie of a page, so no answer has this version.
    consent: { version: 0, isRequired: visit.consent !== 'not-asked' },
    sendLog: ports.sendLog,
    rid: '',
    brand: visit.brand,
    gameOrigins: [],
    paymentOrigins: [],
    siteOrigin: null,
    leave: nothing,
  })
}

const nothing = (): void => undefined

const NOBODY: SessionPort = {
  access: () => null,
  hasRefresh: () => false,
  refreshBody: () => ({}),
  save: nothing,
  clear: nothing,
}

const NO_TABS: SessionSignals = { announce: nothing, onAnnounced: () => nothing, markSignedOut: nothing }

const serverTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, MAX_WAIT_MS))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
