export { Toasts, type ToastsProps } from './toasts.tsx'
export type { ToastItem } from './toast.tsx'
