import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Database } from '../../ground/storage/database.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import type { PlayerRecord } from '../../players/player.ts'
import type { Players } from '../../players/players.ts'
import { deviceName, deviceOf } from './device.ts'

/** How long an answer to a challenge is awaited, milliseconds. */
const CHALLENGE_MS = 5 * 60_000
const MAX_PASSKEYS = 20

export interface Passkey {
  id: string
  name: string
  created_at: number
  last_used_at: number | null
}

interface PasskeyRow extends Passkey {
  player_id: number
  public_key: string
  counter: number
  transports: string
  rp_id: string
}

/** The site that asks, as its server tells: a passkey works on one host only. */
interface Site {
  readonly rpId: string
  readonly origin: string
}

interface Means {
  database: Database
  clock: PlatformClock
  players: Players
}

/** Loaded with the first passkey. */
const webAuthn = () => import('@simplewebauthn/server')

/** Passkeys of players (WebAuthn), and the challenges that wait for an answer. */
export class Passkeys {
  readonly #means: Means
  /** When each challenge ends, and whose it is; null: of a login. */
  readonly #challenges = new Map<string, { playerId: number | null; endsAt: number }>()

  constructor(means: Means) {
    this.#means = means
  }

  list(playerId: number): Passkey[] {
    return this.#means.database.all<Passkey>(
      'SELECT id, name, created_at, last_used_at FROM passkeys WHERE player_id = ? ORDER BY created_at DESC, id',
      playerId,
    )
  }

  /** @returns false if the player has no such passkey */
  remove(playerId: number, id: string): boolean {
    return this.#means.database.run('DELETE FROM passkeys WHERE player_id = ? AND id = ?', playerId, id).changes > 0
  }

  /** What a browser needs to make one. @throws ApiError 422 for a player who has too many */
  async creationOptions(player: PlayerRecord, request: FastifyRequest) {
    const { generateRegistrationOptions } = await webAuthn()
    const { rpId } = siteOf(request)
    const known = this.#means.database.all<PasskeyRow>('SELECT * FROM passkeys WHERE player_id = ?', player.id)
    if (known.length >= MAX_PASSKEYS) throw new ApiError(422, 'too_many_passkeys')
    const login = player.email ?? player.phone ?? player.nickname
    const options = await generateRegistrationOptions({
      rpName: rpId,
      rpID: rpId,
      userName: login,
      userDisplayName: login,
      userID: new TextEncoder().encode(player.hash),
      attestationType: 'none',
      excludeCredentials: known.filter((row) => row.rp_id === rpId).map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    this.#remember(options.challenge, player.id)
    return options
  }

  /** @throws ApiError 422 `passkey_invalid` */
  async add(player: PlayerRecord, credential: unknown, request: FastifyRequest): Promise<void> {
    const { verifyRegistrationResponse } = await webAuthn()
    const { rpId, origin } = siteOf(request)
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: (challenge) => this.#take(challenge, player.id),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    }).catch(() => ({ registrationInfo: undefined }))
    if (!registrationInfo) throw new ApiError(422, 'passkey_invalid')
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    if (this.#byId(id)) throw new ApiError(422, 'passkey_exists')
    const { agent } = deviceOf(request)
    this.#means.database.insert('passkeys', {
      id,
      player_id: player.id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(' '),
      rp_id: rpId,
      name: deviceName(agent),
      created_at: this.#means.clock.now(),
    })
  }

  /** What a browser needs to use one, of any player. */
  async loginOptions(request: FastifyRequest) {
    const { generateAuthenticationOptions } = await webAuthn()
    const options = await generateAuthenticationOptions({ rpID: siteOf(request).rpId, userVerification: 'required' })
    this.#remember(options.challenge, null)
    return options
  }

  /** @returns the passkey's player @throws ApiError 401 `passkey_unknown` */
  async playerOf(credential: unknown, request: FastifyRequest): Promise<PlayerRecord> {
    const { verifyAuthenticationResponse } = await webAuthn()
    const { rpId, origin } = siteOf(request)
    const response = credential as AuthenticationResponseJSON
    const row = this.#byId(String((response as { id?: unknown } | null)?.id))
    const player = row ? this.#means.players.byId(row.player_id) : null
    if (!row || !player) throw new ApiError(401, 'passkey_unknown')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.#take(challenge, null),
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
        transports: row.transports.split(' ').filter(Boolean),
      },
      requireUserVerification: true,
    }).catch(() => ({ verified: false as const, authenticationInfo: undefined }))
    if (!verified || !authenticationInfo) throw new ApiError(401, 'passkey_invalid')
    this.#means.database.run(
      'UPDATE passkeys SET counter = ?, last_used_at = ? WHERE id = ?',
      authenticationInfo.newCounter,
      this.#means.clock.now(),
      row.id,
    )
    return player
  }

  clear(): void {
    this.#challenges.clear()
  }

  #byId(id: string): PasskeyRow | undefined {
    return this.#means.database.get<PasskeyRow>('SELECT * FROM passkeys WHERE id = ?', id)
  }

  #remember(challenge: string, playerId: number | null): void {
    const now = this.#means.clock.now()
    for (const [known, { endsAt }] of this.#challenges) if (endsAt <= now) this.#challenges.delete(known)
    this.#challenges.set(challenge, { playerId, endsAt: now + CHALLENGE_MS })
  }

  /** A challenge is answered once. */
  #take(challenge: string, playerId: number | null): boolean {
    const known = this.#challenges.get(challenge)
    this.#challenges.delete(challenge)
    return known !== undefined && known.playerId === playerId && known.endsAt > this.#means.clock.now()
  }
}

function siteOf({ headers, host, protocol }: FastifyRequest): Site {
  const text = (value: string | string[] | undefined, otherwise: string) =>
    typeof value === 'string' ? value : otherwise
  const origin = `${text(headers['x-forwarded-proto'], protocol)}://${text(headers['x-forwarded-host'], host)}`
  if (!URL.canParse(origin)) throw new ApiError(400, 'invalid_host')
  return { origin, rpId: new URL(origin).hostname }
}
