import type { PushRecord } from '@croupier/domain/messaging'
import { isRefusal } from '../refusal.ts'

/** Where the sender of web push is called. */
export interface SenderAddress {
  readonly api: string
  readonly application: string
}

/** What the worker keeps of this device: it works without a page. */
export interface KeptPush {
  readonly record: PushRecord
  readonly sender: SenderAddress
}

const DATABASE = 'push'
const STORE = 'device'
const KEY = 'kept'
/** Of the shape. A worker ignores records of another version: the next visit rewrites them. */
const VERSION = 1

interface Stored extends KeptPush {
  readonly version: number
}

/** False in a browser that lets this site keep nothing. Rejects where the browser fails. */
export async function canKeep(): Promise<boolean> {
  try {
    await readKept()
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

export async function readKept(): Promise<KeptPush | null> {
  const stored = (await inStore('readonly', (store) => settled(store.get(KEY)))) as Partial<Stored> | undefined
  return stored?.version === VERSION && stored.record && stored.sender
    ? { record: stored.record, sender: stored.sender }
    : null
}

/** Null forgets it. */
export async function writeKept(kept: KeptPush | null): Promise<void> {
  await inStore('readwrite', (store) => settled(kept === null ? store.delete(KEY) : store.put(plainCopy(kept), KEY)))
}

/** Writes `after` where it is still `before` that is kept: a page may have written since, or forgotten the player. */
export async function replaceKept(before: KeptPush, after: KeptPush): Promise<boolean> {
  return inStore('readwrite', async (store) => {
    const stored = (await settled(store.get(KEY))) as Partial<Stored> | undefined
    const isSame = JSON.stringify(stored?.record) === JSON.stringify(before.record)
    if (isSame) await settled(store.put(plainCopy(after), KEY))
    return isSame
  })
}

/** What the stores observe cannot be cloned by the browser. */
const plainCopy = (kept: KeptPush): unknown => JSON.parse(JSON.stringify({ ...kept, version: VERSION }))

async function inStore<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const database = (await settled(opening)) as IDBDatabase
  try {
    const transaction = database.transaction(STORE, mode)
    return await run(transaction.objectStore(STORE))
  } finally {
    database.close()
  }
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('indexedDB')))
  })
}
