export { DraggableWindow, type DraggableWindowProps } from './draggable-window.tsx'
