import { TRACE_HEADER } from '@croupier/contract/calls'
import type { RequestPorts } from '@croupier/contract/document'
import { RENDER_CALL_MS } from '@croupier/contract/limits'
import type { SessionPort } from '@croupier/contract/session'
import { createSite, type Site } from '@croupier/domain'
import { createClock, MAX_WAIT_MS, type Timers } from '@croupier/domain/core'
import type { SessionSignals } from '@croupier/domain/session'
import { deviceOf, servedSite } from '@croupier/hosts/browser'
import { readTrace } from '#browser/device.ts'
import { sendLog } from '#browser/log-sender.ts'
import { late } from '#shared/loading/late.tsx'
import type { PageState } from './server/page/page-state.ts'
import { createRequestClient } from './server/request-client.ts'

const uploading = late(() => import('#browser/upload.ts'))
const reporting = late(() => import('./later/report-variant.ts'))
const pushing = late(() => import('#browser/push/push-host.ts'))

/** Creates the domain of a tab and restores the server's state. In the guest build nobody signs in. */
export function composeForBrowser(state: PageState): Site {
  const { visit, brand } = state
  const isGuestBuild = visit.base !== '/'
  const { push } = visit.origins
  const trace = readTrace(performance)
  const site = servedSite({
    brand: visit.brand,
    locale: visit.locale,
    hasTls: visit.hasTls,
    nowMs: visit.nowMs,
    fetch: async (url, given) => {
      const init = trace ? { ...given, headers: { ...given.headers, [TRACE_HEADER]: trace } } : given
      return init.onUploadProgress
        ? (await uploading.load()).upload(url, init)
        : fetch(url, isGuestBuild ? { ...init, credentials: 'omit' } : init)
    },
    device: () => deviceOf(window, visit.device),
    ...(isGuestBuild && { session: NOBODY, sessionSignals: NO_TABS }),
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
    ...(trace && { rid: trace.slice(3, 35) }),
    release: state.release,
    gameOrigins: visit.origins.games,
    paymentOrigins: visit.origins.payments,
    siteOrigin: (location.origin + visit.base).slice(0, -1),
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
