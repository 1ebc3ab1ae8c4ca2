export { Button, type ButtonProps } from './button.tsx'
export { buttonStyles } from './button-styles.ts'
export { LinkButton, type LinkButtonProps } from './link-button.tsx'
