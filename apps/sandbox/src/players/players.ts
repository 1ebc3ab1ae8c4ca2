import { randomBytes } from 'node:crypto'
import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { Currency } from '../ground/values/currencies.ts'
import type { Database } from '../ground/storage/database.ts'
import type { Documents } from './documents/documents.ts'
import { hashPassword } from './passwords.ts'
import { normaliseLogin, type ContactKind, type NewPlayer, type PlayerFlags, type PlayerRecord } from './player.ts'

interface PlayerRow {
  id: number
  hash: string
  email: string | null
  phone: string | null
  email_verified: number
  phone_verified: number
  password_hash: string
  nickname: string
  nickname_chosen: number
  currency: string
  country: string
  birthday: string | null
  registration_contact: string
  firstname: string
  lastname: string
  middlename: string
  address: string
  gender: string
  level_points: number
  logins: number
  flags: string
  created_at: number
}

const toRecord = (row: PlayerRow): PlayerRecord => ({
  id: row.id,
  hash: row.hash,
  email: row.email,
  phone: row.phone,
  emailVerified: row.email_verified === 1,
  phoneVerified: row.phone_verified === 1,
  passwordHash: row.password_hash,
  nickname: row.nickname,
  nicknameChosen: row.nickname_chosen === 1,
  currency: row.currency as Currency,
  country: row.country,
  birthday: row.birthday,
  registrationContact: row.registration_contact as ContactKind,
  firstname: row.firstname,
  lastname: row.lastname,
  middlename: row.middlename,
  address: row.address,
  gender: row.gender,
  levelPoints: row.level_points,
  logins: row.logins,
  flags: JSON.parse(row.flags) as PlayerFlags,
  createdAt: row.created_at,
})

export type PersonalData = Pick<
  PlayerRecord,
  'firstname' | 'lastname' | 'middlename' | 'address' | 'gender' | 'country' | 'birthday'
>

/** The accounts. Their money is in the ledger. */
export class Players {
  readonly #database: Database
  readonly #clock: PlatformClock
  readonly #documents: Pick<Documents, 'isApproved'>

  constructor(database: Database, clock: PlatformClock, documents: Pick<Documents, 'isApproved'>) {
    this.#database = database
    this.#clock = clock
    this.#documents = documents
  }

  /** By the documents, unless support has set the flag. */
  isVerified({ id, flags }: PlayerRecord): boolean {
    return flags['is_verified'] ?? this.#documents.isApproved(id)
  }

  byId(id: number): PlayerRecord | null {
    return this.#one('SELECT * FROM players WHERE id = ?', id)
  }

  byLogin(login: string): PlayerRecord | null {
    const normal = normaliseLogin(login)
    if ('email' in normal) return this.#one('SELECT * FROM players WHERE email = ?', normal.email)
    return normal.phone ? this.#one('SELECT * FROM players WHERE phone = ?', normal.phone) : null
  }

  isNicknameFree(nickname: string, exceptId = 0): boolean {
    return !this.#one('SELECT * FROM players WHERE nickname = ? AND id <> ?', nickname, exceptId)
  }

  freeNickname(): string {
    let nickname: string
    do nickname = `player${randomBytes(4).readUInt32BE() % 10_000_000}`
    while (!this.isNicknameFree(nickname))
    return nickname
  }

  create(player: NewPlayer): PlayerRecord {
    const flag = (value: boolean | undefined) => (value ? 1 : 0)
    const id = this.#database.insert('players', {
      hash: randomBytes(16).toString('hex'),
      email: player.email,
      phone: player.phone,
      email_verified: flag(player.emailVerified),
      phone_verified: flag(player.phoneVerified),
      password_hash: hashPassword(player.password),
      nickname: player.nickname,
      nickname_chosen: flag(player.nicknameChosen),
      currency: player.currency,
      country: player.country,
      birthday: player.birthday,
      registration_contact: player.registrationContact ?? (player.email ? 'email' : 'phone'),
      firstname: player.firstname ?? '',
      lastname: player.lastname ?? '',
      middlename: player.middlename ?? '',
      address: player.address ?? '',
      gender: player.gender ?? '',
      level_points: player.levelPoints ?? 0,
      logins: player.logins ?? 0,
      flags: JSON.stringify(player.flags ?? {}),
      created_at: this.#clock.now(),
    })
    return this.require(id)
  }

  require(id: number): PlayerRecord {
    const player = this.byId(id)
    if (!player) throw new Error(`No player ${id}`)
    return player
  }

  setCurrency(id: number, currency: Currency): void {
    this.#database.run('UPDATE players SET currency = ? WHERE id = ?', currency, id)
  }

  updatePersonalData(id: number, data: PersonalData): void {
    this.#database.run(
      'UPDATE players SET firstname = ?, lastname = ?, middlename = ?, address = ?, gender = ?, country = ?, birthday = ? WHERE id = ?',
      data.firstname,
      data.lastname,
      data.middlename,
      data.address,
      data.gender,
      data.country,
      data.birthday,
      id,
    )
  }

  chooseNickname(id: number, nickname: string): void {
    this.#database.run('UPDATE players SET nickname = ?, nickname_chosen = 1 WHERE id = ?', nickname, id)
  }

  setPassword(id: number, password: string): void {
    this.#database.run('UPDATE players SET password_hash = ? WHERE id = ?', hashPassword(password), id)
  }

  /** Sets a contact that is not confirmed; null removes it. */
  setContact(id: number, kind: ContactKind, value: string | null): void {
    this.#database.run(`UPDATE players SET ${kind} = ?, ${kind}_verified = 0 WHERE id = ?`, value, id)
  }

  markVerified(id: number, kind: ContactKind): void {
    this.#database.run(`UPDATE players SET ${kind}_verified = 1 WHERE id = ?`, id)
  }

  countLogin(id: number): void {
    this.#database.run('UPDATE players SET logins = logins + 1 WHERE id = ?', id)
  }

  addLevelPoints(id: number, points: number): void {
    if (points > 0) this.#database.run('UPDATE players SET level_points = level_points + ? WHERE id = ?', points, id)
  }

  setFlags(id: number, flags: PlayerFlags): void {
    this.#database.run('UPDATE players SET flags = ? WHERE id = ?', JSON.stringify(flags), id)
  }

  delete(id: number): void {
    this.#database.run('DELETE FROM players WHERE id = ?', id)
  }

  #one(sql: string, ...values: (string | number)[]): PlayerRecord | null {
    const row = this.#database.get<PlayerRow>(sql, ...values)
    return row ? toRecord(row) : null
  }
}
