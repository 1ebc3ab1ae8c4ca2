export { FileDrop, type FileDropProps, type FileDropTexts } from './file-drop.tsx'
export type { DroppedFile } from './file-item.tsx'
export type { Refusal, RefusalReason } from './file-rules.ts'
