export type { FrameMessage } from './frame-message.ts'
export { GameRunStore, type GameRunPorts } from './game-run-store.ts'
export { MAIN, type NoticeKind, type Place, type Run, type RunMode } from './run.ts'
export { DEFAULT_FRAME, LOADER_HIDE_DELAY_MS, playableModes, type PlayableGame } from './run-rules.ts'
