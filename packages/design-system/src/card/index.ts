export { Card, type CardProps } from './card.tsx'
export { cardStyles } from './card-styles.ts'
