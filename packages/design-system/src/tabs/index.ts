export { Tabs, type TabItem, type TabsProps } from './tabs.tsx'
export { tabListStyles, tabStyles } from './tabs-styles.ts'
export { useMoreAtEdges } from './use-more-at-edges.ts'
