export { Chip, type ChipProps } from './chip.tsx'
export { chipStyles } from './chip-styles.ts'
