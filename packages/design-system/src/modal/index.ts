export { Modal, type ModalProps } from './modal.tsx'
export { lockScroll } from './lock-scroll.ts'
