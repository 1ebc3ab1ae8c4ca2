export { useAnchored, type Anchored, type AnchoredOptions, type AnchoredPlacement } from './use-anchored.ts'
