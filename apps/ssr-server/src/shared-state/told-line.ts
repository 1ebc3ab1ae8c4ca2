import { setTimeout as pause } from 'node:timers/promises'
import { BYTES, byDeadline, openClient } from './engine-line.ts'

/** How long the engine holds a question until something new is told. */
const HOLD_MS = 1_000
const DEADLINE_MS = 3_000
const RECONNECT_MS = 250
const MOST_AT_ONCE = 500

type Entries = [id: Buffer, fields: [name: Buffer, message: Buffer]][]
type Answer = [key: Buffer, entries: Entries][] | null

/**
 * Reads what any node tells all of them, over a connection of its own. After each interruption it begins with the first that
 * the engine still has, so a message may come again.
 */
export class ToldLine {
  readonly #url: string
  readonly #key: string
  readonly #onMessage: (message: Buffer) => void
  #isClosed = false
  #client: ReturnType<typeof openClient> | undefined

  constructor(url: string, key: string, onMessage: (message: Buffer) => void) {
    this.#url = url
    this.#key = key
    this.#onMessage = onMessage
    void this.#follow()
  }

  close(): void {
    this.#isClosed = true
    this.#hangUp()
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      // oxlint-disable no-await-in-loop -- one connection after another
      await this.#readAll().catch(() => this.#hangUp())
      await pause(RECONNECT_MS, undefined, { ref: false })
    }
  }

  async #readAll(): Promise<void> {
    const client = openClient(this.#url)
    this.#client = client
    // What is wrong with the engine is told by the other connection.
    client.on('error', () => {})
    await byDeadline(client.connect(), DEADLINE_MS)
    for (let last: Buffer | string = '0'; !this.#isClosed;) {
      const limits = ['COUNT', String(MOST_AT_ONCE), 'BLOCK', String(HOLD_MS)]
      const question: Promise<Answer> = client.sendCommand<Answer>(
        ['XREAD', ...limits, 'STREAMS', this.#key, last],
        BYTES,
      )
      // oxlint-disable-next-line no-await-in-loop -- each begins after the last
      const answer: Answer = await byDeadline(question, DEADLINE_MS)
      for (const [id, [, message]] of answer?.[0]?.[1] ?? []) {
        last = id
        this.#onMessage(message)
      }
    }
  }

  #hangUp(): void {
    if (this.#client?.isOpen) this.#client.destroy()
    this.#client = undefined
  }
}
