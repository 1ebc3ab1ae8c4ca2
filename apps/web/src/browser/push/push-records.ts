import type { PushRecord } from '@croupier/domain/messaging'

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
/** Of the shape. A worker does not read another one: the next visit writes it anew. */
const VERSION = 1

interface Stored extends KeptPush {
  readonly version: number
}

export async function readKept(): Promise<KeptPush | null> {
  const stored = (await inStore('readonly', (store) => store.get(KEY))) as Partial<Stored> | undefined
  return stored?.version === VERSION && stored.record && stored.sender
    ? { record: stored.record, sender: stored.sender }
    : null
}

/** Null forgets it. */
export async function writeKept(kept: KeptPush | null): Promise<void> {
  const stored = kept && { ...kept, version: VERSION }
  // A plain copy: what the stores observe cannot be cloned.
  const plain: unknown = JSON.parse(JSON.stringify(stored))
  await inStore('readwrite', (store) => (plain === null ? store.delete(KEY) : store.put(plain, KEY)))
}

async function inStore(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opening = indexedDB.open(DATABASE)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const database = (await settled(opening)) as IDBDatabase
  try {
    const transaction = database.transaction(STORE, mode)
    return await settled(run(transaction.objectStore(STORE)))
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
