export { Select, type SelectProps } from './select.tsx'
export type { SelectItem } from './select-item.ts'
export type { SelectTexts } from './select-popup.tsx'
