export {
  DAMAGES,
  SandboxControl,
  type Fault,
  type LedgerEntry,
  type Message,
  type NewPlayer,
  type PlayerRecord,
  type ReceivedCall,
  type TransactionRecord,
} from './sandbox-control.ts'
export { SANDBOX_START_MS, startSandbox, type Sandbox } from './start-sandbox.ts'
