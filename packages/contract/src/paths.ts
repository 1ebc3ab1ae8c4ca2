/** Of the guest build, which has no login (docs/product-rules.md, Pages). */
export const GUEST_BASE = '/guest/'
/** Base path of all pages. */
export type SiteBase = '/' | typeof GUEST_BASE

/** Before the key of a password reset, which no log, trace or referrer may hold. */
export const RESET_PATH = '/new-password/'
/** That path with its key, in a text. */
export const RESET_KEY = /(\/new-password\/)[^\s"'?#]+/gi

/** Answered by the site's server. */
export const LOGOUT_PATH = '/session/logout'
export const LOG_PATH = '/log'
export const PERFORMANCE_PATH = '/performance'
export const VISITS_PATH = '/visits'
export const LIVE_PATH = '/ws'
export const WORKER_PATH = '/sw.js'
export const MANIFEST_PATH = '/manifest.webmanifest'
export const HEALTH_PATH = '/healthz'
/** Whether the process lives, and whether it wants traffic (apps/ssr-server/src/guard/readiness.ts). */
export const LIVE_CHECK_PATH = '/livez'
export const READY_CHECK_PATH = '/readyz'

/** Calls of the platform whose tokens the server keeps, or whose answers it reads. */
export const LOGIN_PATH = '/json-api/login'
/** Below it, `/options` is a call as any other. */
export const PASSKEY_LOGIN_PATH = '/json-api/login/passkey'
/** Below it, `/send` is a call as any other. */
export const SECOND_FACTOR_LOGIN_PATH = '/json-api/login/second-factor'
export const REGISTER_PATH = '/json-api/users/register'
export const CONFIRM_PHONE_PATH = '/json-api/players/phones/confirm'
export const REFRESH_PATH = '/json-api/token/refresh'
export const PLATFORM_LOGOUT_PATH = '/json-api/logout'
export const PROFILE_PATH = '/json-api/users/profile'
/** With an id and PUT: the picture of a document, the only long body. */
export const DOCUMENTS_PATH = '/json-api/verifications'
