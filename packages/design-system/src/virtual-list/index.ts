export { VirtualGrid, type VirtualGridProps } from './virtual-grid.tsx'
export { watchPlace } from './watch-place.ts'
export { VirtualList, type VirtualListProps, type VirtualListState } from './virtual-list.tsx'
