export { VirtualGrid, type VirtualGridProps } from './virtual-grid.tsx'
export { VirtualList, type VirtualListProps, type VirtualListState } from './virtual-list.tsx'
