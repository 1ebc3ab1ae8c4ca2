export { closeAllOverlays, openOverlays, type OpenOverlay, type OverlayKind } from './open-overlays.ts'
