import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Database } from '../../ground/storage/database.ts'
import { ApiError, notFound } from '../../ground/wire/api-error.ts'
import type { PictureFacts } from './picture-facts.ts'

export const DOCUMENT_TYPES = ['identity_document', 'payment_card', 'payment_system', 'additional_document'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** `none`: not sent, `wait`: sent, `cancel`: declined, `success`: verified. */
export type DocumentStatus = 'none' | 'wait' | 'cancel' | 'success'
export type Decision = Extract<DocumentStatus, 'cancel' | 'success'>

export const isDecision = (status: unknown): status is Decision => status === 'cancel' || status === 'success'

export interface DocumentRecord {
  id: number
  type: DocumentType
  status: DocumentStatus
  /** Why it was declined. */
  reason: string | null
  picture: PictureFacts | null
}

interface Row {
  id: number
  type: DocumentType
  status: DocumentStatus
  reason: string | null
  picture: string | null
}

/** A review takes this long, platform time. */
const REVIEW_MS = 90 * 60_000
/** The reviewer declines a picture whose shorter side has fewer pixels. */
const LEGIBLE_SIDE = 300

/** The documents of players and their review. */
export class Documents {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
  }

  /** All documents that the platform asks the player for. */
  list(playerId: number): DocumentRecord[] {
    this.#ask(playerId)
    this.#decideDue()
    const rows = this.#database.all<Row>('SELECT * FROM documents WHERE player_id = ? ORDER BY id', playerId)
    return rows.map(({ id, type, status, reason, picture }) => ({
      id,
      type,
      status,
      reason,
      picture: picture === null ? null : (JSON.parse(picture) as PictureFacts),
    }))
  }

  /** Whether the identity document and every other one that was sent are verified. */
  isApproved(playerId: number): boolean {
    const documents = this.list(playerId)
    const isVerified = ({ status }: DocumentRecord) => status === 'success'
    return (
      documents.some((one) => one.type === 'identity_document' && isVerified(one)) &&
      documents.every((one) => one.status === 'none' || isVerified(one))
    )
  }

  /** @throws ApiError 404 of another player's document, 409 while it waits or when it is verified */
  requireOpen(playerId: number, id: number): void {
    const document = this.list(playerId).find((one) => one.id === id)
    if (!document) throw notFound()
    if (document.status === 'wait' || document.status === 'success') throw new ApiError(409, 'already_submitted')
  }

  /** Takes a picture for review. */
  submit(playerId: number, id: number, picture: PictureFacts): void {
    this.#database.transaction(() => {
      this.requireOpen(playerId, id)
      this.#database.run(
        "UPDATE documents SET status = 'wait', reason = NULL, picture = ?, due_at = ? WHERE id = ?",
        JSON.stringify(picture),
        this.#clock.now() + REVIEW_MS,
        id,
      )
    })
  }

  /** The reviewer's decision. @throws ApiError 404 */
  decide(id: number, status: Decision, reason: string | null): void {
    const { changes } = this.#database.run(
      'UPDATE documents SET status = ?, reason = ?, due_at = NULL WHERE id = ?',
      status,
      status === 'cancel' ? reason : null,
      id,
    )
    if (changes === 0) throw notFound()
  }

  /** The platform asks every player for the same documents. */
  #ask(playerId: number): void {
    const isAsked = this.#database.get('SELECT 1 FROM documents WHERE player_id = ? LIMIT 1', playerId) !== undefined
    if (isAsked) return
    this.#database.transaction(() => {
      for (const type of DOCUMENT_TYPES) this.#database.insert('documents', { player_id: playerId, type })
    })
  }

  #decideDue(): void {
    const due = this.#database.all<Row>('SELECT * FROM documents WHERE due_at <= ?', this.#clock.now())
    for (const { id, picture } of due) {
      const { width = 0, height = 0 } = (picture === null ? {} : JSON.parse(picture)) as Partial<PictureFacts>
      const isLegible = Math.min(width, height) >= LEGIBLE_SIDE
      this.decide(id, isLegible ? 'success' : 'cancel', 'bad_document_quality')
    }
  }
}
