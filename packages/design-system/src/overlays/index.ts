export {
  closeAllOverlays,
  enterOverlay,
  onOverlaysChange,
  openOverlays,
  type OpenOverlay,
  type OverlayKind,
} from './open-overlays.ts'
