import { reaction } from 'mobx'
import { together, type Http, type KeptWork, type Means, type Resource } from '../../core/index.ts'
import { afterSending, type Documents, isAnyReviewed, isOpen } from './document.ts'
import { DocumentUpload } from './document-upload.ts'
import type { Picture } from './picture.ts'
import { createVerificationApi } from './verification-api.ts'

export interface VerificationMeans extends Pick<Means, 'timers' | 'reads' | 'onStart' | 'deviceSignals'> {
  readonly http: Http
  readonly player?: { readonly id: string | null }
  readonly keptWork?: Pick<KeptWork, 'keep' | 'take'>
}

const KEPT_PICTURES = 'verification.pictures'

/** While a document is reviewed, the documents are read again after this long, milliseconds: no live event tells of them. */
export const REREAD_MS = 15_000

/** The player's documents and the pictures chosen for them. */
export class Verification {
  readonly documents: Resource<Documents>
  readonly #means: VerificationMeans
  readonly #api: ReturnType<typeof createVerificationApi>
  readonly #uploads = new Map<string, DocumentUpload>()

  constructor(means: VerificationMeans) {
    const { http, reads, onStart } = means
    this.#means = means
    this.#api = createVerificationApi(http)
    this.documents = reads.one('verification.documents', (signal) => this.#api.documents(signal), {
      // Codes and states, no words.
      language: 'keep',
      isLive: true,
      isFresh: true,
    })
    onStart(() =>
      together(
        reaction(
          () => this.documents.value,
          (documents) => documents && this.#settleTaken(documents),
        ),
        reaction(
          () => means.player?.id ?? null,
          (owner) => owner !== null && this.#takeKept(owner),
          { fireImmediately: true },
        ),
        () => this.#leave(),
      ),
    )
  }

  upload(id: string): DocumentUpload {
    const known = this.#uploads.get(id)
    if (known) return known
    const upload = new DocumentUpload({
      send: (picture, options) => this.#api.send(id, picture, options),
      timers: this.#means.timers,
      isTaken: async () => {
        const { items } = await this.documents.reload()
        return items.some((one) => one.id === id && !isOpen(one))
      },
      onEnd: (isSent) => {
        if (isSent) this.documents.change((documents) => afterSending(documents, id))
        this.#reread()
      },
    })
    this.#uploads.set(id, upload)
    return upload
  }

  /** Reads the documents again at intervals while one is reviewed and the page is in view. Returns a function that stops it. */
  open(): () => void {
    const { deviceSignals, timers } = this.#means
    let cancel = (): void => undefined
    const wait = (): void => {
      cancel = timers.after(REREAD_MS, () => {
        const { value } = this.documents
        if (value && isAnyReviewed(value) && deviceSignals.isVisible()) this.#reread()
        wait()
      })
    }
    wait()
    return () => cancel()
  }

  /** Shows the pictures again that were chosen before the session ended. */
  #takeKept(owner: string): void {
    const kept = this.#means.keptWork?.take(owner, KEPT_PICTURES)
    if (kept instanceof Map) for (const [id, picture] of kept as Map<string, Picture>) this.upload(id).adopt(picture)
  }

  /** Keeps the chosen pictures for the next login of the player: a logout drops them. */
  #leave(): void {
    const { player, keptWork } = this.#means
    const owner = player?.id ?? null
    const pictures = new Map<string, Picture>()
    for (const [id, upload] of this.#uploads) {
      const picture = owner !== null && keptWork ? upload.handOver() : null
      if (picture) pictures.set(id, picture)
      upload.discard()
    }
    if (owner === null || pictures.size === 0) return
    const drop = () => pictures.forEach((picture) => picture.release())
    keptWork?.keep(owner, KEPT_PICTURES, { work: pictures, drop })
  }

  #reread(): void {
    this.documents.reload().catch(() => undefined)
  }

  /** Drops pictures of documents that the platform has: sent from another tab, or with a lost answer. */
  #settleTaken({ items }: Documents): void {
    for (const document of items) {
      const upload = this.#uploads.get(document.id)
      if (!upload || isOpen(document) || upload.isSending || upload.picture === null) continue
      upload.discard()
    }
  }
}
