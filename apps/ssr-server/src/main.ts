import { realpathSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brands } from '@croupier/brands'
import { adminServer } from './admin/admin-server.ts'
import { localOrigins, toBrand } from './settings/brands.ts'
import { keepSharing } from './assets/build-files.ts'
import { readClientAssets } from './assets/client-assets.ts'
import { readConfig } from './settings/config.ts'
import { createServer, type OpenState } from './create-server.ts'
import type { TracingSettings } from './settings/tracing-settings.ts'
import type { Tracing } from './http/tracing.ts'
import type { SharedStateSettings } from './settings/shared-state-settings.ts'
import { ConfigError } from './settings/env-values.ts'
import { collectWhenIdle } from './process/collect-when-idle.ts'
import { stopOnSignals } from './process/stop-on-signals.ts'
import { warmUp } from './process/warm-up.ts'
import type * as WebEntry from '../../web/src/app/server/entry-server.tsx'

const repository = path.resolve(import.meta.dirname, '../../..')
/** Connections that wait to be accepted at most; the system may allow fewer. Past that they try again after 1, 3 and 7 seconds. */
const WAITING_CONNECTIONS = 4_096

// React chooses its build by this at its first import, in the server entry below.
process.env['NODE_ENV'] ??= 'production'

try {
  const served = Object.values(brands).map((manifest) => toBrand(manifest, path.join(repository, 'packages/brands')))
  const config = readConfig(process.env, (port) => localOrigins(served, port))
  // As it is now: where it is a link, a deploy may lead it elsewhere while this server runs.
  const webDist = realpathSync(process.env['WEB_BUILD'] || path.join(repository, 'apps/web/dist'))
  const clientRoot = path.join(webDist, 'client')
  const web = await loadWeb(path.join(webDist, 'server/entry-server.js'))
  const assets = readClientAssets(clientRoot)
  const tracing = config.tracing && (await openTracing(config.tracing, assets.release))
  const openState = await openSharedState(config.sharedState)
  const server = createServer({
    config,
    ...(openState && { openState }),
    renderDocument: web.createRenderer({ publicFreshMs: config.limits.publicAnswerFresh / 2 }),
    renderSitemap: web.renderSitemap,
    isSiteHidden: web.isSiteHidden,
    renderManifest: web.renderWebManifest,
    meaningfulQuery: web.meaningfulQuery,
    pictureWidths: web.PICTURE_WIDTHS,
    countedNames: web.countedNames,
    assets,
    tracing,
    brands: served,
    clientRoot,
  })
  const { sharedState: state, metrics, log } = server
  const admin = config.admin && adminServer({ state, metrics, log, brands: served.map(({ id }) => id) })
  if (admin) server.addHook('onClose', () => admin.close())
  if (config.buildFiles !== null) {
    const onFault = (error: unknown) => log.error({ err: error }, 'files of this build are not kept')
    const stop = await keepSharing(path.join(clientRoot, 'assets'), config.buildFiles, onFault)
    server.addHook('onClose', () => stop())
  }
  collectWhenIdle(server)
  stopOnSignals(server, config.limits)
  if (admin && config.admin) await admin.listen(config.admin)
  await server.listen({ host: config.host, port: config.port, backlog: WAITING_CONNECTIONS })
  await warmUp(server, config.publicOrigins[0] ?? '')
  server.readiness.started()
} catch (error) {
  // A wrong setting needs no stack.
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}

/** The client of the engine is loaded only where there is one. */
async function openSharedState(settings: SharedStateSettings | null): Promise<OpenState | null> {
  if (settings === null) return null
  const { RedisState } = await import('./shared-state/redis-state.ts')
  return (memory, reports) => new RedisState({ ...settings, memory, reports })
}

/** OpenTelemetry is loaded only where there is a collector. */
async function openTracing(settings: TracingSettings, release: string): Promise<Tracing> {
  const { OpenTelemetry } = await import('./telemetry/open-telemetry.ts')
  return new OpenTelemetry(settings, release)
}

async function loadWeb(file: string): Promise<typeof WebEntry> {
  return (await import(pathToFileURL(file).href)) as typeof WebEntry
}
