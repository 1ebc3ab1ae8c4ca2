export { nextSort, sortRows, type SortValue, type TableSort } from './table-sort.ts'
export type { TableColumn, TableProps } from './table-props.ts'
export { tableRoles } from './table-roles.ts'
export { Table } from './table.tsx'
