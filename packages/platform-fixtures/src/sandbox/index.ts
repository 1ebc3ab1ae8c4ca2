export { DAMAGES, type Fault, type Message, type ReceivedCall } from './calls.ts'
export type { LedgerEntry, NewPlayer, PlayerRecord, TransactionRecord } from './players.ts'
export { SandboxControl } from './sandbox-control.ts'
export { SANDBOX_START_MS, startSandbox, type Sandbox } from './start-sandbox.ts'
