export { closeAllOverlays, openOverlays, type OpenOverlay, type OverlayKind } from './overlay-stack.ts'
