export { InfoOverlay, type InfoOverlayProps } from './info-overlay.tsx'
