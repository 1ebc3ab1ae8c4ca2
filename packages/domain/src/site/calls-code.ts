import { lateCode, type Timers } from '../core/index.ts'

/** Loads the calls of every visit (`calls.ts`). */
export type CallsCode = () => Promise<typeof import('./calls.ts')>

export const createCallsCode = (deadline: { readonly timers: Timers; readonly timeoutMs: number }): CallsCode =>
  lateCode(deadline, () => import('./calls.ts'))
