export { originOf, safeAddress } from './address.ts'
export { backoffMs } from './backoff.ts'
export { createClock, type Clock } from './clock.ts'
export { Command, type CommandState } from './command.ts'
export { createCookieSession } from './cookie-session.ts'
export {
  abortedError,
  DomainError,
  isAborted,
  kindOfStatus,
  type DomainErrorDetails,
  type ErrorKind,
} from './errors.ts'
export { errorFromBody } from './error-body.ts'
export {
  ageOn,
  alphaNum,
  check,
  email,
  FIELD_RULES,
  maxLength,
  minLength,
  NAME_MAX_LENGTH,
  ofAge,
  required,
  sameAsPassword,
  SMS_CODE_LENGTH,
  type TextRule,
} from './form-rules.ts'
export { Form, type FormErrors, type FormMessage, type FormRules } from './form.ts'
export { createHttp, type CallOptions, type Http, type HttpOptions } from './http.ts'
export { HandlerSet } from './handler-set.ts'
export { KeyedResources } from './keyed-resources.ts'
export { LiveConnection, type DeviceSignals, type Live, type LiveConnectionOptions } from './live-connection.ts'
export { LIVE_EVENTS, type LiveEventName, type LiveEvents } from './live-events.ts'
export type { LiveSocket, LiveSocketHandlers, SocketFactory } from './live-line.ts'
export { dateTag, isLocale, languageTag, LOCALES, type Device, type Locale } from './locale.ts'
export { createLogger, type LogEntry, type Logger, type LoggerOptions } from './logger.ts'
export { COIN_DIVISOR, formatMoney, plainAmount, type MoneyFormat } from './money.ts'
export { Pages, type Page, type PagesSnapshot } from './pages.ts'
export { queryString, type Query } from './query.ts'
export { read } from './read.ts'
export { Resource, type ResourceState } from './resource.ts'
export { createServedSession } from './served-session.ts'
export { TokenAnswerSchema, type Access, type SessionPort, type TokenAnswer } from './session-port.ts'
export { createStorage, type CookiePort, type KeyValueStorage, type LocalStoragePort } from './storage.ts'
export { Throttle } from './throttle.ts'
export { LONGEST_WAIT_MS, type Random, type Timers } from './timers.ts'
export { createTokenExchange } from './token-exchange.ts'
export { TokenRefresh, type Locks, type TokenExchange, type TokenRefreshOptions } from './token-refresh.ts'
export {
  createTransport,
  type FetchAnswer,
  type FetchInit,
  type FetchPort,
  type Transport,
  type TransportCall,
} from './transport.ts'
export {
  AddressSchema,
  CountSchema,
  FlagSchema,
  IdSchema,
  MinorSchema,
  TextSchema,
  TimeSchema,
  dataOf,
  pageOf,
} from './wire.ts'
