import { action, computed, makeObservable, observableRef, reaction } from 'mobx'
import {
  type AnyPressState,
  Press,
  DomainError,
  Form,
  type Found,
  type Http,
  type KeepUnsentMeans,
  keepUnsent,
  type Means,
  withDeadline,
} from '../../core/index.ts'
import { createProfileApi } from './profile-api.ts'
import {
  changedData,
  nicknameErrors,
  personalDataErrors,
  personalDataOf,
  type PersonalData,
  type PersonalProfile,
} from './personal-data.ts'

export interface ProfileFormsMeans extends KeepUnsentMeans, Pick<Means, 'clock' | 'timers' | 'deviceSignals'> {
  readonly http: Pick<Http, 'change'>
  readonly player: KeepUnsentMeans['player'] & {
    readonly profile: {
      readonly value: PersonalProfile | undefined
      reload(): Promise<PersonalProfile & { readonly nickname?: string | null }>
    }
  }
}

const EMPTY: PersonalProfile = {
  firstName: '',
  middleName: '',
  lastName: '',
  address: '',
  country: null,
  gender: null,
  birthday: null,
  isBirthdayVerified: false,
}

type Field = keyof PersonalData

/** How long a save waits for what the platform holds by now, milliseconds. */
const LOOK_MS = 3000

/** The forms of the player's own data. Two tabs, or the player and support, may change the same profile. */
export class ProfileForms {
  readonly personal: Form<PersonalData>
  readonly nickname = new Form<{ nickname: string }>({ nickname: '' }, nicknameErrors)
  /** What the platform is known to hold. */
  private saved: PersonalData
  private changedMeanwhile: ReadonlySet<Field> = new Set()
  readonly #means: ProfileFormsMeans
  readonly #saving: Press<Partial<PersonalData>, void>
  readonly #choosing: Press<string, void>

  constructor(means: ProfileFormsMeans) {
    const { http, player, clock, onStart } = means
    const api = createProfileApi(http)
    this.#means = means
    this.#saving = new Press({
      prepare: (changes) => this.#refuseConflict(Object.keys(changes) as Field[]),
      send: api.save,
      find: (changes) => this.#find((profile) => isHeld(changes, profile)),
    })
    this.#choosing = new Press({
      send: api.chooseNickname,
      refusals: ['nickname_taken'],
      find: (nickname) => this.#find((profile) => profile.nickname === nickname),
    })
    const known = () => player.profile.value ?? EMPTY
    this.saved = personalDataOf(known())
    this.personal = new Form(this.saved, (values) => personalDataErrors(values, known(), clock.now()))
    makeObservable<this, 'saved' | 'changedMeanwhile' | 'take' | 'settle'>(this, {
      saved: observableRef,
      changedMeanwhile: observableRef,
      changedElsewhere: computed,
      take: action,
      settle: action,
    })
    onStart(() =>
      reaction(
        () => player.profile.value,
        (profile) => profile && this.take(personalDataOf(profile)),
        { fireImmediately: true },
      ),
    )
    // After the profile, so that it counts as changed here.
    keepUnsent(means, { form: this.personal, name: 'profile.details' })
  }

  /** Fields that were saved elsewhere while they were being changed here, with what was saved there. */
  get changedElsewhere(): Partial<PersonalData> {
    const fields = [...this.changedMeanwhile].filter((field) => this.personal.values[field] !== this.saved[field])
    return Object.fromEntries(fields.map((field) => [field, this.saved[field]]))
  }

  /** Reads the profile again when the page becomes visible: it may have been changed elsewhere. Returns a function that stops it. */
  open(): () => void {
    return this.#means.deviceSignals.onVisible(() => this.#reread())
  }

  /** Sends what was changed here, and nothing else. */
  async save(values: PersonalData): Promise<AnyPressState> {
    const changes = changedData(this.saved, values)
    if (Object.keys(changes).length === 0) return { status: 'done' }
    const state = await this.#saving.run(changes)
    if (state.status === 'done') this.settle(changes)
    this.#reread()
    return state
  }

  /** A nickname is chosen once. */
  async choose(nickname: string): Promise<AnyPressState> {
    const state = await this.#choosing.run(nickname.trim())
    this.#reread()
    return state
  }

  /** Throws where fields to send were saved elsewhere since the player was last told. */
  async #refuseConflict(fields: readonly Field[]): Promise<void> {
    const { timers, player } = this.#means
    const told = this.changedElsewhere
    await withDeadline({ timers, timeoutMs: LOOK_MS }, () => player.profile.reload()).catch(() => undefined)
    const { changedElsewhere } = this
    const news = fields.filter(
      (field) => Object.hasOwn(changedElsewhere, field) && changedElsewhere[field] !== told[field],
    )
    if (news.length === 0) return
    const refusals = Object.fromEntries(news.map((field) => [field, ['changed_elsewhere']]))
    throw new DomainError('rejected', { codes: ['changed_elsewhere'], fields: refusals })
  }

  /** What became of a change whose answer was lost, by the profile that the platform holds. */
  async #find(
    isDone: (profile: PersonalProfile & { readonly nickname?: string | null }) => boolean,
  ): Promise<Found<void>> {
    const profile = await this.#means.player.profile.reload()
    return isDone(profile) ? { status: 'done', value: undefined } : { status: 'missing' }
  }

  #reread(): void {
    this.#means.player.profile.reload().catch(() => undefined)
  }

  /** Takes the platform's newest values; changed fields keep theirs. */
  private take(newest: PersonalData): void {
    const { values } = this.personal
    const fields = Object.keys(newest) as Field[]
    const both = fields.filter((field) => values[field] !== this.saved[field] && newest[field] !== this.saved[field])
    this.changedMeanwhile = new Set([...this.changedMeanwhile, ...both])
    this.saved = newest
    this.personal.rebase(newest)
  }

  private settle(changes: Partial<PersonalData>): void {
    this.saved = { ...this.saved, ...changes }
    this.changedMeanwhile = new Set()
  }
}

/** Whether the platform holds what was changed. */
function isHeld(changes: Partial<PersonalData>, profile: PersonalProfile): boolean {
  return Object.keys(changedData(personalDataOf(profile), { ...personalDataOf(profile), ...changes })).length === 0
}
