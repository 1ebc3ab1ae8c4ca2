export { Tabs, type TabItem, type TabsProps } from './tabs.tsx'
export { tabListStyles, tabStyles } from './tabs-styles.ts'
