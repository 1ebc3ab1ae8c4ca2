export { AttemptLog, type Attempt } from './press/kept/attempt-log.ts'
export type {
  AskedLog,
  AttemptCall,
  DataProof,
  KeptOutcome,
  KeptPressMeans,
  KeptPressOptions,
  KeptState,
} from './press/kept/attempt.ts'
export { asksToWait, certainty, type Certainty } from './press/certainty.ts'
export { MAX_CALL_MS } from './press/kept/attempt-state.ts'
export { KeptPress } from './press/kept/kept-press.ts'
export { keyCalls } from './press/kept/key-calls.ts'
export { isOver, TRANSACTION_STATUSES, type Made, type TransactionStatus } from './press/kept/made.ts'
export { originOf, safeAddress } from './value/address.ts'
export { createAxiosClient, preloadAxios } from './http/axios-client.ts'
export type { AxiosClientMeans, FetchAnswer, FetchInit, FetchPort } from './http/axios-instance.ts'
export { backoffMs } from './value/backoff.ts'
export { CallOwner } from './http/call-owner.ts'
export { createClock, likelyTime, type Clock } from './value/clock.ts'
export { parseTime } from './wire/time.ts'
export { giftTypeOf, type GiftType } from './value/gift-type.ts'
export { errorOf, IDLE, isBusy, Press, type AnyPressState, type Found, type PressState } from './press/press.ts'
export { createCookieSession } from './session/cookie-session.ts'
export { withDeadline } from './http/deadline.ts'
export { createKeepForm, keepUnsent, type KeepForm, type KeepUnsentMeans } from './lifetime/keep-unsent.ts'
export { KeptWork } from './session/kept-work.ts'
export {
  abortedError,
  DomainError,
  isAborted,
  kindOfStatus,
  notSentError,
  orNull,
  refusal,
  type DomainErrorDetails,
  type ErrorKind,
  wasNotSent,
} from './value/errors.ts'
export { errorFromBody, MAX_ATTEMPTS_USED } from './http/error-body.ts'
export {
  ageOn,
  alphaNum,
  check,
  email,
  FIELD_RULES,
  maxLength,
  minLength,
  NAME_MAX_LENGTH,
  nameFormat,
  ofAge,
  required,
  sameAsPassword,
  type TextRule,
} from './form/form-rules.ts'
export { asciiDigits, digitsOf, looksLikePhone, phoneDigits, type NumberingPlan } from './value/phone.ts'
export { SMS_CODE_LENGTH, SMS_REPEAT_SECONDS } from './value/sms-code.ts'
export { Form, type FormErrors, type FormMessage, type FormRules } from './form/form.ts'
export { createHttp, type ChangeCall, type Http, type ReadCall } from './http/http.ts'
export { subscribe } from './state/subscribe.ts'
export { createSend, type Send, type SendOptions, type SendMeans } from './http/send.ts'
export {
  readBody,
  writeBody,
  type FailureInterceptor,
  type HttpClient,
  type HttpHeaders,
  type HttpRequest,
  type HttpResponse,
  type OutgoingRequest,
  type RequestInterceptor,
  type ResponseInterceptor,
} from './http/http-client.ts'
export {
  addInterceptors,
  failureLog,
  failures,
  languageHeader,
  marker,
  platformParameter,
  refusals,
  serverClock,
  sessionToken,
  type InterceptorMeans,
} from './http/interceptors.ts'
export { importedApi, lateApi, lateCode } from './http/late-api.ts'
export { createLeftOutLog, type LeftOutLog } from './wire/left-out-log.ts'
export { HandlerSet } from './state/handler-set.ts'
export type { KeyedReads } from './state/keyed-reads.ts'
export { Lifetime, type OnStart } from './lifetime/lifetime.ts'
export type { Means } from './lifetime/means.ts'
export { Parts, type Maker } from './lifetime/parts.ts'
export { LiveConnection, type DeviceSignals, type Live, type LiveConnectionMeans } from './live/live-connection.ts'
export { personName } from './wire/person-name.ts'
export { cutText } from './value/cut-text.ts'
export { shownText } from './wire/shown-text.ts'
export { WithoutLive } from './live/without-live.ts'
export { lateReadingSocket, readingSocket } from './live/frame-sockets.ts'
export { readFrame } from './live/live-frame.ts'
export { LIVE_EVENTS, type LiveEventName, type LiveEvents } from './live/live-events.ts'
export type { LiveSocket, LiveSocketHandlers, SocketFactory } from './live/heartbeat-socket.ts'
export { LOCALES, type Device, type Locale } from '@croupier/contract/locale'
export { dateTag, isLocale, languageTag } from './value/locale.ts'
export type { LogEntry } from '@croupier/contract/reports'
export { createLogger, type Logger, type LoggerMeans } from './value/logger.ts'
export { currencyDisplay, formatMoney, plainAmount, type MoneyFormat } from './value/money.ts'
export { SPREAD_MS, watchMoments, type MomentWatchMeans, type Moments } from './lifetime/moment-watch.ts'
export { Pages, type Page, type PagesSnapshot } from './state/pages.ts'
export { createPlayerSend } from './http/player-send.ts'
export { queryString, type Query } from './http/query.ts'
export { read, type AnswerReports, type Schema } from './wire/read.ts'
export { Reads, type ReadsSnapshot } from './state/reads.ts'
export { Resource, type ResourceState } from './state/resource.ts'
export { createServedSession } from './session/served-session.ts'
export type { Access, SessionPort, TokenAnswer } from '@croupier/contract/session'
export { inOrder } from './state/in-order.ts'
export { TokenAnswerSchema } from './session/token-answer.ts'
export {
  createStorage,
  type CookiePort,
  type KeyValueStorage,
  type LocalStoragePort,
  type TabStorage,
} from './value/storage.ts'
export { together } from './lifetime/together.ts'
export { Throttle } from './state/throttle.ts'
export { eventStatus, sortEvents, type EventStatus, type TimedEvent } from './value/timed-event.ts'
export { MAX_WAIT_MS, type Random, type Timers } from './value/timers.ts'
export { createTokenExchange } from './http/token-exchange.ts'
export { TokenRefresh, type Locks, type TokenExchange, type TokenRefreshMeans } from './http/token-refresh.ts'
export {
  AddressSchema,
  AmountSchema,
  CountSchema,
  CurrencySchema,
  EndSchema,
  FlagSchema,
  IdSchema,
  MinorSchema,
  NameSchema,
  PersonNameSchema,
  NoteOrNullSchema,
  NoteSchema,
  NumberSchema,
  SecondsSchema,
  SlugSchema,
  TextSchema,
  TimeSchema,
  TitleOrNullSchema,
  TitleSchema,
} from './wire/values.ts'
export { askedSlug, ownDataOf } from './wire/asked.ts'
export { nameOfSlug } from './wire/slug-name.ts'
export { AmountsSchema, entriesOf, listOf, pageOf } from './wire/lists.ts'
export { dataOf, exactly, objectOf, settingOf, SuccessAnswer } from './wire/objects.ts'
