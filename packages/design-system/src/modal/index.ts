export { Modal, type ModalProps } from './modal.tsx'
export type { DialogFrame } from './dialog-parts.tsx'
