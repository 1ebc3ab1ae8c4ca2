export { IconButton, iconButtonStyles, type IconButtonProps } from './icon-button.tsx'
