// What a site asks of its platform, as data: for tools, not for pages.
export { platformCalls } from './platform-calls.ts'
export { platformEvents } from './platform-events.ts'
export type { PlatformCall } from './record-calls.ts'
