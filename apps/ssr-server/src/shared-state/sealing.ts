import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'
import type { SharedValue } from './shared-state.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const LENGTH_BYTES = 4

/**
 * Encrypts what leaves the server: an engine that is read by others tells them nothing, and one that is written by others
 * makes this server believe nothing. A value opens under the name only that it was closed for.
 */
export class Sealing {
  readonly #keys: readonly Buffer[]
  readonly #closingKey: Buffer

  /** @param keys of 32 bytes each: the first closes, all of them open, so that keys can be changed one node after another */
  constructor(keys: readonly [Buffer, ...Buffer[]]) {
    this.#keys = keys
    this.#closingKey = keys[0]
  }

  close(name: string, { facts, bytes }: SharedValue): Buffer {
    const text = Buffer.from(JSON.stringify(facts))
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(text.length)
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.#closingKey, nonce).setAAD(Buffer.from(name))
    const parts = [length, text, bytes].map((part) => cipher.update(part))
    return Buffer.concat([nonce, ...parts, cipher.final(), cipher.getAuthTag()])
  }

  /** Null where it was closed by none of the keys, or for another name. */
  open(name: string, sealed: Buffer): SharedValue | null {
    for (const key of this.#keys) {
      const plain = openWith(key, name, sealed)
      if (plain === null) continue
      const bytesFrom = LENGTH_BYTES + plain.readUInt32BE()
      const facts = JSON.parse(plain.toString('utf8', LENGTH_BYTES, bytesFrom)) as SharedValue['facts']
      return { facts, bytes: plain.subarray(bytesFrom) }
    }
    return null
  }
}

function openWith(key: Buffer, name: string, sealed: Buffer): Buffer | null {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

/** A name as the engine learns it. */
export function concealed(name: string): string {
  return hash('sha256', name, 'base64url')
}
