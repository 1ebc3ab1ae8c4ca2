export { Dock, type DockProps } from './dock.tsx'
