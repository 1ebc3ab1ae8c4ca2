import type { SpinDetail } from '../slot/machine.ts'
import { wait } from './setup.ts'

export interface SpinAnswer {
  readonly balance: number
  readonly win: number
  readonly detail: SpinDetail
}

interface RunState {
  readonly balance: number
  readonly active: boolean
}

type Refusal = (typeof KNOWN)[number] | 'offline' | 'refused'

export class GameRefused extends Error {
  readonly refusal: Refusal
  /** The highest bet of `bet_above_max`, `loss_limit` and `stake_limit`, minor units. */
  readonly max: number | null

  constructor(refusal: Refusal, max: number | null = null) {
    super(refusal)
    this.refusal = refusal
    this.max = max
  }
}

const RETRY_AFTER_MS = [600, 1500] as const

const KNOWN = [
  'insufficient_funds',
  'run_inactive',
  'limit_reached',
  'bet_above_max',
  'loss_limit',
  'stake_limit',
] as const

const refusalIn = (body: unknown): GameRefused => {
  const { code, max } = (body as { errors?: { code?: string; max?: number }[] } | null)?.errors?.[0] ?? {}
  return new GameRefused(KNOWN.find((one) => one === code) ?? 'refused', max ?? null)
}

/** A key for one bet, however often it is sent. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const createGameApi = (runToken: string) => {
  const base = `/run/${encodeURIComponent(runToken)}`

  const sendSpin = async (order: { bet: number; lines: number; idempotencyKey: string }): Promise<SpinAnswer> => {
    const answer = await fetch(`${base}/spin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
    if (answer.status >= 500) throw new TypeError(`Answered ${answer.status}`)
    const body: unknown = await answer.json()
    if (!answer.ok) throw refusalIn(body)
    return body as SpinAnswer
  }

  return {
    /** Repeats the call with the same key after a lost answer, so that the bet is taken once. */
    async spin(order: { bet: number; lines: number; idempotencyKey: string }): Promise<SpinAnswer> {
      for (const pause of [...RETRY_AFTER_MS, null]) {
        try {
          return await sendSpin(order)
        } catch (error) {
          if (error instanceof GameRefused) throw error
          if (pause === null) break
          await wait(pause)
        }
      }
      throw new GameRefused('offline')
    },
    async state(): Promise<RunState | null> {
      try {
        const answer = await fetch(`${base}/state`)
        if (answer.ok) return ((await answer.json()) as { data: RunState }).data
        return answer.status === 404 ? { balance: 0, active: false } : null
      } catch {
        return null
      }
    },
    /** Sends a beacon while the page closes. */
    end(): void {
      navigator.sendBeacon(`${base}/end`)
    },
  }
}
