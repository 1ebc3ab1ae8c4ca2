export { Button, type ButtonProps } from './button.tsx'
export { buttonStyles } from './button-styles.ts'
