export { useAnchored, type Anchored, type AnchoredOptions } from './use-anchored.ts'
export type { AnchoredPlacement } from './placement.ts'
