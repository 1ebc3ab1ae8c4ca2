export { revealsFocus } from './reveals-focus.ts'
export { Row, type RowProps } from './row.tsx'
