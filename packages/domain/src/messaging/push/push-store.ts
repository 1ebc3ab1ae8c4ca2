import { action, computed, makeObservable, observableRef } from 'mobx'
import type { Logger, Means } from '../../core/index.ts'
import { readChoices, type PushChoices } from './push-choices.ts'
import type { DeviceSubscription, PushHost, PushRecord, PushText } from './push-host.ts'
import { registerDevice } from './push-sender.ts'
import { pushStateOf, wishAfter, type PushState } from './push-state.ts'
import type { QuietHours } from './quiet-hours.ts'
import type { PushKind, PushTopic } from './topics.ts'
import { PUSH_LOCK, PUSH_MARK, withdrawPush } from './withdraw-push.ts'

export interface PushMeans extends Pick<Means, 'onStart' | 'locks' | 'storage' | 'createId'> {
  readonly log: Pick<Logger, 'error' | 'warn'>
  readonly playerId: string
  readonly player: {
    readonly hash: string | null
  }
  /** Null: the operator has no web push. */
  readonly webPushKey: () => string | null
  /** Left out where the host has none. */
  readonly openPush?: (() => Promise<PushHost>) | undefined
}

/** The language of the visit, and what notifications say in it. */
export interface PushLanguage {
  readonly locale: string
  readonly texts: Readonly<Record<PushKind, PushText>>
}

/** How many tournaments are sent to the push service: the last ones. */
const MAX_REMINDERS = 20

/** Where a player's choices are kept on the device. */
export const choicesPlace = (id: string): string => `push-${id}`

/** Web push of one player on this device (docs/product-rules.md, Web push). */
export class Push {
  choices: PushChoices
  private device: { readonly host: PushHost; readonly isSubscribed: boolean; readonly at: number } | null = null
  private work: 'none' | 'working' | 'failed' = 'none'
  #language: PushLanguage | null = null
  /** The language that the worker has, as JSON. */
  #spoken: string | null = null
  #opening: Promise<PushHost | null> | null = null
  readonly #means: PushMeans
  readonly #place: string

  constructor(means: PushMeans) {
    this.#means = means
    this.#place = choicesPlace(means.playerId)
    this.choices = readChoices(means.storage.get(this.#place))
    makeObservable<this, 'device' | 'work' | 'set'>(this, {
      choices: observableRef,
      device: observableRef,
      work: observableRef,
      isOffered: computed,
      state: computed,
      set: action,
    })
    means.onStart(() => means.storage.onChange(this.#place, () => this.set({ choices: this.#kept() })))
  }

  /** Whether there is web push in this product. Not while the server data are read in another language. */
  get isOffered(): boolean {
    return this.#means.openPush !== undefined && this.#means.webPushKey() !== null
  }

  get state(): PushState {
    const { device, work, choices } = this
    return pushStateOf({
      isOffered: this.isOffered,
      isSupported: device && device.host.isSupported,
      permission: device?.host.isSupported ? device.host.permission() : 'default',
      wish: choices.wish,
      isSubscribed: device?.isSubscribed ?? false,
      work,
    })
  }

  /** Looks at the browser, once. Never rejects. */
  async open(): Promise<void> {
    await this.#open()
  }

  /** Sets the language of notifications, and tells a subscribed device. */
  speak(language: PushLanguage): Promise<void> {
    this.#language = language
    if (JSON.stringify(language) === this.#spoken) return Promise.resolve()
    return this.sync()
  }

  /** The player's press: asks the browser, and subscribes if it allows. */
  async accept(): Promise<void> {
    await this.#run(async (host) => {
      const wish = wishAfter(await host.ask())
      this.#choose({ wish })
      if (wish === 'on') await this.#subscribe(host)
    })
  }

  /** "Not now": remembered, and not asked again. */
  refuse(): void {
    this.#choose({ wish: 'refused' })
  }

  async turnOff(): Promise<void> {
    this.#choose({ wish: 'off' })
    await this.#run((host) => withdrawPush(host, this.#means))
  }

  setTopic(topic: PushTopic, isOn: boolean): Promise<void> {
    this.#choose({ topics: { ...this.#kept().topics, [topic]: isOn } })
    return this.sync()
  }

  setQuiet(quiet: QuietHours | null): Promise<void> {
    this.#choose({ quiet })
    return this.sync()
  }

  /** Tournaments whose start the sender tells, by slug. */
  setReminders(slugs: readonly string[]): Promise<void> {
    const reminders = slugs.slice(-MAX_REMINDERS)
    if (String(reminders) === String(this.#kept().reminders)) return Promise.resolve()
    this.#choose({ reminders })
    return this.sync()
  }

  /** Brings the subscription up to date: another key, another player, another zone or language, changed choices. Never asks. */
  async sync(): Promise<void> {
    if (this.choices.wish === 'on') await this.#run((host) => this.#subscribe(host))
  }

  async #subscribe(host: PushHost): Promise<void> {
    const { createId, player, storage, webPushKey } = this.#means
    const key = webPushKey()
    const language = this.#language
    if (host.permission() !== 'granted' || key === null || language === null || player.hash === null) return
    const digest = await host.digest(`push:${player.hash}`)
    let before = await host.readRecord()
    if (before !== null && before.player !== digest) {
      await withdrawPush(host, this.#means)
      before = null
    }
    storage.set(PUSH_MARK, '1')
    const subscription = await this.#subscription(host, key)
    const { topics, quiet, reminders } = this.#kept()
    const record: PushRecord = {
      player: digest,
      hwid: before?.hwid ?? createId(),
      key,
      endpoint: subscription.endpoint,
      locale: language.locale,
      timeZone: host.timeZone(),
      topics,
      quiet,
      reminders,
      texts: language.texts,
      isTold: true,
    }
    const isTold = before !== null && isSameForSender(before, record)
    // What was switched off is not shown from now on, whether or not the sender can be reached.
    await host.writeRecord({ ...record, isTold })
    this.#spoken = JSON.stringify(language)
    if (isTold) return
    await registerDevice(host, record, subscription)
    await host.writeRecord(record)
  }

  /** The subscription with this key; one with an older key is replaced. */
  async #subscription(host: PushHost, key: string): Promise<DeviceSubscription> {
    const current = await host.subscription()
    if (current !== null && (current.key === null || current.key === key)) return current
    if (current !== null) await host.unsubscribe()
    return host.subscribe(key)
  }

  async #run(work: (host: PushHost) => Promise<void>): Promise<void> {
    const host = await this.#open()
    if (!host?.isSupported) return
    this.set({ work: 'working' })
    try {
      await this.#means.locks.withLock(PUSH_LOCK, () => work(host))
      await this.#look(host)
      this.set({ work: 'none' })
    } catch (error) {
      this.#means.log.error('push', error)
      this.set({ work: 'failed' })
    }
  }

  #open(): Promise<PushHost | null> {
    const { openPush, webPushKey, log } = this.#means
    if (openPush === undefined || webPushKey() === null) return Promise.resolve(null)
    this.#opening ??= this.#find(openPush).catch((error: unknown) => {
      this.#opening = null
      log.error('push.open', error)
      return null
    })
    return this.#opening
  }

  async #find(openPush: () => Promise<PushHost>): Promise<PushHost> {
    const host = await openPush()
    await this.#look(host)
    const lookAgain = () => this.#look(host).catch((error: unknown) => this.#means.log.error('push', error))
    this.#means.onStart(() => host.onPermission(() => void lookAgain()))
    return host
  }

  async #look(host: PushHost): Promise<void> {
    const record = host.isSupported ? await host.readRecord() : null
    const subscription = record && (await host.subscription())
    const isSubscribed = record?.isTold === true && subscription?.endpoint === record.endpoint
    // A new object: the browser's permission is not observable.
    this.set({ device: { host, isSubscribed, at: (this.device?.at ?? 0) + 1 } })
  }

  #choose(change: Partial<PushChoices>): void {
    // Another tab may have changed them since.
    const choices = { ...this.#kept(), ...change }
    this.#means.storage.set(this.#place, JSON.stringify(choices))
    this.set({ choices })
  }

  #kept(): PushChoices {
    return readChoices(this.#means.storage.get(this.#place))
  }

  private set(change: Partial<{ choices: PushChoices; device: Push['device']; work: Push['work'] }>): void {
    Object.assign(this, change)
  }
}

/** Whether a change needs no call to the sender. The texts stay on the device. */
function isSameForSender(one: PushRecord, other: PushRecord): boolean {
  const said = (record: PushRecord) => JSON.stringify({ ...record, texts: null })
  return said(one) === said(other)
}

/** Creates a player's web push on this device; also the key of that part of the player. */
export function createPush(means: PushMeans): Push {
  return new Push(means)
}
